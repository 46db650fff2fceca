import {around, kindWeight, leastCoverage, ofPage, otherVersion} from '../weights';
import type {Catalog} from './index-file';
import type {Matcher} from './matcher';
import {readQuery} from './query';
import type {Asked} from './query';
import {ScoreBuffers} from './score-buffers';
import {thinOut} from './thin-out';
import {TitleBonus} from './title-bonus';

export interface Ranking {
  /** Numbers of records, the best first. */
  records: number[];
  /** Words of the index that were looked for, for highlighting. */
  terms: Set<string>;
}

/** Records that hold something, each once, and how well. */
interface Scored {
  records: ArrayLike<number>;
  scores: ArrayLike<number>;
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
 */
export class Ranker {
  private readonly buffers: ScoreBuffers;

  constructor(
    private readonly catalog: Catalog,
    private readonly matcher: Matcher,
  ) {
    this.buffers = new ScoreBuffers(catalog.size);
  }

  /**
   * @param allowed pages to look at
   * @param minecraft the reader's version; rows that it does not have come later
   */
  rank(query: string, allowed: (page: number) => boolean, minecraft = ''): Ranking {
    const {catalog, matcher, buffers} = this;
    const wordings = readQuery(query, matcher);
    const asked = new Set<number>();
    for (const {words} of wordings.flat()) {
      for (const word of words) {
        word.terms.forEach((term) => asked.add(term));
      }
    }
    const terms = new Set(Array.from(asked, (term) => matcher.index.terms[term]!));
    const found = wordings.map((one) => this.locate(one, allowed));
    const scores = buffers.take();
    const scored = this.score(found, scores, new TitleBonus(query, asked, catalog, matcher), query);
    for (const record of catalog.absentFrom(minecraft)) {
      scores[record]! *= otherVersion;
    }
    const records = thinOut(scored, scores, catalog);
    buffers.release(scores, scored);
    found.forEach(({records: buffer, touched}) => buffers.release(buffer, touched));
    return {records, terms};
  }

  private locate(asked: Asked, allowed: (page: number) => boolean): Found {
    const {catalog} = this;
    const touched: number[] = [];
    const best = this.buffers.take();
    const pages = new Float64Array(catalog.pages.length);
    let highest = 0;
    for (const {words, weight} of asked) {
      const {records, scores} = words.reduce<Scored>(
        (held, word, place) => (place === 0 ? held : this.both(held, word)),
        words[0]!,
      );
      for (let at = 0; at < records.length; at += 1) {
        const record = records[at]!;
        const page = catalog.page[record]!;
        if (!allowed(page)) {
          continue;
        }
        const score = (weight * scores[at]!) / words.length;
        const level = catalog.level[record]!;
        const share = level === 1 ? ofPage.title : level > 1 ? ofPage.heading : ofPage.text;
        if (best[record] === 0) {
          touched.push(record);
        }
        best[record] = Math.max(best[record]!, score);
        pages[page] = Math.max(pages[page]!, score * share);
        highest = Math.max(highest, score);
      }
    }
    return {touched, records: best, pages, importance: Math.sqrt(highest)};
  }

  /** The records that are in both, and the sum of what they count. */
  private both(one: Scored, other: Scored): Scored {
    const sums = this.buffers.take();
    for (let at = 0; at < one.records.length; at += 1) {
      sums[one.records[at]!] = one.scores[at]!;
    }
    const records: number[] = [];
    const scores: number[] = [];
    for (let at = 0; at < other.records.length; at += 1) {
      const record = other.records[at]!;
      if (sums[record]! > 0) {
        records.push(record);
        scores.push(sums[record]! + other.scores[at]!);
      }
    }
    this.buffers.release(sums, one.records);
    return {records, scores};
  }

  /**
   * @param scores by record, set for each that counts as a result
   * @returns those records
   */
  private score(found: Found[], scores: Float64Array, titles: TitleBonus, query: string): number[] {
    const {catalog} = this;
    const total = found.reduce((sum, {importance}) => sum + importance, 0);
    const pageScores = scorePages(found, total, catalog.pages.length);
    const isCommand = query.trim().startsWith('/');
    const coverages = this.buffers.take();
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
    const results: number[] = [];
    for (const record of scored) {
      const coverage = coverages[record]!;
      if (coverage < best * leastCoverage) {
        scores[record] = 0;
        continue;
      }
      const page = ofPage.share * pageScores[catalog.page[record]!]!;
      scores[record] =
        scores[record]! *
          coverage ** 2 *
          kindWeight(catalog.kind(record), catalog.level[record]!, isCommand) +
        titles.of(record) * coverage +
        page;
      results.push(record);
    }
    this.buffers.release(coverages, scored);
    return results;
  }
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
    if (pages[catalog.page[record]!] === 0) {
      // Nowhere on the page, so neither in the record nor above it.
      continue;
    }
    const own = records[record]!;
    let above = 0;
    let share = around.heading;
    for (let at = catalog.parent[record]!; at >= 0; at = catalog.parent[at]!) {
      above = Math.max(above, share * records[at]!);
      share *= around.furtherUp;
    }
    if (own > 0 || above > 0) {
      score += Math.max(own, above) + around.both * Math.min(own, above);
      covered += importance;
    } else {
      const elsewhere = around.page * pages[catalog.page[record]!]!;
      score += elsewhere;
      covered += elsewhere > 0 ? importance / 2 : 0;
    }
  }
  return {score, coverage: covered / total};
}
