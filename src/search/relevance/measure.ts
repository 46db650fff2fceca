import {searchConfig} from '../../config/search';
import type {Hit, SearchResponse} from '../types';

/** A query as a reader types it, and the pages that answer it; any of them will do. */
export interface Query {
  query: string;
  /** Routes. */
  pages: string[];
}

export interface Outcome extends Query {
  /** Routes in the order the dialog shows them, each once. */
  shown: string[];
  /** Place of the first right page, counted from 1; 0 when it is not shown. */
  place: number;
}

export interface Score {
  outcomes: Outcome[];
  /** Queries none of whose pages exist. */
  skipped: number;
  /** Share of queries with a right page at the very top. */
  top1: number;
  /** Share of queries with a right page among the first five. */
  top5: number;
  /** Mean reciprocal rank (Voorhees, "The TREC-8 Question Answering Track Report", 1999). */
  mrr: number;
}

/** `queries` is what the engine was tuned with; `held-back` keeps the tuning honest, so nobody tunes with it. */
export const querySets = ['queries', 'held-back'] as const;

/** What a set has to reach. */
export const goals = {top1: 0.8, top5: 0.95};

/** A score in one line. */
export function summary({outcomes, skipped, top1, top5, mrr}: Score): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const waiting = skipped > 0 ? `; ${skipped} wait for pages that are not written` : '';
  return `${outcomes.length} queries, top-1 ${percent(top1)}, top-5 ${percent(top5)}, MRR ${mrr.toFixed(3)}${waiting}`;
}

/** Reads queries, one JSON object a line. */
export function parseQueries(text: string, file: string): Query[] {
  return text
    .split('\n')
    .map((line, index) => ({line, number: index + 1}))
    .filter(({line}) => line.trim() !== '')
    .map(({line, number}) => {
      const {query, pages} = readLine(line, `${file}:${number}`);
      if (typeof query !== 'string' || query.trim() === '' || !Array.isArray(pages) || pages.length === 0) {
        throw new Error(
          `${file}:${number}  a line is {"query": "…", "pages": ["/docs/…"]}, each with something in it.`,
        );
      }
      return {query, pages: pages as string[]};
    });
}

function readLine(line: string, place: string): {query?: unknown; pages?: unknown} {
  try {
    return JSON.parse(line) as object;
  } catch (error) {
    throw new Error(`${place}  not JSON: ${(error as Error).message}. Each line is one JSON object.`, {
      cause: error,
    });
  }
}

/**
 * Asks every query whose answer exists.
 * @param ask the engine, with the parameters that the dialog sends
 * @param existing routes of the built pages
 */
export function measure(
  queries: Query[],
  ask: (query: string) => SearchResponse,
  existing: ReadonlySet<string>,
): Score {
  const answerable = queries.filter(({pages}) => pages.some((page) => existing.has(page)));
  const outcomes = answerable.map((one): Outcome => {
    const shown = [...new Set(inDialogOrder(ask(one.query).results[0]!.hits).map(routeOf))];
    return {...one, shown, place: shown.findIndex((route) => one.pages.includes(route)) + 1};
  });
  const share = (test: (outcome: Outcome) => boolean) => outcomes.filter(test).length / outcomes.length;
  return {
    outcomes,
    skipped: queries.length - answerable.length,
    top1: share(({place}) => place === 1),
    top5: share(({place}) => place >= 1 && place <= 5),
    mrr: outcomes.reduce((sum, {place}) => sum + (place === 0 ? 0 : 1 / place), 0) / outcomes.length,
  };
}

const {maxResultsPerGroup} = searchConfig({});

/** Hits as the dialog lists them: by group in order of first appearance, in the group by page, five of each. */
export function inDialogOrder(hits: Hit[]): Hit[] {
  const groups = groupBy(hits, (hit) => hit.hierarchy.lvl0 ?? '');
  return groups.flatMap((group) => groupBy(group, (hit) => hit.hierarchy.lvl1 ?? '').flat());
}

function groupBy(hits: Hit[], key: (hit: Hit) => string): Hit[][] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const group = groups.get(key(hit)) ?? [];
    groups.set(key(hit), group);
    if (group.length < maxResultsPerGroup) {
      group.push(hit);
    }
  }
  return [...groups.values()];
}

function routeOf({url}: Hit): string {
  return decodeURI(new URL(url).pathname);
}
