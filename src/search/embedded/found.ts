import type {Catalog} from './index-file';
import type {QueryWord, Wording} from './query';
import {floor} from '../weights';

/** The matches for one word of the query. */
export interface Found {
  /** Maps record numbers to scores. */
  records: ReadonlyMap<number, number>;
  /** Highest score per page; 0 if the page does not match. */
  pages: Float64Array;
  /** Index terms that match the word. */
  terms: ReadonlySet<string>;
  /** Weight of the word within the query. */
  weight: number;
  /** `weight` times the square root of the highest page score, so rare words have a higher value. */
  importance: number;
  /**
   * Contribution to the unmatched share of the query. Positive if the index contains only a similarly spelled
   * word or no match.
   */
  unknown: number;
}

/**
 * Finds the records and pages that match a word of the query.
 * @param allowed returns whether a page passes the filters
 */
export function locate(word: QueryWord, catalog: Catalog, allowed: (page: number) => boolean): Found {
  const records = new Map<number, number>();
  const pages = new Float64Array(catalog.pages.length);
  for (const wording of word.wordings) {
    for (const [record, score] of scoresOf(wording)) {
      const page = catalog.page[record]!;
      if (
        allowed(page) &&
        score > (records.get(record) ?? 0) &&
        (!word.phrases || catalog.holds(record, word.phrases))
      ) {
        records.set(record, score);
        pages[page] = Math.max(pages[page]!, score);
      }
    }
  }
  const isSpelledAlike = word.wordings.every(({words}) =>
    words.some(({isTypo, terms}) => isTypo || terms.length === 0),
  );
  return {
    records,
    pages,
    terms: new Set(word.wordings.flatMap(({words}) => words.flatMap(({terms}) => terms))),
    weight: word.weight,
    importance: word.weight * Math.sqrt(Math.max(0, ...pages)),
    unknown: records.size === 0 ? floor.unknown * word.missed : isSpelledAlike ? floor.typo : 0,
  };
}

/** Returns the score of each record that contains all words of a wording, by record number. */
function scoresOf({words: [first, ...rest], weight}: Wording): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [record, score] of first!.scores) {
    if (rest.every((word) => word.scores.has(record))) {
      const sum = rest.reduce((all, word) => all + word.scores.get(record)!, score);
      scores.set(record, (weight * sum) / (rest.length + 1));
    }
  }
  return scores;
}
