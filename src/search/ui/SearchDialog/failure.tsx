import type {DocSearchTransformClient} from '@docsearch/react';
import translations from '@theme/SearchTranslations';
import type {ReactNode} from 'react';
import type {SearchThemeConfig} from '@site/src/config/search';
import type {SearchEngine} from '../engine';
import {outcomeOf} from '../outcome';
import type {Outcome} from '../outcome';
import {keepOrder, shownHits} from './groups';

type Search = DocSearchTransformClient['search'];

/**
 * Wraps a search function: preserves the order of results in the dialog, returns no results after a failure,
 * and reports the outcome. Otherwise, DocSearch 3.9.0 would briefly show its error screen and then "No
 * results", because autocomplete-core 1.17.9 sets its status to idle even after an error.
 * @param config contains the maximum number of results per group
 * @param setOutcome called after each response, unless a newer query has been sent, and before a query that
 *   does not continue the previous one
 */
export function reportOutcome(
  search: SearchEngine['search'],
  {maxResultsPerGroup: perGroup}: Pick<SearchThemeConfig, 'maxResultsPerGroup'>,
  setOutcome: (outcome: Outcome) => void,
): Search {
  let latest = 0;
  let previous = '';
  return (async (request: Parameters<SearchEngine['search']>[0]) => {
    const number = ++latest;
    const query = request.requests[0]?.query ?? '';
    // A message about the previous query stays while the reader continues that query, so that it does not flicker.
    if (!query.startsWith(previous)) {
      setOutcome({kind: 'found', isForeign: false});
    }
    previous = query;
    const settle = (outcome: Outcome) => number === latest && setOutcome(outcome);
    try {
      const response = await search(request);
      const [result] = response.results;
      if (result) {
        settle(outcomeOf(query, result));
      }
      return {
        results: response.results.map((one) => ({...one, hits: keepOrder(shownHits(one.hits, perGroup))})),
      };
    } catch {
      settle({kind: 'failed'});
      return {results: request.requests.map(() => ({hits: [], nbHits: 0}))};
    }
  }) as unknown as Search;
}

/** Replaces "No results" in the dialog after a failure. Under `npm start`, the index may not exist yet. */
export function Failure({engine}: Pick<SearchThemeConfig, 'engine'>): ReactNode {
  const noIndex = engine === 'embedded' && process.env.NODE_ENV === 'development';
  const {titleText, helpText} = translations.modal?.errorScreen ?? {};
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">{noIndex ? 'No search index yet' : titleText}</p>
      <p className="DocSearch-Help">
        {noIndex
          ? 'Run "npm run build" once, then restart "npm start". It searches the pages of that build.'
          : helpText}
      </p>
    </div>
  );
}
