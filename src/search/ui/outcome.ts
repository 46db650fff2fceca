import type {QueryResult} from '../types';

/** Outcome of a query, as reported to the reader. */
export type Outcome =
  | {kind: 'found'; isForeign: boolean}
  /** No results. `words` are alternative queries with results, `closest` is the most similar page. */
  | {kind: 'nothing'; query: string; words: readonly string[]; closest?: QueryResult['closest']}
  | {kind: 'failed'};

/** Common queries, suggested if the index contains no similar word. */
const commonSearches = ['allocate memory', 'install a modpack', 'crash report'];

/** Returns the outcome to report for a response. */
export function outcomeOf(query: string, {nbHits, language, nearest = [], closest}: QueryResult): Outcome {
  return nbHits > 0
    ? {kind: 'found', isForeign: language !== undefined}
    : {
        kind: 'nothing',
        query,
        words: nearest.length > 0 ? nearest : commonSearches,
        ...(closest && {closest}),
      };
}
