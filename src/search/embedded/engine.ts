import {minecraftVersions} from '../../config/minecraft';
import {groupFacet} from '../request';
import type {FacetFilters, QueryParams, QueryResult, SearchRequest, SearchResponse} from '../types';
import {answer} from '../weights';
import {Hits} from './hits';
import {Catalog, indexFormat} from './index-file';
import type {IndexFile} from './index-file';
import {Ranker} from './rank';
import type {Ranking} from './rank';
import {WordIndex} from './word-index';
import {significantTerms} from './words';

/** Maximum number of cached rankings */
const cacheSize = 200;

const nothing: Ranking = {records: [], texts: [], varied: 0, terms: new Set(), language: undefined};

/** Answers queries on a loaded index, in the format of the hosted service. */
export class Engine {
  private readonly catalog: Catalog;
  private readonly index: WordIndex;
  private readonly ranker: Ranker;
  /**
   * Caches rankings by query and filters. This helps with single letters, which the warm-up has ranked, and with
   * queries to which the reader returns by deleting a letter.
   */
  private readonly rankings = new Map<string, Ranking>();

  /**
   * Loads an index file.
   * @throws Error if the file's format version does not match
   */
  constructor(file: IndexFile) {
    if (file.format !== indexFormat) {
      throw new Error(
        `The search index has format ${file.format}, but this page requires format ${indexFormat}. Reload the page.`,
      );
    }
    this.catalog = new Catalog(file);
    this.index = new WordIndex(this.catalog);
    this.ranker = new Ranker(this.catalog, this.index);
  }

  /** Answers each query independently. */
  search({requests}: {requests: SearchRequest[]}): SearchResponse {
    return {results: requests.map((one) => this.answer(one))};
  }

  private answer({indexName, ...asked}: SearchRequest): QueryResult {
    const {page = 0, hitsPerPage = answer.hits, facetFilters = [], facets = []} = asked;
    const {query, minecraft} = readVersion(asked);
    const {records, texts, varied, terms, language} =
      query.trim() === '' ? nothing : this.rank(query, facetFilters, minecraft);
    // The additional rows of a page start on a new result page.
    const variedPages = Math.ceil(varied / hitsPerPage);
    const [start, end] = page < variedPages ? [0, varied] : [varied, records.length];
    const first = start + (page < variedPages ? page : page - variedPages) * hitsPerPage;
    const wanted = significantTerms(query, this.catalog.stopWords);
    const hits = new Hits(this.catalog, terms, wanted, asked);
    const last = Math.min(first + hitsPerPage, end);
    const shown = records.slice(first, last);
    return {
      index: indexName,
      query: asked.query ?? '',
      hits: shown.map((record, place) => hits.of(record, texts[first + place]!)),
      nbHits: records.length,
      nbPages: variedPages + Math.ceil((records.length - varied) / hitsPerPage),
      ...(facets.includes(groupFacet) && {facets: {[groupFacet]: this.countGroups(records)}}),
      ...(language !== undefined && {language}),
      ...(records.length === 0 && this.help(wanted, facetFilters)),
    };
  }

  /**
   * Filters results by group and keeps their order. The filter does not affect the ranking, so the number
   * on a filter button equals the number of results that the filter shows.
   */
  private onlyOf(filters: readonly string[], {records, texts, varied, ...ranking}: Ranking): Ranking {
    const places = records
      .map((_, place) => place)
      .filter((place) => filters.includes(`${groupFacet}:${this.groupOf(records[place]!)}`));
    return {
      ...ranking,
      records: places.map((place) => records[place]!),
      texts: places.map((place) => texts[place]!),
      varied: places.filter((place) => place < varied).length,
    };
  }

  private groupOf(record: number): string {
    return this.catalog.pages[this.catalog.page[record]!]!.group;
  }

  /** Counts the results of each group. */
  private countGroups(records: readonly number[]): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const record of records) {
      const group = this.groupOf(record);
      counts[group] = (counts[group] ?? 0) + 1;
    }
    return counts;
  }

  /**
   * Returns suggestions for a query without results: words that the reader may have meant, and the best page
   * for the first of them.
   */
  private help(wanted: string[], filters: FacetFilters): Pick<QueryResult, 'nearest' | 'closest'> {
    const nearest = this.index.near(wanted);
    const [record] = nearest.flatMap((word) => this.rank(word, filters).records);
    if (record === undefined) {
      return {nearest};
    }
    const page = this.catalog.first[this.catalog.page[record]!]!;
    return {nearest, closest: {title: this.catalog.find('title', page).text, url: this.catalog.url(page)}};
  }

  private rank(query: string, filters: FacetFilters, minecraft?: string): Ranking {
    const key = JSON.stringify([query, filters, minecraft]);
    let ranking = this.rankings.get(key);
    if (ranking === undefined) {
      const lists = [filters].flat().map((one) => [one].flat());
      const isOfGroups = (list: readonly string[]) => list.some((one) => one.startsWith(`${groupFacet}:`));
      const passes = this.catalog.pages.map(({facets}) =>
        lists.every((list) => isOfGroups(list) || list.some((filter) => facets.includes(filter))),
      );
      ranking = this.ranker.rank(query, (page) => passes[page]!, minecraft);
      for (const list of lists.filter(isOfGroups)) {
        ranking = this.onlyOf(list, ranking);
      }
      if (this.rankings.size === cacheSize) {
        this.rankings.clear();
      }
      this.rankings.set(key, ranking);
    }
    return ranking;
  }
}

/** Extracts a Minecraft version from the query. It overrides the reader's selected version. */
function readVersion({query = '', minecraft}: QueryParams): {query: string; minecraft?: string} {
  const words = query.split(/\s+/);
  const typed = minecraftVersions.find((version) => words.includes(version));
  const rest = words.filter((word) => word !== typed).join(' ');
  return typed && rest !== '' ? {query: rest, minecraft: typed} : {query, minecraft};
}
