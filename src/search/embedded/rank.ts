import type {Catalog} from './index-file';
import type {Matcher} from './matcher';
import type {PieceTexts} from './pieces';
import {readQuery} from './query';
import type {Wish, Wording} from './query';
import {termsOf} from './words';

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
  /** The records, each once. */
  touched: number[];
  /** Score by record; 0 where it is not. */
  records: Float64Array;
  /** Best score by page. */
  pages: Float64Array;
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
  const asked = new Set<number>();
  for (const {words} of wishes.flat()) {
    for (const word of words) {
      word.terms.forEach((term) => asked.add(term));
    }
  }
  const terms = new Set(Array.from(asked, (term) => matcher.index.terms[term]!));
  const found = wishes.map((wish) => locate(wish, catalog, allowed));
  const total = found.reduce((sum, {importance}) => sum + importance, 0);
  if (total === 0) {
    return {records: [], terms};
  }
  const pageScores = scorePages(found, total, catalog.pages.length);
  const titles = new TitleBonus(query, asked, catalog, matcher);
  const kindAsked = query.trim().startsWith('/') ? 'commands' : undefined;

  const scores = new Float64Array(catalog.size);
  const coverages = new Float64Array(catalog.size);
  const scored: number[] = [];
  let best = 0;
  for (const {touched} of found) {
    for (const record of touched) {
      if (coverages[record] === 0) {
        const {score, coverage} = scoreRecord(record, catalog, found, total);
        scores[record] = score;
        coverages[record] = coverage;
        best = Math.max(best, coverage);
        scored.push(record);
      }
    }
  }
  const records = scored.filter((record) => coverages[record]! >= best * leastCoverage);
  for (const record of records) {
    const coverage = coverages[record]!;
    const page = ofPage * pageScores[catalog.page[record]!]!;
    scores[record] =
      scores[record]! * coverage ** 2 * kindWeight(catalog, record, kindAsked) +
      titles.of(record) * coverage +
      page;
  }
  records.sort((a, b) => scores[b]! - scores[a]! || a - b);
  return {records: thinOut(records, catalog), terms};
}

function locate(wish: Wish, catalog: Catalog, allowed: (page: number) => boolean): Found {
  const touched: number[] = [];
  const records = new Float64Array(catalog.size);
  const pages = new Float64Array(catalog.pages.length);
  let best = 0;
  for (const wording of wish) {
    eachScore(wording, catalog.size, (record, score) => {
      const page = catalog.page[record]!;
      if (!allowed(page)) {
        return;
      }
      const level = catalog.level[record]!;
      const share = level === 1 ? 1 : level > 1 ? 0.8 : 0.6;
      if (records[record] === 0) {
        touched.push(record);
      }
      records[record] = Math.max(records[record]!, score);
      pages[page] = Math.max(pages[page]!, score * share);
      best = Math.max(best, score);
    });
  }
  return {touched, records, pages, importance: Math.sqrt(best)};
}

/** Tells the score of each record that holds every word of a wording. */
function eachScore(
  {words, weight}: Wording,
  size: number,
  tell: (record: number, score: number) => void,
): void {
  if (words.some(({records}) => records.length === 0)) {
    return;
  }
  const sums = words.length === 1 ? undefined : new Float64Array(size);
  const held = words.length === 1 ? undefined : new Uint8Array(size);
  words.forEach(({records, scores}, place) => {
    const isLast = place === words.length - 1;
    for (let at = 0; at < records.length; at += 1) {
      const record = records[at]!;
      let sum = scores[at]!;
      if (sums && held) {
        if (held[record] !== place) {
          continue;
        }
        held[record] = place + 1;
        sums[record]! += sum;
        sum = sums[record]!;
      }
      if (isLast) {
        tell(record, (weight * sum) / words.length);
      }
    }
  });
}

/** How well each page answers the query as a whole. */
function scorePages(found: Found[], total: number, size: number): Float64Array {
  const result = new Float64Array(size);
  for (let page = 0; page < size; page += 1) {
    let sum = 0;
    let covered = 0;
    for (const {pages, importance} of found) {
      const score = pages[page]!;
      sum += score;
      covered += score === 0 ? 0 : importance;
    }
    result[page] = sum * (covered / total) ** 2;
  }
  return result;
}

function scoreRecord(record: number, catalog: Catalog, found: Found[], total: number) {
  let score = 0;
  let covered = 0;
  for (const {records, pages, importance} of found) {
    const own = records[record]!;
    let above = 0;
    let share = inHeadingAbove;
    for (let at = catalog.parent[record]!; at >= 0; at = catalog.parent[at]!) {
      above = Math.max(above, share * records[at]!);
      share *= oneLevelFurther;
    }
    if (own > 0 || above > 0) {
      score += Math.max(own, above) + 0.3 * Math.min(own, above);
      covered += importance;
    } else {
      const elsewhere = elsewhereOnPage * pages[catalog.page[record]!]!;
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
class TitleBonus {
  /** Words of the query; -1 for one that the index does not know. */
  private readonly typed: number[];
  private readonly typedLength: number;
  /** Words of the title or text that is looked at. */
  private readonly words: number[] = [];

  constructor(
    query: string,
    private readonly asked: ReadonlySet<number>,
    private readonly catalog: Catalog,
    private readonly matcher: Matcher,
  ) {
    const terms = termsOf(query);
    this.typed = terms.map((term) => matcher.index.find(term));
    this.typedLength = terms.join(' ').length;
  }

  of(record: number): number {
    const {asked, catalog, words} = this;
    this.readTitle(record);
    let telling = 0;
    let found = 0;
    for (const term of words) {
      if (!this.matcher.isStopWord(term)) {
        telling += 1;
        found += asked.has(term) ? 1 : 0;
      }
    }
    const share = found / (telling || 1);
    return (catalog.level[record] === 1 ? 8 : 5) * share + this.phraseBonus(record);
  }

  /** Of `/rtp [<maxDistance>]` a reader types what stands before the arguments. */
  private readTitle(record: number): void {
    const {titles, pieces} = this.catalog;
    const first = titles.numbers[titles.starts[record]!]!;
    const isCommand = titles.starts[record]! < titles.starts[record + 1]! && pieces[first]!.startsWith('/');
    this.read(titles, record, isCommand ? /[[<]/ : undefined);
  }

  /** @param until what ends the text early */
  private read({numbers, starts}: PieceTexts, record: number, until?: RegExp): void {
    const {index} = this.matcher;
    const end = starts[record + 1]!;
    this.words.length = 0;
    for (let at = starts[record]!; at < end; at += 1) {
      const term = index.termOf(numbers[at]!);
      if (term >= 0) {
        this.words.push(term);
      } else if (until?.test(this.catalog.pieces[numbers[at]!]!)) {
        return;
      }
    }
  }

  private phraseBonus(record: number): number {
    const {words, typed} = this;
    if (this.typedLength < 3 || typed.includes(-1)) {
      return 0;
    }
    const place = placeOf(typed, words);
    if (place === 0) {
      return words.length === typed.length ? 30 : 12;
    }
    if (place > 0) {
      return 8;
    }
    if (typed.length === 1) {
      return 0;
    }
    this.read(this.catalog.texts, record);
    return placeOf(typed, words) >= 0 ? 6 : 0;
  }
}

/** Where a row of words begins in another; -1 when it is not there. */
function placeOf(row: readonly number[], words: readonly number[]): number {
  for (let place = 0; place + row.length <= words.length; place += 1) {
    let length = 0;
    while (length < row.length && words[place + length] === row[length]) {
      length += 1;
    }
    if (length === row.length) {
      return place;
    }
  }
  return -1;
}

/** Keeps the best record of each anchor, and not more than a handful of each page. */
function thinOut(records: number[], catalog: Catalog): number[] {
  const places = new Set<number>();
  const perPage = new Uint8Array(catalog.pages.length);
  return records.filter((record) => {
    const page = catalog.page[record]!;
    const place = catalog.place(record);
    if (perPage[page]! >= resultsPerPage || places.has(place)) {
      return false;
    }
    places.add(place);
    perPage[page]! += 1;
    return true;
  });
}
