import {
  aliasMatch,
  around,
  commandAsked,
  floor,
  kinds,
  leastCoverage,
  names,
  otherVersion,
  wholeTitle,
} from '../weights';
import {diversify} from './diversify';
import type {Listed} from './diversify';
import {locate} from './found';
import type {Found} from './found';
import type {Catalog} from './index-file';
import {scorePlaces} from './places';
import type {PlaceQuery} from './places';
import {QueryReader} from './query';
import type {WordIndex} from './word-index';
import {plainTerms, termsOf} from './words';

export interface Ranking extends Listed {
  /** For each result, the record that explains it best: the result's own record or a text record below it. */
  texts: number[];
  /** Index terms that match the query, for highlighting. */
  terms: ReadonlySet<string>;
  /** Language code of the query; undefined for English. */
  language: string | undefined;
}

interface PageScores {
  /** Maps page numbers to scores. */
  pages: Map<number, number>;
  /** Share of the query that the best record matches, from 0 to 1. */
  coverage: number;
}

/**
 * Ranks the sections that answer a query: pages, headings and named rows. The score of a page is the score of
 * its best record. A record's own text counts most, then the headings above it, then the rest of the page.
 * The matched share of the query has more weight than the number of matches. `places.ts` ranks the sections
 * within a page.
 */
export class Ranker {
  private readonly reader: QueryReader;

  constructor(
    private readonly catalog: Catalog,
    index: WordIndex,
  ) {
    this.reader = new QueryReader(index, catalog.vocabulary, catalog.stopWords, (title) =>
      catalog.first.findIndex((page) => catalog.titleWords(page).join(' ') === title.join(' ')),
    );
  }

  /**
   * Ranks the sections that answer a query.
   * @param allowed returns whether a page passes the filters
   * @param minecraft the reader's version; rows that do not exist in that version rank lower
   */
  rank(query: string, allowed: (page: number) => boolean, minecraft = ''): Ranking {
    const {catalog} = this;
    const {words, named, language} = this.reader.read(query);
    const found = words.map((word) => locate(word, catalog, allowed));
    const typed = termsOf(query);
    const asked: PlaceQuery = {
      found,
      typed: plainTerms(typed),
      isTrouble: typed.some((term) => catalog.troubleWords.has(term)),
      isCommand: query.trim().startsWith('/'),
      terms: new Set(found.flatMap((one) => [...one.terms])),
      absent: new Set(catalog.absentFrom(minecraft)),
    };
    const {pages, coverage} = this.scorePages(asked, named);
    const listed = diversify(scorePlaces(asked, pages, catalog), catalog);
    const most = this.rowsWorthShowing(listed.records, coverage, found);
    const records = listed.records.slice(0, most);
    const texts = records.map((place) => this.bestText(place, found));
    return {records, texts, varied: Math.min(listed.varied, most), terms: asked.terms, language};
  }

  /**
   * Returns how many rows to show: fewer if the pages, or the sections of the first rows alone, match
   * little of the query.
   */
  private rowsWorthShowing(places: readonly number[], coverage: number, found: readonly Found[]): number {
    if (coverage < floor.coverage) {
      return floor.rows;
    }
    const total = found.reduce((sum, {importance, unknown}) => sum + importance + unknown, 0);
    const isSaid = places
      .slice(0, floor.own.rows)
      .some((place) => this.saidBy(place, found) >= floor.own.coverage * total);
    return isSaid ? places.length : floor.own.rows;
  }

  /**
   * Returns the total importance of the query words that occur in a section's title, its text or the headings above
   * it.
   */
  private saidBy(place: number, found: readonly Found[]): number {
    const records = [place, ...this.catalog.textsOf(place)];
    for (let at = this.catalog.parent[place]!; at >= 0; at = this.catalog.parent[at]!) {
      records.push(at);
    }
    return found.reduce(
      (sum, one) => sum + (records.some((record) => one.records.has(record)) ? one.importance : 0),
      0,
    );
  }

  private scorePages(
    {found, typed, terms, isCommand, absent}: PlaceQuery,
    named: ReadonlySet<number>,
  ): PageScores {
    const {catalog} = this;
    const total = found.reduce((sum, {importance}) => sum + importance, 0);
    // Uses typed arrays for speed, because a single letter matches most records.
    const scores = new Float64Array(catalog.size);
    const coverages = new Float64Array(catalog.size);
    let best = 0;
    for (const {records} of found) {
      for (const record of records.keys()) {
        if (coverages[record] === 0) {
          this.scoreRecord(record, found, scores, coverages);
          best = Math.max(best, coverages[record]!);
        }
      }
    }
    const pages = new Map<number, number>();
    for (let record = 0; record < catalog.size; record += 1) {
      const coverage = coverages[record]!;
      if (coverage === 0 || coverage < best * leastCoverage) {
        continue;
      }
      const kind = catalog.kind(record);
      const page = catalog.page[record]!;
      const counted =
        scores[record]! *
        (coverage / total) ** 3 *
        (kind === 'command' && isCommand ? commandAsked : kinds[kind]) *
        (catalog.isName(typed, record) ? wholeTitle : 1) *
        (1 + (aliasMatch * catalog.aliasLength(record, terms)) / found.length) *
        (absent.has(record) ? otherVersion : 1) *
        (named.has(page) ? names.prefer : 1);
      pages.set(page, Math.max(pages.get(page) ?? 0, counted));
    }
    const unknown = found.reduce((sum, one) => sum + one.unknown, 0);
    return {pages, coverage: best / (total + unknown)};
  }

  private scoreRecord(
    record: number,
    found: readonly Found[],
    scores: Float64Array,
    coverages: Float64Array,
  ): void {
    const {page, parent} = this.catalog;
    for (const {records, pages, weight, importance} of found) {
      const elsewhere = pages[page[record]!]!;
      let best = elsewhere > 0 ? (records.get(record) ?? 0) : 0;
      for (let at = parent[record]!; elsewhere > 0 && at >= 0; at = parent[at]!) {
        best = Math.max(best, around.heading * (records.get(at) ?? 0));
      }
      scores[record]! += weight * (best || around.page * elsewhere);
      coverages[record]! += best > 0 ? importance : elsewhere > 0 ? importance / 2 : 0;
    }
  }

  /**
   * Returns the record whose text is shown with a result: the result's own record or a text record below it,
   * whichever matches most of the query.
   */
  private bestText(place: number, found: readonly Found[]): number {
    const heldBy = (record: number) =>
      found.reduce((sum, {records, importance}) => sum + (records.has(record) ? importance : 0), 0);
    // A heading's record has no text.
    let best = place;
    let most = this.catalog.kind(place) === 'heading' ? 0 : heldBy(place);
    for (const record of this.catalog.textsOf(place)) {
      const held = heldBy(record);
      if (held > most) {
        best = record;
        most = held;
      }
    }
    return best;
  }
}
