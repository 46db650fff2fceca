/**
 * Types shared by both engines, the dialog and the search page. They follow DocSearch's format, so no
 * conversion is needed.
 */

import type {RecordKind} from './weights';

/** Levels of the hierarchy: section, page, then headings starting with h2. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

export type Hierarchy = Record<Level, string | null>;

/** A searchable unit of the site: a page, heading, paragraph or row. All strings are plain text, not HTML. */
export interface SearchRecord {
  /** Unique id, stable across builds. */
  objectID: string;
  /** Absolute URL, including the anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** Level of the page, heading or row; `content` for text below it. */
  type: Level | 'content';
  hierarchy: Hierarchy;
  content: string | null;
  kind: RecordKind;
  language: string;
  version: string;
  /**
   * Minecraft versions that include this row, separated by spaces; undefined if all versions do, and for
   * other records.
   */
  minecraft?: string;
  /** Phrases of a page, heading or row in `aliases.yaml`, separated by commas. */
  aliases?: string;
  /** Phrases of a heading or row in `asked/*.yaml`, separated by commas. */
  asked?: string;
  docusaurus_tag: string;
  weight: {
    /**
     * 100 for a page, 90 for h2 … 50 for h6 and rows, 0 for text. Breaks ties between equal scores: the
     * higher level comes first.
     */
    level: number;
    /** Position on the page, starting at 0. */
    position: number;
  };
}

/** Filters in the form `facet:value`. The values of an inner array are alternatives. */
export type FacetFilters = string | (string | string[])[];

export interface QueryParams {
  query?: string;
  /** Zero-based index of the result page. */
  page?: number;
  /** The reader's version of Minecraft. Only the embedded engine uses it. */
  minecraft?: string;
  hitsPerPage?: number;
  facetFilters?: FacetFilters;
  /** Facets for which results are counted, such as `hierarchy.lvl0`. */
  facets?: string[];
  attributesToRetrieve?: string[];
  /** Defaults to all attributes. */
  attributesToHighlight?: string[];
  /** Entries of the form `attribute:words`, where `words` is the maximum number of words. */
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
}

export interface SearchRequest extends QueryParams {
  indexName: string;
}

/** HTML with matched words in `<mark>`. */
interface Marked {
  value: string;
}

type ByLevel<T> = Partial<Record<Level, T>>;

/** A result. All strings are HTML, except `hierarchy.lvl0`, which the dialog renders as plain text. */
export interface Hit {
  objectID: string;
  url: string;
  type: SearchRecord['type'];
  hierarchy: ByLevel<string | null>;
  content?: string | null;
  _highlightResult: {hierarchy: ByLevel<Marked>};
  _snippetResult?: {hierarchy?: ByLevel<Marked>; content?: Marked};
}

export interface QueryResult {
  index: string;
  query: string;
  hits: Hit[];
  /** Total number of results. */
  nbHits: number;
  nbPages: number;
  queryID?: string;
  /** Number of results by facet and value, for the facets in the request. */
  facets?: Record<string, Record<string, number>>;
  /** Language code of a query that is not in English. Only the embedded engine sets it. */
  language?: string;
  /** Similar words in the index, for a query without hits. Only the embedded engine sets it. */
  nearest?: string[];
  /** The best result for the first word in `nearest`. */
  closest?: {title: string; url: string};
}

export interface SearchResponse {
  results: QueryResult[];
}

/** Interface of both engines, used by the dialog and the search page. */
export interface SearchClient {
  /**
   * Runs the given queries.
   * @throws Error if the search engine is unreachable
   */
  search(request: {requests: SearchRequest[]}): Promise<SearchResponse>;
}
