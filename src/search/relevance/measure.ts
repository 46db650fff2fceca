import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {z} from 'zod';
import {searchConfig} from '../../config/search';
import {Engine} from '../embedded/engine';
import {siteIndex} from '../embedded/write-index';
import {dialogParameters} from '../request';
import type {SearchRecord, SearchResponse} from '../types';
import {shownHits} from '../ui/SearchDialog/groups';

const addresses = z.array(z.string().startsWith('/docs')).min(1);
const querySchema = z.strictObject({
  query: z.string().trim().min(1),
  places: addresses,
  pages: addresses.optional(),
  from: z.url().optional(),
});

/**
 * A query as typed by a reader, with its correct answers. `places` lists the URLs of sections that answer
 * the query on their own, or of a page if the entire page is the answer; each of them counts as correct.
 * `pages` lists additional helpful pages, which only the page-level metrics accept.
 */
export type Query = z.infer<typeof querySchema>;

export interface Outcome extends Query {
  /** URLs of the shown rows, in the dialog's order. */
  rows: string[];
  /** Rank of the first row that links to a correct section, starting at 1; 0 if no row does. */
  place: number;
  /** Rank of the first row that links to a correct page, starting at 1; 0 if no row does. */
  page: number;
  /** Whether the first five rows all link to the same page. */
  isFilled: boolean;
}

/** Metrics of a query set, each as a share of its queries. */
export interface Shares {
  /** Share of queries whose first row links to a correct section. */
  firstPlace: number;
  /** Share of queries with a correct section in the first five rows, which are visible without scrolling. */
  fivePlaces: number;
  /** Share of queries whose first row links to a correct page. */
  firstPage: number;
  /** Share of queries with a correct page in the first five rows. */
  fivePages: number;
  /** Share of queries whose first five rows all link to the same page. */
  filled: number;
}

export interface Score extends Shares {
  outcomes: Outcome[];
  /** Number of queries that are skipped because none of their pages exist. */
  skipped: number;
  /** Expected sections that do not exist although their pages do. */
  missing: string[];
}

export interface QuerySet {
  name: string;
  /** File name in `queryFolder`. */
  file: string;
  has: (query: string) => boolean;
  /** Minimum scores of the set; for `filled`, the maximum. */
  goals: Shares;
}

/**
 * Returns whether a query is held back from tuning. A hash of the query decides, so the choice is unbiased
 * and adding a query does not affect the others.
 */
export function isHeldBack(query: string): boolean {
  return createHash('sha256').update(query).digest()[0]! >= 128;
}

const goalsOf = (firstPlace: number, fivePlaces: number, firstPage: number, fivePages: number): Shares => ({
  firstPlace,
  fivePlaces,
  firstPage,
  fivePages,
  filled: 0.15,
});

/**
 * All query sets. Use only queries that are not held back for tuning, and do not inspect the misses of the
 * others.
 */
const querySets: readonly QuerySet[] = [
  {name: 'queries', file: 'queries.jsonl', has: () => true, goals: goalsOf(0.76, 0.95, 0.93, 0.98)},
  {
    name: 'threads',
    file: 'threads.jsonl',
    has: (query) => !isHeldBack(query),
    goals: goalsOf(0.58, 0.85, 0.93, 0.98),
  },
  {name: 'questions', file: 'questions.jsonl', has: () => true, goals: goalsOf(0.5, 0.8, 0.74, 0.94)},
  {
    name: 'asked',
    file: 'asked.jsonl',
    has: (query) => !isHeldBack(query),
    goals: goalsOf(0.58, 0.84, 0.74, 0.9),
  },
  {name: 'fresh', file: 'fresh.jsonl', has: () => true, goals: goalsOf(0.4, 0.75, 0.6, 0.86)},
  {
    name: 'latest',
    file: 'latest.jsonl',
    has: (query) => !isHeldBack(query),
    goals: goalsOf(0.29, 0.62, 0.37, 0.78),
  },
  {name: 'languages', file: 'languages.jsonl', has: () => true, goals: goalsOf(0.76, 0.97, 0.95, 0.97)},
  {name: 'held-back', file: 'held-back.jsonl', has: () => true, goals: goalsOf(0.63, 0.88, 0.88, 0.95)},
  {name: 'threads-held-back', file: 'threads.jsonl', has: isHeldBack, goals: goalsOf(0.53, 0.79, 0.86, 0.96)},
  {name: 'asked-held-back', file: 'asked.jsonl', has: isHeldBack, goals: goalsOf(0.45, 0.78, 0.65, 0.91)},
  {name: 'latest-held-back', file: 'latest.jsonl', has: isHeldBack, goals: goalsOf(0.31, 0.6, 0.48, 0.77)},
  {
    name: 'fresh-held-back',
    file: 'fresh-held-back.jsonl',
    has: () => true,
    goals: goalsOf(0.46, 0.68, 0.62, 0.78),
  },
];

/** Returns whether a score meets the goals. */
export function reaches(score: Shares, {filled, ...least}: Shares): boolean {
  const names = Object.keys(least) as (keyof typeof least)[];
  return score.filled < filled && names.every((name) => score[name] >= least[name]);
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** Formats metrics as one line. */
export function sharesText({firstPlace, fivePlaces, firstPage, fivePages, filled}: Shares): string {
  return (
    `section: first row ${percent(firstPlace)}, first five ${percent(fivePlaces)}; page: first row ${percent(firstPage)}, ` +
    `first five ${percent(fivePages)}; first five from one page ${percent(filled)}`
  );
}

/** Formats a score as one line. */
export function summary(score: Score): string {
  const waiting = score.skipped > 0 ? `; skipped ${score.skipped} queries whose pages do not exist` : '';
  return `${score.outcomes.length} queries, ${sharesText(score)}${waiting}`;
}

/**
 * Returns the 95 % confidence interval of a share, computed by bootstrapping: 10,000 samples are drawn from
 * the outcomes with replacement. The random seed is fixed, so every run returns the same interval.
 */
export function intervalOf(
  outcomes: readonly Outcome[],
  test: (outcome: Outcome) => boolean,
): [number, number] {
  const hits = outcomes.map((outcome) => (test(outcome) ? 1 : 0));
  let state = 1;
  // Linear congruential generator: Park and Miller, "Random number generators: good ones are hard to find"
  // (1988)
  const draw = () => (state = (state * 48_271) % 2_147_483_647) % hits.length;
  const shares = Array.from(
    {length: 10_000},
    () => hits.reduce<number>((sum) => sum + hits[draw()]!, 0) / hits.length,
  ).sort((a, b) => a - b);
  return [shares[250]!, shares[9749]!];
}

/** Returns whether the first five rows include a correct section. */
export const isPlaceShown = ({place}: Outcome) => place >= 1 && place <= 5;

/** Maximum median and mean number of rows for queries that no page answers. */
export const rowsWithoutAnswer = {median: 3, mean: 4};

/** Queries that no page answers: they are about other products or are noise. */
const unanswered = 'no-answer.jsonl';

/**
 * Parses a query file with one JSON object per line.
 * @throws Error with file and line of the first invalid query
 */
export function parseQueries(text: string, file: string): Query[] {
  return text.split('\n').flatMap((line, index) => {
    try {
      return line.trim() === '' ? [] : [querySchema.parse(JSON.parse(line))];
    } catch (cause) {
      throw new Error(
        `${file}:${index + 1}  invalid query; allowed: {"query": "…", "places": ["/docs/…#section"]}, optionally with "pages" and "from" (a URL)`,
        {cause},
      );
    }
  });
}

/** Folder of the query files, relative to the project. */
export const queryFolder = 'src/search/relevance';

/**
 * Measures all query sets on a built site.
 * @param records records of the site
 * @param root folder of the project
 * @returns the score of each set, and the number of rows for queries without an answer
 */
export function measureSite(
  records: SearchRecord[],
  root: string,
): {sets: {set: QuerySet; score: Score}[]; rowsShown: {median: number; mean: number}} {
  const engine = new Engine(siteIndex(records));
  const ask = (query: string) => engine.search({requests: [{indexName: 'docs', query, ...dialogParameters}]});
  const existing = new Set(records.map(placeOf));
  const sets = querySets.map((set) => {
    const file = join(root, queryFolder, set.file);
    const queries = existsSync(file) ? parseQueries(readFileSync(file, 'utf8'), file) : [];
    return {
      set,
      score: measure(
        queries.filter(({query}) => set.has(query)),
        ask,
        existing,
      ),
    };
  });
  const file = join(root, queryFolder, unanswered);
  const rows = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map(
          (line) =>
            shownHits(ask((JSON.parse(line) as {query: string}).query).results[0]!.hits, maxResultsPerGroup)
              .length,
        )
        .sort((a, b) => a - b)
    : [];
  const mean = rows.reduce((sum, count) => sum + count, 0) / Math.max(1, rows.length);
  return {sets, rowsShown: {median: rows[rows.length >> 1] ?? 0, mean}};
}

/**
 * Measures the queries whose answers exist.
 * @param ask sends a query to the engine with the dialog's parameters
 * @param existing URLs of the pages and sections of the built site
 */
export function measure(
  queries: Query[],
  ask: (query: string) => SearchResponse,
  existing: ReadonlySet<string>,
): Score {
  const isAnswerable = ({places}: Query) => places.some((place) => existing.has(pageOf(place)));
  const answerable = queries.filter(isAnswerable);
  const outcomes = answerable.map((one): Outcome => {
    const rows = shownHits(ask(one.query).results[0]!.hits, maxResultsPerGroup).map(placeOf);
    const pages = [...one.places, ...(one.pages ?? [])].map(pageOf);
    const shown = rows.map(pageOf);
    return {
      ...one,
      rows,
      place: rows.findIndex((row) => one.places.includes(row)) + 1,
      page: shown.findIndex((page) => pages.includes(page)) + 1,
      isFilled: rows.length >= 5 && new Set(shown.slice(0, 5)).size === 1,
    };
  });
  const share = (test: (outcome: Outcome) => boolean) => outcomes.filter(test).length / outcomes.length;
  return {
    outcomes,
    skipped: queries.length - answerable.length,
    missing: [
      ...new Set(
        answerable
          .flatMap(({places}) => places)
          .filter((place) => existing.has(pageOf(place)) && !existing.has(place)),
      ),
    ],
    firstPlace: share(({place}) => place === 1),
    fivePlaces: share(isPlaceShown),
    firstPage: share(({page}) => page === 1),
    fivePages: share(({page}) => page >= 1 && page <= 5),
    filled: share(({isFilled}) => isFilled),
  };
}

const {maxResultsPerGroup} = searchConfig({});

/** Returns the decoded path and hash of a result. */
function placeOf({url}: {url: string}): string {
  const {pathname, hash} = new URL(url);
  return decodeURI(pathname) + decodeURI(hash);
}

/** Removes the hash from a URL. */
const pageOf = (place: string) => place.replace(/#.*/, '');
