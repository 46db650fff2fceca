import {escapeHtml} from '../html';
import {levels} from '../types';
import type {Highlight, Hit, QueryParams, Snippet} from '../types';
import {findWords, highlight, snippet} from './highlight';
import type {FoundText, HighlightStyle} from './highlight';
import type {Catalog} from './index-file';

/** What a request wants of a text. */
interface Wanted {
  retrieved: boolean;
  highlighted: boolean;
  /** Length of the snippet; undefined for none. */
  snippetWords: number | undefined;
}

/** A text as it is shown. */
interface Shown {
  value: string;
  highlighted: Highlight | undefined;
  snippet: Snippet | undefined;
}

/**
 * Results of one answer. The title of a page comes again with each result below it; it is read and highlighted once, and travels
 * once from the worker to the page.
 */
export class Hits {
  private readonly style: HighlightStyle;
  private readonly ellipsis: string;
  /** By level. */
  private readonly titles: readonly Wanted[];
  private readonly content: Wanted;
  private readonly shownGroups = new Map<string, Shown>();
  /** By the record whose title it is. */
  private readonly shownTitles = new Map<number, Shown>();

  /**
   * @param terms words of the index that count as matched
   * @param wanted words of the query that say something
   * @param asked what is wanted of each result, and how
   */
  constructor(
    private readonly catalog: Catalog,
    private readonly terms: ReadonlySet<string>,
    wanted: readonly string[],
    asked: QueryParams,
  ) {
    this.style = {
      wanted,
      before: asked.highlightPreTag ?? '<em>',
      after: asked.highlightPostTag ?? '</em>',
    };
    this.ellipsis = asked.snippetEllipsisText ?? '…';
    const wantedOf = readAttributes(asked);
    this.titles = levels.map((level) => wantedOf(`hierarchy.${level}`));
    this.content = wantedOf('content');
  }

  /** @param record number of the record */
  of(record: number): Hit {
    const {catalog, content: wanted} = this;
    const level = catalog.level[record]!;
    const content = this.contentOf(record);
    const hierarchy: Hit['hierarchy'] = {};
    const highlights: Hit['_highlightResult'] = {hierarchy: {}};
    const snippets: NonNullable<Hit['_snippetResult']> = {hierarchy: {}};
    const headings = catalog.headings(record);
    levels.forEach((name, place) => {
      const shown = place === 0 ? this.group(catalog.group(record)) : this.title(headings[place]!, place);
      if (this.titles[place]!.retrieved) {
        hierarchy[name] = shown === null ? null : shown.value;
      }
      if (shown?.highlighted) {
        highlights.hierarchy[name] = shown.highlighted;
      }
      if (shown?.snippet) {
        snippets.hierarchy![name] = shown.snippet;
      }
    });
    if (content !== null) {
      if (content.highlighted) {
        highlights.content = content.highlighted;
      }
      snippets.content = content.snippet;
    }
    return {
      objectID: catalog.objectID(record),
      url: catalog.url(record),
      type: level === 0 ? 'content' : levels[level]!,
      hierarchy,
      ...(wanted.retrieved && {content: content === null ? null : content.value}),
      _highlightResult: highlights,
      _snippetResult: snippets,
    };
  }

  private contentOf(record: number): Shown | null {
    const found = this.catalog.findInText(record, this.terms);
    return found.text === '' ? null : this.show(found, this.content);
  }

  /** The dialog shows `lvl0` as text and everything else as HTML. */
  private group(text: string): Shown {
    let shown = this.shownGroups.get(text);
    if (shown === undefined) {
      shown = this.show(findWords(text, this.terms), this.titles[0]!);
      shown.value = text;
      if (shown.highlighted) {
        shown.highlighted.value = text;
      }
      this.shownGroups.set(text, shown);
    }
    return shown;
  }

  /** @param record whose title it is; less than 0 for none */
  private title(record: number, level: number): Shown | null {
    if (record < 0) {
      return null;
    }
    let shown = this.shownTitles.get(record);
    if (shown === undefined) {
      shown = this.show(this.catalog.findInTitle(record, this.terms), this.titles[level]!);
      this.shownTitles.set(record, shown);
    }
    return shown;
  }

  private show(found: FoundText, {highlighted, snippetWords}: Wanted): Shown {
    return {
      value: escapeHtml(found.text),
      highlighted: highlighted ? highlight(found, this.style) : undefined,
      snippet:
        snippetWords === undefined ? undefined : snippet(found, snippetWords, this.ellipsis, this.style),
    };
  }
}

function readAttributes({
  attributesToRetrieve,
  attributesToHighlight,
  attributesToSnippet = [],
}: QueryParams): (attribute: string) => Wanted {
  const isRetrieved = listed(attributesToRetrieve);
  const isHighlighted = listed(attributesToHighlight);
  const words = new Map(
    attributesToSnippet.map((entry) => {
      const [attribute = '', count] = entry.split(':');
      return [attribute, Number(count)];
    }),
  );
  return (attribute) => ({
    retrieved: isRetrieved(attribute),
    highlighted: isHighlighted(attribute),
    snippetWords: words.get(attribute),
  });
}

/** Whether an attribute, or the one it is part of, is in a list; all are when there is no list. */
function listed(list: readonly string[] | undefined): (attribute: string) => boolean {
  const names = new Set(list);
  const all = list === undefined || names.has('*');
  return (attribute) => all || names.has(attribute) || names.has(attribute.split('.')[0]!);
}
