import type {QueryResult} from '../types';

/** The result of a query, as far as readers are told about it. */
export type Outcome =
  | {kind: 'found'; isForeign: boolean}
  /** `words` are queries that find something; `closest` is the most similar page. */
  | {kind: 'nothing'; query: string; words: readonly string[]; closest?: QueryResult['closest']}
  | {kind: 'failed'};

/** Suggested if the index has no similar word: what most readers look for. */
const commonSearches = ['allocate memory', 'install a modpack', 'crash report'];

/** Returns what the reader is told about an answer. */
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
