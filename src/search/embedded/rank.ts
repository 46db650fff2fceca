import {around, aliasMatch, commandAsked, kinds, leastCoverage, otherVersion, wholeTitle} from '../weights';
import type {Catalog} from './index-file';
import {QueryReader} from './query';
import type {QueryWord, Wording} from './query';
import {diversify} from './diversify';
import type {Listed} from './diversify';
import type {WordIndex} from './word-index';
import {termsOf} from './words';

export interface Ranking extends Listed {
  /** Words of the index that were looked for, for highlighting. */
  terms: Set<string>;
  /** Code of the query's language when that is not English. */
  language: string | undefined;
  snippets?: unknown;
}

export const X = {both: 0.5, pageTitle: 0.3, heading: 0.7, page: 0.19, half: 0.6, cover: 3.75, kinds: {page: 0.6, heading: 1.75, command: 1.4, text: 1, row: 0.64} as Record<string, number>, early: 0.3, command: 2, whole: 2, a: 1.6, b: 1, c: 0.2};

/** Where one word of the query was found. */
interface Found {
  /** Score by record. */
  records: Map<number, number>;
  /** Best score by page; 0 where it is not. */
  pages: Float64Array;
  /** How much of the query the word is: rare words score higher, so what is rare decides. */
  importance: number;
}

/**
 * Ranks the places that answer a query: pages, headings and rows with a name.
 * Which pages come first is decided by their best record: what it holds itself, then what the headings above it hold, then what
 * its page holds elsewhere. Which places of a page are shown is decided by what each of them says, with all of its texts.
 */
export class Ranker {
  private readonly reader: QueryReader;

  constructor(
    private readonly catalog: Catalog,
    index: WordIndex,
  ) {
    this.reader = new QueryReader(index, catalog.glossary);
  }

  /**
   * @param allowed pages to look at
   * @param minecraft the reader's version; rows that it does not have come later
   */
  rank(query: string, allowed: (page: number) => boolean, minecraft = ''): Ranking {
    const {catalog} = this;
    const {words, language} = this.reader.read(query);
    const terms = new Set(words.flat(1).flatMap((wording) => wording.words.flatMap((word) => word.terms)));
    const found = words.map((one) => this.locate(one, allowed));
    const scores = this.score(found, termsOf(query), terms, query.trim().startsWith('/'));
    for (const record of catalog.absentFrom(minecraft)) {
      if (scores.has(record)) {
        scores.set(record, otherVersion * scores.get(record)!);
      }
    }
    const pageScores = new Map<number, number>();
    for (const [record, score] of scores) {
      const page = catalog.page[record]!;
      pageScores.set(page, Math.max(pageScores.get(page) ?? 0, score));
    }
    const rows = this.rows(found, scores, pageScores, termsOf(query), query.trim().startsWith('/'), new Set(catalog.absentFrom(minecraft)));
    return {...diversify(rows.scores, catalog), terms, language, snippets: rows.snippets};
  }

  private rows(found: Found[], scores: Map<number, number>, pageScores: Map<number, number>, typed: readonly string[], isCommandAsked: boolean, absent: Set<number>) {
    const {catalog} = this;
    const total = found.reduce((sum, {importance}) => sum + importance, 0);
    // own by place
    const own = found.map(() => new Map<number, number>());
    const best = new Map<number, {record: number; count: number}>();
    found.forEach(({records}, n) => {
      for (const [record, score] of records) {
        const place = catalog.place[record]!;
        const before = own[n]!.get(place);
        own[n]!.set(place, before === undefined ? score : Math.max(before, score) + X.both * Math.min(before, score));
      }
    });
    const places = new Set<number>();
    for (const map of own) for (const place of map.keys()) places.add(place);
    for (const page of pageScores.keys()) places.add(this.pageRecord(page));
    const values = new Map<number, number>();
    const bestOfPage = new Map<number, number>();
    for (const place of places) {
      const page = catalog.page[place]!;
      if (!pageScores.has(page)) continue;
      let sum = 0;
      let cover = 0;
      found.forEach(({records, pages, importance}, n) => {
        let value = own[n]!.get(place) ?? 0;
        for (let at = catalog.parent[place]!; at >= 0; at = catalog.parent[at]!) {
          value = Math.max(value, (catalog.parent[at]! < 0 ? X.pageTitle : X.heading) * (records.get(at) ?? 0));
        }
        const elsewhere = pages[page]!;
        sum += value || X.page * elsewhere;
        cover += importance * (value > 0 ? 1 : elsewhere > 0 ? X.half : 0);
      });
      const kind = catalog.kind(place);
      const position = (place - this.pageRecord(page)) / 10;
      const value =
        sum * (cover / total) ** X.cover * X.kinds[kind]! * (1 + X.early / (1 + position)) * (kind === 'command' && isCommandAsked ? X.command : 1) * (absent.has(place) ? otherVersion : 1) * (this.isName(typed, place) ? X.whole : 1);
      values.set(place, value);
      bestOfPage.set(page, Math.max(bestOfPage.get(page) ?? 0, value));
    }
    const out = new Map<number, number>();
    for (const [place, value] of values) {
      const page = catalog.page[place]!;
      out.set(place, pageScores.get(page)! ** X.a * (value / bestOfPage.get(page)!) ** X.b * value ** X.c);
    }
    return {scores: out, snippets: best};
  }

  private pageRecord(page: number): number {
    return this.catalog.firstOf(page);
  }

  private locate(word: QueryWord, allowed: (page: number) => boolean): Found {
    const records = new Map<number, number>();
    const pages = new Float64Array(this.catalog.pages.length);
    for (const wording of word) {
      for (const [record, score] of scoresOf(wording)) {
        const page = this.catalog.page[record]!;
        if (allowed(page) && score > (records.get(record) ?? 0)) {
          records.set(record, score);
          pages[page] = Math.max(pages[page]!, score);
        }
      }
    }
    return {records, pages, importance: Math.sqrt(Math.max(0, ...pages))};
  }

  /** @returns score of each record that counts as a result */
  private score(
    found: Found[],
    typed: readonly string[],
    terms: ReadonlySet<string>,
    isCommandAsked: boolean,
  ): Map<number, number> {
    const {catalog} = this;
    const total = found.reduce((sum, {importance}) => sum + importance, 0);
    const scored = new Map<number, {score: number; coverage: number}>();
    for (const {records} of found) {
      for (const record of records.keys()) {
        if (!scored.has(record)) {
          scored.set(record, this.scoreRecord(record, found));
        }
      }
    }
    let best = 0;
    scored.forEach(({coverage}) => (best = Math.max(best, coverage)));
    const results = new Map<number, number>();
    for (const [record, {score, coverage}] of scored) {
      if (coverage < best * leastCoverage) {
        continue;
      }
      const kind = catalog.kind(record);
      results.set(
        record,
        score *
          (coverage / total) ** 3 *
          (kind === 'command' && isCommandAsked ? commandAsked : kinds[kind]) *
          (this.isName(typed, record) ? wholeTitle : 1) *
          (kind === 'page' ? 1 + (aliasMatch * this.phrase(terms, record)) / found.length : 1),
      );
    }
    return results;
  }

  private scoreRecord(record: number, found: Found[]): {score: number; coverage: number} {
    const {page, parent} = this.catalog;
    let score = 0;
    let coverage = 0;
    for (const {records, pages, importance} of found) {
      const elsewhere = pages[page[record]!]!;
      let best = elsewhere > 0 ? (records.get(record) ?? 0) : 0;
      for (let at = parent[record]!; elsewhere > 0 && at >= 0; at = parent[at]!) {
        best = Math.max(best, around.heading * (records.get(at) ?? 0));
      }
      score += best || around.page * elsewhere;
      coverage += best > 0 ? importance : elsewhere > 0 ? importance / 2 : 0;
    }
    return {score, coverage};
  }

  /** How many words the longest phrase has of those that the page is called by, when all of its words are asked for. */
  private phrase(terms: ReadonlySet<string>, record: number): number {
    const lengths = this.catalog
      .phrasesOf(record)
      .map((words) => (words.every((word) => terms.has(word)) ? words.length : 0));
    return Math.max(...lengths);
  }

  /** Whether the query is the whole title of a record; of a command, all of it but its arguments. */
  private isName(typed: readonly string[], record: number): boolean {
    const title = this.catalog.titleWords(record);
    const isLongEnough =
      this.catalog.kind(record) === 'command' ? title.length >= typed.length : title.length === typed.length;
    return title.length > 0 && isLongEnough && typed.every((word, place) => word === title[place]);
  }
}

/** The records that hold all words of a wording, and what they count. */
function scoresOf({words: [first, ...rest], weight}: Wording): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [record, score] of first!.scores) {
    if (rest.every((word) => word.scores.has(record))) {
      const sum = rest.reduce((all, word) => all + word.scores.get(record)!, score);
      scores.set(record, (weight * sum) / (rest.length + 1));
    }
  }
  return scores;
}
