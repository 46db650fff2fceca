import {
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import {useEffect, useRef, useState} from 'react';
import type {SearchThemeConfig} from '@site/src/config/search';
import {levels} from '../../types';
import type {Hit, SearchRequest} from '../../types';
import {answer} from '../../weights';
import {outcomeOf} from '../outcome';
import type {Outcome} from '../outcome';
import {useSearchEngine} from '../useSearchEngine';

/** A result as the page shows it. Texts are HTML with nothing but `<mark>` in it. */
export interface Result {
  id: string;
  url: string;
  title: string;
  /** What it lies in, from the section down. */
  path: string[];
  text: string | undefined;
}

export type State =
  | {kind: 'empty'}
  | {kind: 'loading'; results: Result[]; total: number}
  | {kind: 'answered'; results: Result[]; total: number; pages: number; outcome: Outcome}
  | {kind: 'failed'};

/** Time without a key press before the engine is asked, in milliseconds. */
const pause = 200;

/**
 * Asks the configured engine for a query.
 * @param query as typed
 * @param pages how many pages of results to have
 * @param attempt another number asks again
 */
export function useResults(query: string, pages: number, attempt: number): State {
  const {config, engine} = useSearchEngine();
  const processUrl = useSearchResultUrlProcessor();
  const filters = JSON.stringify(useAlgoliaContextualFacetFilters());
  const [state, setState] = useState<State>({kind: 'empty'});
  const shown = useRef<{query: string; results: Result[]; total: number}>({query: '', results: [], total: 0});

  useEffect(() => {
    if (query.trim() === '') {
      shown.current = {query: '', results: [], total: 0};
      setState({kind: 'empty'});
      return undefined;
    }
    const isSame = shown.current.query === query;
    setState({kind: 'loading', results: shown.current.results, total: shown.current.total});
    let current = true;
    const timer = setTimeout(
      () => {
        engine
          .search({
            requests: Array.from({length: pages}, (_, page) => requestFor(query, page, config, filters)),
          })
          .then(
            ({results: answers}) => {
              if (!current) {
                return;
              }
              const results = answers.flatMap(({hits}) => hits.map((hit) => toResult(hit, processUrl)));
              const {nbHits: total, nbPages} = answers[0]!;
              shown.current = {query, results, total};
              setState({
                kind: 'answered',
                results,
                total,
                pages: nbPages,
                outcome: outcomeOf(query, answers[0]!),
              });
            },
            () => {
              if (current) {
                setState({kind: 'failed'});
              }
            },
          );
      },
      isSame ? 0 : pause,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, pages, attempt, engine, config, filters, processUrl]);

  return state;
}

/** What is asked for one page of results. */
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
