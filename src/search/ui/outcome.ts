import type {QueryResult} from '../types';

/** What readers are told about the result of a query. */
export type Outcome =
  | {kind: 'found'; isForeign: boolean}
  /** `words` are searches that find something; `closest` is the page that comes closest. */
  | {kind: 'nothing'; query: string; words: readonly string[]; closest?: QueryResult['closest']}
  | {kind: 'failed'};

/** Suggested where no word is near: what most readers come for. */
const commonSearches = ['allocate memory', 'install a modpack', 'crash report'];

/** @returns what an answer says about its query */
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
