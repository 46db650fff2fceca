import {escapeHtml} from '../html';
import {levels} from '../types';
import type {Hit, QueryParams} from '../types';
import {highlight, snippet} from './highlight';
import type {FoundText} from './highlight';
import type {Catalog} from './index-file';

/** A text as it is shown. */
interface Shown {
  value: string;
  highlighted?: {value: string};
  snippet?: {value: string};
}

/**
 * Results of one answer. The title of a page comes again with each result below it; it is read and highlighted once, and travels
 * once from the worker to the page.
 */
export class Hits {
  /** Words of a snippet by attribute; the others get none. */
  private readonly lengths: ReadonlyMap<string, number>;
  /** The dialog shows snippets of titles, the page whole ones. */
  private readonly hasWholeTitles: boolean;
  /** By the record whose title it is. */
  private readonly shownTitles = new Map<number, Shown>();

  /**
   * @param terms words of the index that count as matched
   * @param wanted words of the query that say something
   * @param asked what is wanted of each result
   */
  constructor(
    private readonly catalog: Catalog,
    private readonly terms: ReadonlySet<string>,
    private readonly wanted: readonly string[],
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

  /** @param record number of the record */
  of(record: number): Hit {
    const {catalog} = this;
    const level = catalog.level[record]!;
    const text = catalog.findInText(record, this.terms);
    const content = text.text === '' ? null : this.show(text, 'content', false);
    const hierarchy: Hit['hierarchy'] = {};
    const highlights: Hit['_highlightResult'] = {hierarchy: {}};
    const snippets: NonNullable<Hit['_snippetResult']> = {hierarchy: {}};
    const headings = catalog.headings(record);
    // The dialog shows `lvl0` as text and everything else as HTML.
    const name = catalog.group(record);
    const group: Shown = {value: name, highlighted: {value: name}};
    levels.forEach((key, place) => {
      const shown = place === 0 ? group : this.title(headings[place]!, key);
      hierarchy[key] = shown === null ? null : shown.value;
      if (shown?.highlighted) {
        highlights.hierarchy[key] = shown.highlighted;
      }
      if (shown?.snippet) {
        snippets.hierarchy![key] = shown.snippet;
      }
    });
    if (content !== null) {
      snippets.content = content.snippet;
    }
    return {
      objectID: catalog.objectID(record),
      url: catalog.url(record),
      type: level === 0 ? 'content' : levels[level]!,
      hierarchy,
      content: content === null ? null : content.value,
      _highlightResult: highlights,
      _snippetResult: snippets,
    };
  }

  /** @param record whose title it is; less than 0 for none */
  private title(record: number, level: string): Shown | null {
    if (record < 0) {
      return null;
    }
    let shown = this.shownTitles.get(record);
    if (shown === undefined) {
      const found = this.catalog.findInTitle(record, this.terms);
      shown = this.show(found, `hierarchy.${level}`, this.hasWholeTitles);
      this.shownTitles.set(record, shown);
    }
    return shown;
  }

  private show(found: FoundText, attribute: string, isWhole: boolean): Shown {
    const length = this.lengths.get(attribute);
    return {
      value: escapeHtml(found.text),
      ...(isWhole && {highlighted: {value: highlight(found, this.wanted)}}),
      ...(length !== undefined && {snippet: {value: snippet(found, length, this.wanted)}}),
    };
  }
}
