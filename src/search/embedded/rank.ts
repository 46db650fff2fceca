import type {Catalog} from './index-file';
import type {Matcher} from './matcher';
import {readQuery} from './query';
import type {Wish, Wording} from './query';
import {stopWords, termsOf} from './words';

/** Results of one page that a query has; the hosted engine's `distinct`. */
export const resultsPerPage = 5;

/** What a match is worth that is not in the record itself. */
const inHeadingAbove = 0.55;
const oneLevelFurther = 0.9;
const elsewhereOnPage = 0.25;
/** What a page's own answer adds to each of its records. */
const ofPage = 0.4;

/** Share of the best record's coverage that a record must reach to count as a result. */
const leastCoverage = 0.5;

export interface Ranking {
  /** Numbers of records, the best first. */
  records: number[];
  /** Words of the index that were looked for, for highlighting. */
  terms: Set<string>;
}

/** Where one word of the query was found. */
interface Found {
  /** Score by record. */
  records: Map<number, number>;
  /** Best score by page. */
  pages: Map<number, number>;
  /** How much of the query the word is: rare words score higher, so what is rare decides. */
  importance: number;
}

/**
 * Ranks the records that answer a query.
 * A record counts what it holds itself, then what the headings above it hold, then what its page holds elsewhere. How
 * much of the query is covered weighs more than how often; the query as a title weighs most.
 * @param allowed pages to look at
 */
export function rank(
  query: string,
  catalog: Catalog,
  matcher: Matcher,
  allowed: (page: number) => boolean,
): Ranking {
  const wishes = readQuery(query, matcher);
  const terms = new Set(
    wishes.flatMap((wish) => wish.flatMap(({words}) => words.flatMap((word) => [...word.terms]))),
  );
  const found = wishes.map((wish) => locate(wish, catalog, allowed));
  const total = found.reduce((sum, {importance}) => sum + importance, 0);
  if (total === 0) {
    return {records: [], terms};
  }
  const pageScores = scorePages(found, total);
  const typed = termsOf(query).join(' ');
  const kindAsked = query.trim().startsWith('/') ? 'commands' : undefined;

  const scored = [...new Set(found.flatMap(({records}) => [...records.keys()]))].map((record) => {
    const {score, coverage} = scoreRecord(record, catalog, found, total);
    const titles = titleBonus(catalog, record, typed, terms) * coverage;
    const kind = kindWeight(catalog, record, kindAsked);
    const page = ofPage * pageScores.get(catalog.page[record]!)!;
    return {record, coverage, score: score * coverage ** 2 * kind + titles + page};
  });
  const best = scored.reduce((most, {coverage}) => Math.max(most, coverage), 0);
  const records = scored
    .filter(({coverage}) => coverage >= best * leastCoverage)
    .sort((a, b) => b.score - a.score || a.record - b.record)
    .map(({record}) => record);
  return {records: thinOut(records, catalog), terms};
}

function locate(wish: Wish, catalog: Catalog, allowed: (page: number) => boolean): Found {
  const records = new Map<number, number>();
  const pages = new Map<number, number>();
  let best = 0;
  for (const wording of wish) {
    for (const [record, score] of wordingScores(wording)) {
      const page = catalog.page[record]!;
      if (!allowed(page)) {
        continue;
      }
      const level = catalog.level[record]!;
      const share = level === 1 ? 1 : level > 1 ? 0.8 : 0.6;
      records.set(record, Math.max(records.get(record) ?? 0, score));
      pages.set(page, Math.max(pages.get(page) ?? 0, score * share));
      best = Math.max(best, score);
    }
  }
  return {records, pages, importance: Math.sqrt(best)};
}

/** Scores of the records that hold every word of a wording. */
function wordingScores({words, weight}: Wording): Map<number, number> {
  const scores = new Map<number, number>();
  const [first, ...rest] = words;
  first?.scores.forEach((score, record) => {
    let sum = score;
    for (const word of rest) {
      const other = word.scores.get(record);
      if (other === undefined) {
        return;
      }
      sum += other;
    }
    scores.set(record, (weight * sum) / words.length);
  });
  return scores;
}

/** How well each page answers the query as a whole. */
function scorePages(found: Found[], total: number): Map<number, number> {
  const scores = new Map<number, number>();
  for (const page of new Set(found.flatMap(({pages}) => [...pages.keys()]))) {
    let sum = 0;
    let covered = 0;
    for (const {pages, importance} of found) {
      const score = pages.get(page);
      sum += score ?? 0;
      covered += score === undefined ? 0 : importance;
    }
    scores.set(page, sum * (covered / total) ** 2);
  }
  return scores;
}

function scoreRecord(record: number, catalog: Catalog, found: Found[], total: number) {
  let score = 0;
  let covered = 0;
  for (const {records, pages, importance} of found) {
    const own = records.get(record) ?? 0;
    let above = 0;
    let share = inHeadingAbove;
    for (let at = catalog.parent[record]!; at >= 0; at = catalog.parent[at]!) {
      above = Math.max(above, share * (records.get(at) ?? 0));
      share *= oneLevelFurther;
    }
    if (own > 0 || above > 0) {
      score += Math.max(own, above) + 0.3 * Math.min(own, above);
      covered += importance;
    } else {
      const elsewhere = elsewhereOnPage * (pages.get(catalog.page[record]!) ?? 0);
      score += elsewhere;
      covered += elsewhere > 0 ? importance / 2 : 0;
    }
  }
  return {score, coverage: covered / total};
}

/**
 * What is general goes first: a page before its headings, a heading before a row or a paragraph. A permission node is
 * looked up by its name, so that among other words it stands back.
 */
function kindWeight(catalog: Catalog, record: number, asked: string | undefined): number {
  const kind = catalog.kind(record);
  if (kind === asked) {
    return 2;
  }
  switch (kind) {
    case 'page':
      return 2.5;
    case 'heading':
      return catalog.level[record] === 2 ? 1.15 : 1.1;
    case 'commands':
      return 1.1;
    case 'nodes':
      return 0.7;
    case 'text':
      return 1;
    default:
      return 0.8;
  }
}

/** For how much of a title was asked, and for the query word for word in a title or in the text. */
function titleBonus(catalog: Catalog, record: number, typed: string, terms: ReadonlySet<string>): number {
  const title = catalog.nameTerms(record);
  const telling = title.filter((term) => !stopWords.has(term));
  const asked = telling.filter((term) => terms.has(term)).length / (telling.length || 1);
  return (catalog.level[record] === 1 ? 8 : 5) * asked + phraseBonus(catalog, record, title.join(' '), typed);
}

function phraseBonus(catalog: Catalog, record: number, title: string, typed: string): number {
  if (typed.length < 3) {
    return 0;
  }
  if (title === typed) {
    return 30;
  }
  if (title.startsWith(`${typed} `)) {
    return 12;
  }
  const padded = ` ${typed} `;
  if (` ${title} `.includes(padded)) {
    return 8;
  }
  const isPhrase = typed.includes(' ');
  return isPhrase && catalog.textTerms(record).includes(padded) ? 6 : 0;
}

/** Keeps the best record of each anchor, and not more than a handful of each page. */
function thinOut(records: number[], catalog: Catalog): number[] {
  const anchors = new Set<string>();
  const perPage = new Map<number, number>();
  return records.filter((record) => {
    const page = catalog.page[record]!;
    const place = `${page}#${catalog.anchor(record) ?? ''}`;
    const count = perPage.get(page) ?? 0;
    if (anchors.has(place) || count >= resultsPerPage) {
      return false;
    }
    anchors.add(place);
    perPage.set(page, count + 1);
    return true;
  });
}
