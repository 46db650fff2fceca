import {stemmer} from 'stemmer';
import {indexTerms} from '../embedded/words';
import type {SearchRecord} from '../types';
import {asked, vocabulary} from '../vocabulary';

/** Words with little meaning: stop words and the most common English words. */
const commonWords = new Set(
  [vocabulary.stopWords, ...Object.values(vocabulary.common)].join(' ').split(' ').flatMap(indexTerms),
);

/** Maps each stem to the stems of its synonyms, which match without an entry in `asked/*.yaml`. */
const synonyms = new Map(
  vocabulary.same.flatMap((group) => {
    const stems = group.filter((phrase) => !phrase.includes(' ')).flatMap((word) => stemsOf(word));
    return stems.map((stem) => [stem, stems] as const);
  }),
);

/** Returns the stems of a text, because the search matches words by stem. */
function stemsOf(text: string): string[] {
  return indexTerms(text).map(stemmer);
}

/**
 * Returns the words of a text that a section does not contain in any form.
 * @param text phrases, separated by commas
 * @param section title, texts and aliases of the section
 */
export function newWords(text: string, section: string): string[] {
  const held = new Set(stemsOf(section));
  const words = new Map<string, string>();
  for (const word of text.split(/[\s,]+/)) {
    const [term = ''] = indexTerms(word);
    const stem = stemmer(term);
    const isHeld = [stem, ...(synonyms.get(stem) ?? [])].some((one) => held.has(one));
    if (term !== '' && !commonWords.has(term) && !isHeld) {
      words.set(stem, term);
    }
  }
  return [...words.values()];
}

/** Returns the title, aliases and all texts of a section. */
function textOf(records: readonly SearchRecord[]): string {
  return records
    .flatMap(({type, hierarchy, content, aliases}) => [
      type === 'content' ? '' : hierarchy[type],
      aliases,
      content,
    ])
    .join(' ');
}

/**
 * Adds the words of `asked/*.yaml` to the records of one page.
 * @param path path of the page, including the base path
 * @param records records of the page, in reading order
 */
export function addAsked(path: string, records: readonly SearchRecord[]): void {
  for (const [anchor, text] of Object.entries(asked[path] ?? {})) {
    const section = records.filter((record) => record.anchor === anchor);
    const [place] = section;
    if (place !== undefined) {
      place.asked = newWords(text, textOf(section)).join(' ');
    }
  }
}
