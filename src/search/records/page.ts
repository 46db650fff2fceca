import {sectionOf} from '../../config/sections';
import {levels} from '../types';
import {aliases} from '../vocabulary';
import {generality, longestCode, longestText} from '../weights';
import type {RecordKind} from '../weights';
import type {Hierarchy, Level, SearchRecord} from '../types';
import {parse} from 'parse5';
import {attribute, childrenOf, find, findAll, hasClass, isElement} from '../../lib/dom';
import type {Element, Node} from '../../lib/dom';
import {addAsked} from './asked';
import {isBlock, isSilent, joinText, textOf, tidy} from './text';

/** Headings of lists of links to other pages, which are found by their own texts. */
const linkHeadings = ['related pages', 'see also', 'next'];

/** What the link of a heading or row is called, before its name. */
const linkLabel = 'Direct link to ';

/** A line of code that names a class, which the code below it uses. */
const importLine = /\bimport (?:static )?[\w.]+(?: \.? ?\w+)* ?; /g;

/** A heading or a named row that text can stand under. */
interface Place {
  level: number;
  anchor: string | null;
}

/**
 * The records of one built page: the page itself, each heading, each paragraph, list item, code block and table row.
 * A row with an id is found by its name and lands on the row.
 * @param html the built page
 * @param path absolute path of the page with the base path, decoded
 * @param origin scheme and host of the site
 * @returns records in reading order; none for a page that is not a document, or is marked as not to be indexed
 */
export function pageRecords(html: string, path: string, origin: string): SearchRecord[] {
  return recordsOf(parse(html), path, origin);
}

/** The same of a page that is parsed already. */
export function recordsOf(root: Node, path: string, origin: string): SearchRecord[] {
  const article = find(root, (element) => hasClass(element, 'theme-doc-markdown'));
  const title = article && find(article, ({tagName}) => tagName === 'h1');
  if (!article || !title || /noindex/.test(meta(root, 'robots') ?? '')) {
    return [];
  }
  return new PageReader(root, path, origin).read(article, title);
}

/** Content of a `<meta>`; Docusaurus writes `robots` as a property. */
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
  /** How many records each anchor has so far. */
  private readonly counts = new Map<string, number>();
  private place: Place = {level: 1, anchor: null};
  /** Level of the heading of a list of links that is being left out. */
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

  /** Adds what is in an element, in reading order; runs of text between blocks become records of their own. */
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
    } else if (element.tagName === 'pre') {
      this.addText(textOf(element).replace(importLine, '').slice(0, longestCode));
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

  /** A row with an id stands one level below its heading, under the name its link has; any other row is text. */
  private addRow(row: Element): void {
    const cells = childrenOf(row)
      .filter(isElement)
      .map(textOf)
      .filter((text) => text !== '');
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
      content: content && content.slice(0, longestText),
      kind,
      ...(kind !== 'text' && {aliases: aliases[`${this.path}${hash}`]}),
      ...more,
      ...this.shared,
      weight: {level, position: this.records.length},
    });
  }
}

/** Whether an inline element, such as a link around a card, has blocks in it. */
function containsBlock(element: Element): boolean {
  return find(element, isBlock) !== undefined;
}

/**
 * What results are grouped by: the section and the categories of the sidebar that the page lies in, the last two of them,
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
