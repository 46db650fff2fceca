import {around, calledSo, kindWeight, leastCoverage, otherVersion, wholeTitle} from '../weights';
import {Dictionary} from './dictionary';
import type {Catalog} from './index-file';
import type {Matcher} from './matcher';
import {readQuery} from './query';
import type {Asked} from './query';
import {thinOut} from './thin-out';
import type {Listed} from './thin-out';
import {termsOf} from './words';

export interface Ranking extends Listed {
  /** Words of the index that were looked for, for highlighting. */
  terms: Set<string>;
  /** Code of the query's language when that is not English. */
  language: string | undefined;
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
 * much of the query is covered weighs more than how often.
 */
export class Ranker {
  private readonly dictionary: Dictionary;

  constructor(
    private readonly catalog: Catalog,
    private readonly matcher: Matcher,
  ) {
    this.dictionary = new Dictionary(catalog.glossary);
  }

  /**
   * @param allowed pages to look at
   * @param minecraft the reader's version; rows that it does not have come later
   */
  rank(query: string, allowed: (page: number) => boolean, minecraft = ''): Ranking {
    const {catalog, matcher} = this;
    const {asked: wordings, language} = readQuery(query, matcher, this.dictionary);
    const asked = new Set<number>();
    for (const {words} of wordings.flat()) {
      for (const word of words) {
        word.terms.forEach((term) => asked.add(term));
      }
    }
    const terms = new Set(Array.from(asked, (term) => matcher.index.terms[term]!));
    const found = wordings.map((one) => this.locate(one, allowed));
    const scores = new Float64Array(catalog.size);
    const scored = this.score(found, scores, query, asked);
    for (const record of catalog.absentFrom(minecraft)) {
      scores[record]! *= otherVersion;
    }
    const listed = thinOut(scored, scores, catalog, termsOf(query));
    return {...listed, terms, language};
  }

  private locate(asked: Asked, allowed: (page: number) => boolean): Found {
    const {catalog} = this;
    const touched: number[] = [];
    const best = new Float64Array(catalog.size);
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
        if (best[record] === 0) {
          touched.push(record);
        }
        best[record] = Math.max(best[record]!, score);
        pages[page] = Math.max(pages[page]!, score);
        highest = Math.max(highest, score);
      }
    }
    return {touched, records: best, pages, importance: Math.sqrt(highest)};
  }

  /** The records that are in both, and the sum of what they count. */
  private both(one: Scored, other: Scored): Scored {
    const sums = new Float64Array(this.catalog.size);
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
    return {records, scores};
  }

  /**
   * @param scores by record, set for each that counts as a result
   * @returns those records
   */
  private score(found: Found[], scores: Float64Array, query: string, asked: ReadonlySet<number>): number[] {
    const {catalog} = this;
    const total = found.reduce((sum, {importance}) => sum + importance, 0);
    const isCommand = query.trim().startsWith('/');
    const typed = termsOf(query).map((term) => this.matcher.index.find(term));
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
    const results: number[] = [];
    for (const record of scored) {
      const coverage = coverages[record]!;
      if (coverage < best * leastCoverage) {
        scores[record] = 0;
        continue;
      }
      scores[record] =
        scores[record]! *
        coverage ** 3 *
        kindWeight(catalog.kind(record), isCommand) *
        (this.isName(typed, record) ? wholeTitle : 1) *
        (catalog.level[record] === 1 ? 1 + (calledSo * this.phrase(asked, record)) / found.length : 1);
      results.push(record);
    }
    return results;
  }

  /** How many words the longest phrase has of those that the page is called by, when all of its words are asked for. */
  private phrase(asked: ReadonlySet<number>, record: number): number {
    const {catalog, matcher} = this;
    const {numbers, starts} = catalog.asked;
    let longest = 0;
    let length = 0;
    let missing = false;
    for (let at = starts[record]!; at < starts[record + 1]!; at += 1) {
      const term = matcher.index.termOf(numbers[at]!);
      if (term < 0) {
        longest = missing ? longest : Math.max(longest, length);
        length = 0;
        missing = false;
      } else if (!matcher.isStopWord(term)) {
        length += 1;
        missing ||= !asked.has(term);
      }
    }
    return missing ? longest : Math.max(longest, length);
  }

  /** Whether the query is the whole title of a record; of a command, all of it but its arguments. */
  private isName(typed: readonly number[], record: number): boolean {
    const {catalog, matcher} = this;
    const {numbers, starts} = catalog.titles;
    let length = 0;
    for (let at = starts[record]!; at < starts[record + 1]!; at += 1) {
      const term = matcher.index.termOf(numbers[at]!);
      if (term >= 0 && (length === typed.length || term !== typed[length])) {
        return length === typed.length && catalog.kind(record) === 'command';
      }
      length += term >= 0 ? 1 : 0;
    }
    return length > 0 && length === typed.length;
  }
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
    for (let at = catalog.parent[record]!; at >= 0; at = catalog.parent[at]!) {
      above = Math.max(above, around.heading * records[at]!);
    }
    if (own > 0 || above > 0) {
      score += Math.max(own, above);
      covered += importance;
    } else {
      const elsewhere = around.page * pages[catalog.page[record]!]!;
      score += elsewhere;
      covered += elsewhere > 0 ? importance / 2 : 0;
    }
  }
  return {score, coverage: covered / total};
}
