/** The shapes that both engines and both interfaces share. They are DocSearch's, so that neither side has to translate. */

import type {RecordKind} from './weights';

/** Levels of the hierarchy: section, page, then headings from h2 on. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

export type Hierarchy = Record<Level, string | null>;

/** One thing a reader can find: a page, a heading, a paragraph, a row. Texts are plain, not HTML. */
export interface SearchRecord {
  /** The same for the same place in every build. */
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
  /** Of a row, the versions of Minecraft that have it, a space between two; all of them when it is not there. */
  minecraft?: string;
  /** Of a page, heading or row, what readers call its subject: phrases of `aliases.yaml`, between commas. */
  aliases?: string;
  /** Of a heading or row, words of `asked/*.yaml` that do not stand in its section. */
  asked?: string;
  docusaurus_tag: string;
  weight: {
    /** 100 for a page, 90 for h2 … 50 for h6 and rows, 0 for text: more general records come first. */
    level: number;
    /** Place in the page, counted from 0. */
    position: number;
  };
}

/** `facet:value`; alternatives stand in an inner list. */
export type FacetFilters = string | (string | string[])[];

export interface QueryParams {
  query?: string;
  /** Counted from 0. */
  page?: number;
  /** The reader's version of Minecraft; used by the embedded engine, ignored by a hosted service. */
  minecraft?: string;
  hitsPerPage?: number;
  facetFilters?: FacetFilters;
  attributesToRetrieve?: string[];
  /** All unless told. */
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
  /** How many there are in all. */
  nbHits: number;
  nbPages: number;
  queryID?: string;
  /** Of the embedded engine: the code of the query's language when it is not English, as all pages are. */
  language?: string;
  /** Only from the embedded engine, when there are no hits: similar words that are in the index. */
  nearest?: string[];
  /** The page that the first of those words leads to. */
  closest?: {title: string; url: string};
}

export interface SearchResponse {
  results: QueryResult[];
}

/** What the dialog and the search page ask. */
export interface SearchClient {
  /** @throws Error when no answer can be had */
  search(request: {requests: SearchRequest[]}): Promise<SearchResponse>;
}
