import {escapeHtml} from '../html';
import {levels} from '../types';
import type {Hit, Level, QueryParams} from '../types';
import {highlight, snippet} from './highlight';
import type {FoundText} from './highlight';
import type {Catalog} from './index-file';

/** A string as plain text and as highlighted HTML. */
interface Shown {
  value: string;
  highlighted?: {value: string};
  snippet?: {value: string};
}

/**
 * Creates the results of one response. Caches highlighted titles, because all results from a page share
 * the title of that page.
 */
export class Hits {
  /** Number of words per snippet, by attribute. Attributes that are not in the map have no snippet. */
  private readonly lengths: ReadonlyMap<string, number>;
  /** Whether to return complete titles, which the search page needs. The dialog shows snippets of titles. */
  private readonly hasWholeTitles: boolean;
  /** Caches titles by record. */
  private readonly titles = new Map<number, Shown>();

  /**
   * Creates the results of one query.
   * @param terms index terms that match the query
   * @param typed words of the query without stop words
   * @param asked the request's lists of attributes to highlight and to cut snippets from
   */
  constructor(
    private readonly catalog: Catalog,
    private readonly terms: ReadonlySet<string>,
    private readonly typed: readonly string[],
    {attributesToHighlight, attributesToSnippet = []}: QueryParams,
  ) {
    this.hasWholeTitles = attributesToHighlight === undefined;
    this.lengths = new Map(
      attributesToSnippet.map((entry) => {
        const [attribute = '', count] = entry.split(':');
        return [attribute, Number(count)];
      }),
    );
  }

  /**
   * Creates the result for a record.
   * @param record record number of a page, heading or row
   * @param shownText record whose text is shown; the description of a page is only shown if it contains a
   *   word of the query
   */
  of(record: number, shownText: number): Hit {
    const {catalog, terms} = this;
    const text = catalog.find('text', shownText, terms);
    const isIdle = text.text === '' || (catalog.kind(shownText) === 'page' && text.found.length === 0);
    const content = isIdle ? undefined : this.show(text, 'content', false);
    const {group} = catalog.pages[catalog.page[record]!]!;
    // The dialog renders `lvl0` as plain text and all other levels as HTML.
    const shown: (Shown | undefined)[] = [{value: group, highlighted: {value: group}}];
    catalog.headings(record).forEach((heading, level) => (shown[level] = this.title(heading, level)));
    const url = catalog.url(record);
    return {
      objectID: url,
      url,
      type: catalog.type(record),
      hierarchy: byLevel((level) => shown[level]?.value ?? null),
      content: content?.value ?? null,
      _highlightResult: {hierarchy: byLevel((level) => shown[level]?.highlighted)},
      _snippetResult: {
        hierarchy: byLevel((level) => shown[level]?.snippet),
        ...(content && {content: content.snippet}),
      },
    };
  }

  private title(record: number, level: number): Shown {
    let shown = this.titles.get(record);
    if (shown === undefined) {
      const found = this.catalog.find('title', record, this.terms);
      shown = this.show(found, `hierarchy.${levels[level]}`, this.hasWholeTitles);
      this.titles.set(record, shown);
    }
    return shown;
  }

  private show(found: FoundText, attribute: string, isWhole: boolean): Shown {
    const length = this.lengths.get(attribute);
    return {
      value: escapeHtml(found.text),
      ...(isWhole && {highlighted: {value: highlight(found, this.typed)}}),
      ...(length !== undefined && {snippet: {value: snippet(found, length, this.typed)}}),
    };
  }
}

/** Builds an object with the levels that have a value. */
function byLevel<T>(valueOf: (level: number) => T | undefined): Partial<Record<Level, T>> {
  const values = levels.map((key, level) => [key, valueOf(level)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Partial<Record<Level, T>>;
}
