import {levels} from '../types';
import type {
  Highlight,
  Hit,
  Level,
  QueryParams,
  QueryResult,
  SearchRequest,
  SearchResponse,
  Snippet,
} from '../types';
import {escapeHtml} from '../html';
import {highlight, snippet} from './highlight';
import type {Marks} from './highlight';
import {Catalog, indexFormat} from './index-file';
import type {IndexFile} from './index-file';
import {Matcher} from './matcher';
import {rank} from './rank';
import type {Ranking} from './rank';
import {tellingTerms} from './query';

/** How many queries are remembered with what was found for them. */
const remembered = 200;

/** A loaded index that answers as the hosted service does. */
export class Engine {
  private readonly catalog: Catalog;
  private readonly matcher: Matcher;
  /** By query and filters: the first letters are rehearsed, and who takes a letter back asks again. */
  private readonly rankings = new Map<string, Ranking>();

  /** @throws Error when the file was made for another version of this code */
  constructor(file: IndexFile) {
    if (file.format !== indexFormat) {
      throw new Error(
        `The search index has format ${file.format}, this page reads ${indexFormat}: reload the page.`,
      );
    }
    this.catalog = new Catalog(file);
    this.matcher = new Matcher(this.catalog);
  }

  /**
   * Answers queries, each on its own.
   * @throws Error when the request, or its list, is missing
   */
  search(request: {requests: SearchRequest[]}): SearchResponse {
    if (!request) {
      throw new Error('Parameter `request` is required when calling `search`.');
    }
    if (!Array.isArray(request.requests)) {
      throw new Error('Parameter `request.requests` is required when calling `search`.');
    }
    return {results: request.requests.map((one) => this.answer(one))};
  }

  private answer({indexName, params, ...beside}: SearchRequest): QueryResult {
    const started = performance.now();
    const asked: QueryParams = {...beside, ...(typeof params === 'string' ? parseParams(params) : params)};
    const {query = '', page = 0, hitsPerPage = 20, facetFilters = []} = asked;
    const {records, terms} =
      query.trim() === '' ? {records: [], terms: new Set<string>()} : this.rank(query, facetFilters);
    const marks: Marks = {
      terms,
      wanted: tellingTerms(query),
      before: asked.highlightPreTag ?? '<em>',
      after: asked.highlightPostTag ?? '</em>',
    };
    const texts = new Texts(marks, asked.snippetEllipsisText ?? '…');
    const attributes = readAttributes(asked);
    const hits = records
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((record) => this.hit(record, attributes, texts));
    return {
      index: indexName,
      query,
      params: typeof params === 'string' ? params : '',
      hits,
      nbHits: records.length,
      page,
      nbPages: Math.ceil(records.length / hitsPerPage),
      hitsPerPage,
      processingTimeMS: Math.round(performance.now() - started),
      exhaustiveNbHits: true,
    };
  }

  private rank(query: string, filters: NonNullable<QueryParams['facetFilters']>): Ranking {
    const passes = this.passing(filters);
    const key = `${passes.join()} ${query}`;
    const known = this.rankings.get(key);
    if (known) {
      return known;
    }
    const {catalog, matcher} = this;
    const found = rank(query, catalog, matcher, (page) => passes[catalog.pages[page]!.facet]!);
    if (this.rankings.size === remembered) {
      this.rankings.delete(this.rankings.keys().next().value!);
    }
    this.rankings.set(key, found);
    return found;
  }

  /** Tells of each facet whether its pages pass the filters: one of each list, all of the lists. */
  private passing(filters: NonNullable<QueryParams['facetFilters']>): boolean[] {
    const lists = (typeof filters === 'string' ? [filters] : filters).map((one) =>
      Array.isArray(one) ? one : [one],
    );
    return this.catalog.facets.map((facet) =>
      lists.every((list) => list.some((filter) => facet.has(filter))),
    );
  }

  private hit(record: number, {retrieved, marked, cut}: Attributes, texts: Texts): Hit {
    const {catalog} = this;
    const content = catalog.text(record) || null;
    const level = catalog.level[record]!;
    const hierarchy: Hit['hierarchy'] = {};
    const highlights: Hit['_highlightResult'] = {hierarchy: {}};
    const snippets: NonNullable<Hit['_snippetResult']> = {hierarchy: {}};
    for (const [name, text] of Object.entries(catalog.hierarchy(record)) as [Level, string | null][]) {
      const attribute = `hierarchy.${name}`;
      // The dialog shows `lvl0` as text and everything else as HTML.
      const isPlain = name === 'lvl0';
      if (retrieved(attribute)) {
        hierarchy[name] = text === null || isPlain ? text : escapeHtml(text);
      }
      if (text === null) {
        continue;
      }
      if (marked(attribute)) {
        highlights.hierarchy[name] = isPlain ? {...texts.mark(text), value: text} : texts.mark(text);
      }
      const words = cut.get(attribute);
      if (words !== undefined) {
        snippets.hierarchy![name] = texts.cut(text, words);
      }
    }
    if (content !== null) {
      if (marked('content')) {
        highlights.content = texts.mark(content);
      }
      const words = cut.get('content');
      snippets.content = words === undefined ? undefined : texts.cut(content, words);
    }
    return {
      objectID: catalog.objectID(record),
      url: catalog.url(record),
      type: level === 0 ? 'content' : levels[level]!,
      hierarchy,
      ...(retrieved('content') && {content: content === null ? null : escapeHtml(content)}),
      _highlightResult: highlights,
      _snippetResult: snippets,
    };
  }
}

/** What is wanted of each result. */
interface Attributes {
  retrieved: (attribute: string) => boolean;
  marked: (attribute: string) => boolean;
  /** How many words of it. */
  cut: ReadonlyMap<string, number>;
}

function readAttributes({
  attributesToRetrieve,
  attributesToHighlight,
  attributesToSnippet = [],
}: QueryParams): Attributes {
  return {
    retrieved: listed(attributesToRetrieve),
    marked: listed(attributesToHighlight),
    cut: new Map(
      attributesToSnippet.map((entry) => {
        const [attribute = '', words] = entry.split(':');
        return [attribute, Number(words)];
      }),
    ),
  };
}

/** Whether an attribute, or the one it is part of, is in a list; all are when there is no list. */
function listed(list: readonly string[] | undefined): (attribute: string) => boolean {
  const names = new Set(list);
  const all = list === undefined || names.has('*');
  return (attribute) => all || names.has(attribute) || names.has(attribute.split('.')[0]!);
}

/**
 * Marked texts of one answer. The title of a page comes again with each result below it; it is marked once, and travels
 * once from the worker to the page.
 */
class Texts {
  private readonly marked = new Map<string, Highlight>();
  private readonly snippets = new Map<string, Snippet>();

  constructor(
    private readonly marks: Marks,
    private readonly ellipsis: string,
  ) {}

  mark(text: string): Highlight {
    let marked = this.marked.get(text);
    if (marked === undefined) {
      marked = highlight(text, this.marks);
      this.marked.set(text, marked);
    }
    return marked;
  }

  /** @param length how many words */
  cut(text: string, length: number): Snippet {
    const key = `${length} ${text}`;
    let part = this.snippets.get(key);
    if (part === undefined) {
      part = snippet(text, length, this.ellipsis, this.marks);
      this.snippets.set(key, part);
    }
    return part;
  }
}

/** Reads parameters in the form `query=ram&page=1&facetFilters=["language:en"]`. */
function parseParams(text: string): QueryParams {
  return Object.fromEntries(
    Array.from(new URLSearchParams(text), ([name, value]) => [
      name,
      /^(?:[[{"]|-?\d+$|true$|false$)/.test(value) && name !== 'query' ? JSON.parse(value) : value,
    ]),
  );
}
