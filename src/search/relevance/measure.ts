import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {z} from 'zod';
import {searchConfig} from '../../config/search';
import {Engine} from '../embedded/engine';
import {siteIndex} from '../embedded/write-index';
import {dialogParameters} from '../request';
import type {Hit, SearchRecord, SearchResponse} from '../types';

const querySchema = z.object({query: z.string().trim().min(1), pages: z.array(z.string()).min(1)});

/** A query as a reader types it, and the routes of the pages that answer it; any of them will do. */
export type Query = z.infer<typeof querySchema>;

interface Outcome extends Query {
  /** Routes in the order the dialog shows them, each once. */
  shown: string[];
  /** Place of the first right page, counted from 1; 0 when it is not shown. */
  place: number;
  /** The same, of the first right row. */
  row: number;
  /** Whether one page fills the first five rows. */
  isFilled: boolean;
}

export interface Score {
  outcomes: Outcome[];
  /** Queries none of whose pages exist. */
  skipped: number;
  /** Share of queries with a right page at the very top. */
  top1: number;
  /** Share of queries with a right page among the first five. */
  top5: number;
  /** Share of queries with a right page in the first five rows, which is what a reader sees without scrolling. */
  rows: number;
  /** Share of queries whose first five rows are all of one page. */
  filled: number;
}

export interface QuerySet {
  name: string;
  /** In this folder. */
  file: string;
  has: (query: string) => boolean;
}

/**
 * Half of the queries from public threads, by a hash of the query: nobody chooses which. Adding a query moves no other.
 * @returns whether the query is kept from tuning
 */
export function isHeldBack(query: string): boolean {
  return createHash('sha256').update(query).digest()[0]! >= 128;
}

/** What every set has to reach; of `filled` less. */
export const goals = {top1: 0.88, top5: 0.97, rows: 0.92, filled: 0.15};

/** What the engine is tuned with, and twice what keeps the tuning honest: nobody looks at what is missed there. */
const querySets: readonly QuerySet[] = [
  {name: 'queries', file: 'queries.jsonl', has: () => true},
  {name: 'threads', file: 'threads.jsonl', has: (query) => !isHeldBack(query)},
  {name: 'languages', file: 'languages.jsonl', has: () => true},
  {name: 'held-back', file: 'held-back.jsonl', has: () => true},
  {name: 'threads-held-back', file: 'threads.jsonl', has: isHeldBack},
];

/** Whether a score reaches the goals. */
export function reaches({top1, top5, rows, filled}: Score): boolean {
  return top1 >= goals.top1 && top5 >= goals.top5 && rows >= goals.rows && filled < goals.filled;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** The goals in one line. */
export const goalsText = `first at least ${percent(goals.top1)}, five pages ${percent(goals.top5)}, five rows ${percent(goals.rows)}, one page fills five rows in less than ${percent(goals.filled)}`;

/** A score in one line. */
export function summary({outcomes, skipped, top1, top5, rows, filled}: Score): string {
  const waiting = skipped > 0 ? `; ${skipped} wait for pages that are not written` : '';
  return `${outcomes.length} queries, first ${percent(top1)}, five pages ${percent(top5)}, five rows ${percent(rows)}, one page fills five rows ${percent(filled)}${waiting}`;
}

/** Reads queries, one JSON object a line. */
export function parseQueries(text: string, file: string): Query[] {
  return text.split('\n').flatMap((line, index) => {
    try {
      return line.trim() === '' ? [] : [querySchema.parse(JSON.parse(line))];
    } catch (cause) {
      const place = `${file}:${index + 1}`;
      throw new Error(
        `${place}  a line is {"query": "…", "pages": ["/docs/…"]}, each with something in it.`,
        {
          cause,
        },
      );
    }
  });
}

/** Where the lists of queries are, from the root of the project. */
export const queryFolder = 'src/search/relevance';

/**
 * Asks a built site all sets of queries.
 * @param records of the site
 * @param root of the project that the lists are in
 */
export function measureSite(records: SearchRecord[], root: string): {set: QuerySet; score: Score}[] {
  const engine = new Engine(siteIndex(records));
  const ask = (query: string) => engine.search({requests: [{indexName: 'docs', query, ...dialogParameters}]});
  const routes = new Set(records.map((record) => routeOf(record)));
  return querySets.map((set) => {
    const file = join(root, queryFolder, set.file);
    const queries = existsSync(file) ? parseQueries(readFileSync(file, 'utf8'), file) : [];
    const asked = queries.filter(({query}) => set.has(query));
    return {set, score: measure(asked, ask, routes)};
  });
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
    const rows = inDialogOrder(ask(one.query).results[0]!.hits).map(routeOf);
    const shown = [...new Set(rows)];
    const isRight = (route: string) => one.pages.includes(route);
    return {
      ...one,
      shown,
      place: shown.findIndex(isRight) + 1,
      row: rows.findIndex(isRight) + 1,
      isFilled: rows.length >= 5 && new Set(rows.slice(0, 5)).size === 1,
    };
  });
  const share = (test: (outcome: Outcome) => boolean) => outcomes.filter(test).length / outcomes.length;
  return {
    outcomes,
    skipped: queries.length - answerable.length,
    top1: share(({place}) => place === 1),
    top5: share(({place}) => place >= 1 && place <= 5),
    rows: share(({row}) => row >= 1 && row <= 5),
    filled: share(({isFilled}) => isFilled),
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

function routeOf({url}: {url: string}): string {
  return decodeURI(new URL(url).pathname);
}
