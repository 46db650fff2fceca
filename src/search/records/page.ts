import {sectionOf} from '../../config/sections';
import {levels} from '../types';
import {aliases} from '../vocabulary';
import {generality, longestText} from '../weights';
import type {RecordKind} from '../weights';
import type {Hierarchy, Level, SearchRecord} from '../types';
import {parse} from 'parse5';
import {attribute, childrenOf, find, findAll, hasClass, isElement} from '../../lib/dom';
import type {Element, Node} from '../../lib/dom';
import {addAsked} from './asked';
import {isBlock, isSilent, joinText, textOf, tidy} from './text';

/** Headings of link lists. The lists are not indexed, because the linked pages contain the same words. */
const linkHeadings = ['related pages', 'see also', 'next'];

/** Prefix of the label of the anchor link beside a heading or row. The name follows. */
const linkLabel = 'Direct link to ';

/** Matches a table cell that is not worth indexing: a number, a percentage, a dash, yes or no. */
const plainCell = /^(?:[–-]|yes|no|[\d.,]+ ?[%×]?)$/;

/** A heading or named row, which can have text below it. */
interface Place {
  level: number;
  anchor: string | null;
}

/**
 * Extracts the records of a built page: the page itself, each heading, paragraph, list item, code block and
 * table row. A row with an id is indexed by its name, and its result links to the row.
 * @param html HTML of the built page
 * @param path absolute path of the page including the base path, decoded
 * @param origin scheme and host of the site
 * @returns records in reading order; none if the page is not a document or is marked `noindex`
 */
export function pageRecords(html: string, path: string, origin: string): SearchRecord[] {
  return recordsOf(parse(html), path, origin);
}

/** Extracts the records of a page that is already parsed; see `pageRecords`. */
export function recordsOf(root: Node, path: string, origin: string): SearchRecord[] {
  const article = find(root, (element) => hasClass(element, 'theme-doc-markdown'));
  const title = article && find(article, ({tagName}) => tagName === 'h1');
  if (!article || !title || /noindex/.test(meta(root, 'robots') ?? '')) {
    return [];
  }
  return new PageReader(root, path, origin).read(article, title);
}

/**
 * Returns the content of a `<meta>` element. Docusaurus writes `robots` with a `property` attribute instead
 * of `name`.
 */
export function meta(root: Node, name: string): string | undefined {
  const tag = find(
    root,
    (element) =>
      element.tagName === 'meta' && (attribute(element, 'name') ?? attribute(element, 'property')) === name,
  );
  return tag && attribute(tag, 'content');
}

class PageReader {
  private readonly records: SearchRecord[] = [];
  private readonly hierarchy: Hierarchy;
  private readonly shared: Pick<
    SearchRecord,
    'language' | 'version' | 'docusaurus_tag' | 'url_without_anchor'
  >;
  /** Number of records so far per anchor. */
  private readonly counts = new Map<string, number>();
  private place: Place = {level: 1, anchor: null};
  /** Level of the heading above the link list that is being skipped. */
  private linksLevel: number | undefined;

  constructor(
    private readonly root: Node,
    private readonly path: string,
    origin: string,
  ) {
    this.shared = {
      language: meta(root, 'docsearch:language') ?? 'en',
      version: meta(root, 'docsearch:version') ?? 'current',
      docusaurus_tag: meta(root, 'docsearch:docusaurus_tag') ?? 'default',
      url_without_anchor: `${origin}${encodeURI(path)}`,
    };
    const none = Object.fromEntries(levels.map((level) => [level, null])) as Hierarchy;
    this.hierarchy = {...none, lvl0: groupOf(root, path)};
  }

  read(article: Element, title: Element): SearchRecord[] {
    this.hierarchy.lvl1 = textOf(title);
    this.add('page', 'lvl1', meta(this.root, 'description') ?? null, generality.page);
    this.walk(article, title);
    addAsked(this.path, this.records);
    return this.records;
  }

  /**
   * Adds the content of an element in reading order. Text between block elements becomes a separate record.
   */
  private walk(element: Element, title: Element): void {
    let run: Node[] = [];
    const flush = () => {
      this.addText(tidy(joinText(run)));
      run = [];
    };
    for (const node of childrenOf(element)) {
      if (!isElement(node)) {
        run.push(node);
      } else if (isSilent(node) || node === title) {
        continue;
      } else if (isBlock(node) || containsBlock(node)) {
        flush();
        this.addBlock(node, title);
      } else {
        run.push(node);
      }
    }
    flush();
  }

  private addBlock(element: Element, title: Element): void {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (level !== undefined) {
      this.addHeading(element, Number(level));
    } else if (element.tagName === 'tr' || attribute(element, 'data-kind') !== undefined) {
      this.addRow(element);
    } else if (element.tagName !== 'thead') {
      this.walk(element, title);
    }
  }

  private addHeading(element: Element, level: number): void {
    if (this.linksLevel === undefined || level <= this.linksLevel) {
      this.linksLevel = linkHeadings.includes(textOf(element).toLowerCase()) ? level : undefined;
    }
    if (this.linksLevel !== undefined) {
      return;
    }
    this.enter({level, anchor: attribute(element, 'id') ?? null}, textOf(element));
    this.add('heading', `lvl${level}` as Level, null, generality[`h${level}` as 'h2']);
  }

  /**
   * Adds a table row. A row with an id is one level below its heading and gets its name from its anchor link;
   * any other row is plain text.
   */
  private addRow(row: Element): void {
    const cells = childrenOf(row)
      .filter(isElement)
      .map(textOf)
      .filter((text, place) => text !== '' && (place === 0 || !plainCell.test(text)));
    const link = find(row, (element) => hasClass(element, 'hash-link'));
    const id = attribute(row, 'id');
    const name = link ? attribute(link, 'aria-label')?.replace(linkLabel, '') : cells[0];
    if (id === undefined || name === undefined) {
      this.addText(cells.join(' · '));
      return;
    }
    const place = this.place;
    const titles = {...this.hierarchy};
    const level = Math.min(place.level + 1, levels.length - 1);
    const [first = '', ...rest] = cells;
    const more = first.startsWith(name) ? first.slice(name.length).trim() : first;
    this.enter({level, anchor: id}, name);
    const kind = attribute(row, 'data-kind') === 'command' ? 'command' : 'row';
    const content = [more, ...rest].filter((text) => text !== '').join(' · ') || null;
    this.add(kind, `lvl${level}` as Level, content, generality.row, {minecraft: attribute(row, 'data-in')});
    this.place = place;
    Object.assign(this.hierarchy, titles);
  }

  private enter(place: Place, title: string): void {
    this.place = place;
    for (const level of levels.slice(place.level)) {
      this.hierarchy[level] = null;
    }
    this.hierarchy[`lvl${place.level}` as Level] = title;
  }

  private addText(text: string): void {
    if (this.linksLevel === undefined && /[\p{L}\p{N}]/u.test(text)) {
      this.add('text', 'content', text, generality.text);
    }
  }

  private add(
    kind: RecordKind,
    type: SearchRecord['type'],
    content: string | null,
    level: number,
    more: Pick<SearchRecord, 'minecraft'> = {},
  ): void {
    const {anchor} = this.place;
    const {language, version, url_without_anchor: page} = this.shared;
    const hash = anchor === null ? '' : `#${anchor}`;
    const count = this.counts.get(hash) ?? 0;
    this.counts.set(hash, count + 1);
    this.records.push({
      objectID: `${language}:${version}:${this.path}${hash}:${count}`,
      url: `${page}${hash}`,
      anchor,
      type,
      hierarchy: {...this.hierarchy},
      content: content && shorten(content),
      kind,
      ...(kind !== 'text' && {aliases: aliases[`${this.path}${hash}`]}),
      ...more,
      ...this.shared,
      weight: {level, position: this.records.length},
    });
  }
}

/** Cuts a long text at the end of a word. */
function shorten(text: string): string {
  return text.length > longestText ? text.slice(0, longestText + 1).replace(/\s*\S*$/, '') : text;
}

/** Returns whether an inline element contains block elements, as a link around a card does. */
function containsBlock(element: Element): boolean {
  return find(element, isBlock) !== undefined;
}

/**
 * Returns the group of a page's results: its section plus the one or two innermost sidebar categories,
 * such as "Marketplace: Automation › Cobble gen".
 */
function groupOf(root: Node, path: string): string {
  const section = sectionOf(path)?.label ?? 'Documentation';
  const categories = findAll(
    root,
    (element) => hasClass(element, 'breadcrumbs__item') && !hasClass(element, 'breadcrumbs__item--active'),
  )
    .map(textOf)
    .filter((text) => text !== '' && text !== section);
  return categories.length > 0 ? `${section}: ${categories.slice(-2).join(' › ')}` : section;
}
