/**
 * The types that both engines and both interfaces share. They are DocSearch's, so that no side has to convert them.
 */

import type {RecordKind} from './weights';

/** Levels of the hierarchy: section, page, then headings from h2 on. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

export type Hierarchy = Record<Level, string | null>;

/** A result that a reader can find: a page, a heading, a paragraph, a row. Texts are plain text, not HTML. */
export interface SearchRecord {
  /** Unique, and the same in every build. */
  objectID: string;
  /** Absolute address with anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** The level that this record is about, or `content` for text below it. */
  type: Level | 'content';
  hierarchy: Hierarchy;
  content: string | null;
  kind: RecordKind;
  language: string;
  version: string;
  /** For a row, the versions of Minecraft that have it, separated by spaces; undefined if all versions have it. */
  minecraft?: string;
  /** For a page, heading or row, the phrases of `aliases.yaml`, separated by commas. */
  aliases?: string;
  /** For a heading or row, the words of `asked/*.yaml` that are not in its section. */
  asked?: string;
  docusaurus_tag: string;
  weight: {
    /**
     * 100 for a page, 90 for h2 … 50 for h6 and rows, 0 for text. Of two records with the same score, the higher
     * level comes first.
     */
    level: number;
    /** Position on the page, from 0. */
    position: number;
  };
}

/** `facet:value`; an inner list holds alternatives. */
export type FacetFilters = string | (string | string[])[];

export interface QueryParams {
  query?: string;
  /** From 0. */
  page?: number;
  /** The reader's version of Minecraft; used by the embedded engine, ignored by a hosted service. */
  minecraft?: string;
  hitsPerPage?: number;
  facetFilters?: FacetFilters;
  /** `hierarchy.lvl0`: counts the results of each group. */
  facets?: string[];
  attributesToRetrieve?: string[];
  /** All attributes by default. */
  attributesToHighlight?: string[];
  /** `attribute:words`. */
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
}

/** One query. */
export interface SearchRequest extends QueryParams {
  indexName: string;
}

/** HTML with the matched words in `<mark>`. */
interface Marked {
  value: string;
}

type ByLevel<T> = Partial<Record<Level, T>>;

/** A result. Texts are HTML, except `hierarchy.lvl0`, which the dialog shows as plain text. */
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
  /** Number of all results. */
  nbHits: number;
  nbPages: number;
  queryID?: string;
  /** Number of results by facet and value, of the facets that the request names. */
  facets?: Record<string, Record<string, number>>;
  /** Only from the embedded engine: code of the query's language if it is not English. */
  language?: string;
  /** Only from the embedded engine, if there are no hits: similar words that the index holds. */
  nearest?: string[];
  /** The page that the first of those words finds. */
  closest?: {title: string; url: string};
}

export interface SearchResponse {
  results: QueryResult[];
}

/** Interface of both engines for the dialog and the search page. */
export interface SearchClient {
  /** @throws Error if the search cannot be reached */
  search(request: {requests: SearchRequest[]}): Promise<SearchResponse>;
}
