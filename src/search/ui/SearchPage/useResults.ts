import {
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import {useEffect, useState} from 'react';
import type {SearchThemeConfig} from '@site/src/config/search';
import {levels} from '../../types';
import type {Hit, SearchRequest} from '../../types';
import {answer} from '../../weights';
import {useSearchEngine} from '../engine';
import {outcomeOf} from '../outcome';
import type {Outcome} from '../outcome';

/** A result as the page shows it. Texts are HTML that contains no tag but `<mark>`. */
export interface Result {
  id: string;
  url: string;
  title: string;
  /** The groups above the result, from the section down. */
  path: string[];
  text: string | undefined;
}

export type State =
  | {kind: 'empty' | 'failed'}
  | {kind: 'loading'; results: Result[]}
  | {kind: 'answered'; results: Result[]; total: number; pages: number; outcome: Outcome};

/** The engine is asked after this time without a change, in milliseconds. */
const pause = 200;

/**
 * Asks the configured engine.
 * @param query query as typed
 * @param pages number of result pages to fetch
 * @param attempt a new value repeats the request
 */
export function useResults(query: string, pages: number, attempt: number): State {
  const {config, engine} = useSearchEngine();
  const processUrl = useSearchResultUrlProcessor();
  const filters = JSON.stringify(useAlgoliaContextualFacetFilters());
  const asked = JSON.stringify([query, pages, attempt]);
  const [settled, setSettled] = useState<{asked: string; state: State}>({asked: '', state: {kind: 'empty'}});

  useEffect(() => {
    let isCurrent = true;
    const settle = (state: State) => isCurrent && setSettled({asked, state});
    if (query.trim() === '') {
      settle({kind: 'empty'});
      return undefined;
    }
    const requests = Array.from({length: pages}, (_, page) => requestFor(query, page, config, filters));
    const ask = () =>
      engine.search({requests}).then(
        ({results: answers}) => {
          const [first] = answers;
          settle({
            kind: 'answered',
            results: answers.flatMap(({hits}) => hits.map((hit) => toResult(hit, processUrl))),
            total: first!.nbHits,
            pages: first!.nbPages,
            outcome: outcomeOf(query, first!),
          });
        },
        () => settle({kind: 'failed'}),
      );
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, query, pages, engine, config, filters, processUrl]);

  // Set synchronously, because the server renders the page in the same way.
  if (query.trim() === '') {
    return {kind: 'empty'};
  }
  const {state} = settled;
  return settled.asked === asked
    ? state
    : {kind: 'loading', results: 'results' in state ? state.results : []};
}

/** Creates the request for one page of results. */
function requestFor(query: string, page: number, config: SearchThemeConfig, filters: string): SearchRequest {
  return {
    indexName: config.indexName,
    query,
    page,
    hitsPerPage: answer.hits,
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
    attributesToSnippet: [
      `content:${window.matchMedia(answer.narrow).matches ? answer.wordsOnNarrow : answer.words}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    ...(config.contextualSearch && {facetFilters: JSON.parse(filters) as SearchRequest['facetFilters']}),
  };
}

function toResult(
  {objectID, url, type, hierarchy, _highlightResult, _snippetResult}: Hit,
  processUrl: (url: string) => string,
): Result {
  const own = type === 'content' ? undefined : type;
  const titles = levels
    .filter((level) => hierarchy[level])
    .map((level) => ({level, text: _highlightResult.hierarchy[level]?.value ?? hierarchy[level]!}));
  const last = own ? titles.findIndex(({level}) => level === own) : titles.length - 1;
  return {
    id: objectID,
    url: processUrl(url),
    title: titles[last]?.text ?? '',
    path: titles.slice(0, last).map(({text}) => text),
    text: _snippetResult?.content?.value,
  };
}
