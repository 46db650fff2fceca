import {stemmer} from 'stemmer';
import {indexTerms} from '../embedded/words';
import type {SearchRecord} from '../types';
import {asked, vocabulary} from '../vocabulary';

const stopWords = new Set(vocabulary.stopWords.split(' ').flatMap(indexTerms));

/** Returns the words of a phrase that are not stop words. */
function significantWords(phrase: string): string[] {
  return phrase.split(' ').filter((word) => indexTerms(word).some((term) => !stopWords.has(term)));
}

/**
 * Shortens a list of phrases for the index: removes stop words, and phrases whose words are all in the title.
 * @param text phrases, separated by commas
 */
export function shortPhrases(text: string, title: string): string {
  const held = new Set(indexTerms(title).map(stemmer));
  const isHeld = (word: string) => indexTerms(word).every((term) => held.has(stemmer(term)));
  const phrases = text.split(', ').flatMap((phrase) => {
    const words = significantWords(phrase);
    // A phrase with a single significant word keeps its stop words, because the word alone would match too many
    // queries.
    return words.every(isHeld) ? [] : [words.length > 1 ? words.join(' ') : phrase];
  });
  return [...new Set(phrases)].join(', ');
}

/**
 * Adds the phrases of `asked/*.yaml` to the records of one page.
 * @param path path of the page, with the base path
 * @param records records of the page, in reading order
 */
export function addAsked(path: string, records: readonly SearchRecord[]): void {
  for (const [anchor, text] of Object.entries(asked[path] ?? {})) {
    const place = records.find((record) => record.anchor === anchor && record.type !== 'content');
    if (place !== undefined && place.type !== 'content') {
      place.asked = shortPhrases(text, place.hierarchy[place.type] ?? '');
    }
  }
}
