import {
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import {useEffect, useState} from 'react';
import type {SearchThemeConfig} from '@site/src/config/search';
import {sections} from '@site/src/config/sections';
import {groupFacet} from '../../request';
import {levels} from '../../types';
import type {Hit, SearchRequest} from '../../types';
import {answer} from '../../weights';
import {useSearchEngine} from '../engine';
import {outcomeOf} from '../outcome';
import type {Outcome} from '../outcome';

/** A result as the search page shows it. Strings are HTML with no tags except `<mark>`. */
export interface Result {
  id: string;
  url: string;
  title: string;
  /** Titles above the result, starting with the section. */
  path: string[];
  text: string | undefined;
}

export type State =
  | {kind: 'empty' | 'failed'}
  | {kind: 'loading'; results: Result[]}
  | {
      kind: 'answered';
      results: Result[];
      total: number;
      pages: number;
      outcome: Outcome;
      /** Number of results per section, regardless of the selected sections. */
      counts: SectionCount[];
    };

/** A section with results, and the search groups that belong to it. */
export interface SectionCount {
  label: string;
  groups: string[];
  count: number;
}

/** Debounce delay in milliseconds. */
const pause = 200;

/**
 * Runs a query with the configured engine.
 * @param query query as typed
 * @param pages number of result pages to fetch
 * @param attempt changing this number repeats the request
 * @param groups limits results to these groups; empty for all groups
 */
export function useResults(
  query: string,
  pages: number,
  attempt: number,
  groups: readonly string[] = [],
): State {
  const {config, engine} = useSearchEngine();
  const processUrl = useSearchResultUrlProcessor();
  const filters = JSON.stringify(useAlgoliaContextualFacetFilters());
  const limit = JSON.stringify(groups);
  const asked = JSON.stringify([query, pages, attempt, limit]);
  const [settled, setSettled] = useState<{asked: string; state: State}>({asked: '', state: {kind: 'empty'}});

  useEffect(() => {
    let isCurrent = true;
    const settle = (state: State) => isCurrent && setSettled({asked, state});
    if (query.trim() === '') {
      settle({kind: 'empty'});
      return undefined;
    }
    const only = JSON.parse(limit) as string[];
    const requests = Array.from({length: pages}, (_, page) => requestFor(query, page, config, filters, only));
    // The first request ignores the selected section, so that the counts include all sections.
    if (only.length > 0) requests.push({...requestFor(query, 0, config, filters, []), hitsPerPage: 1});
    const ask = () =>
      engine.search({requests}).then(
        ({results: answers}) => {
          const [first] = answers;
          const shown = answers.slice(0, pages);
          settle({
            kind: 'answered',
            results: shown.flatMap(({hits}) => hits.map((hit) => toResult(hit, processUrl))),
            total: first!.nbHits,
            pages: first!.nbPages,
            outcome: outcomeOf(query, first!),
            counts: countSections(answers.at(only.length > 0 ? -1 : 0)?.facets?.[groupFacet]),
          });
        },
        () => settle({kind: 'failed'}),
      );
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, query, pages, limit, engine, config, filters, processUrl]);

  // Returned without waiting for an effect, to match the server-rendered HTML.
  if (query.trim() === '') {
    return {kind: 'empty'};
  }
  const {state} = settled;
  return settled.asked === asked
    ? state
    : {kind: 'loading', results: 'results' in state ? state.results : []};
}

/** Returns the groups and the total count of each section that has results, in section order. */
function countSections(groups: Record<string, number> = {}): SectionCount[] {
  // Pages outside of any section belong to the group "Documentation".
  const labels = [...sections.map(({label}) => label), 'Documentation'];
  const counts = labels.map((label): SectionCount => ({label, groups: [], count: 0}));
  for (const [group, count] of Object.entries(groups)) {
    const of = counts.find(({label}) => group === label || group.startsWith(`${label}: `));
    of?.groups.push(group);
    if (of) of.count += count;
  }
  return counts.filter(({count}) => count > 0);
}

/** Creates the request for one page of results. */
function requestFor(
  query: string,
  page: number,
  config: SearchThemeConfig,
  filters: string,
  groups: readonly string[],
): SearchRequest {
  const isNarrow = window.matchMedia(answer.narrow).matches;
  const facetFilters = [
    ...(config.contextualSearch ? [JSON.parse(filters) as (string | string[])[]].flat() : []),
    ...(groups.length > 0 ? [groups.map((group) => `${groupFacet}:${group}`)] : []),
  ];
  return {
    indexName: config.indexName,
    query,
    page,
    hitsPerPage: answer.hits,
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
    attributesToSnippet: [`content:${isNarrow ? answer.wordsOnNarrowPage : answer.wordsOnPage}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    facets: [groupFacet],
    ...(facetFilters.length > 0 && {facetFilters}),
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
