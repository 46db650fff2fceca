import {parse} from 'node-html-parser';
import type {HTMLElement, Node} from 'node-html-parser';
import {sectionOf} from '../../config/sections';
import {levels} from '../types';
import type {Hierarchy, Level, SearchRecord} from '../types';
import {isBlock, isElement, isSilent, textOf, tidy} from './text';

/** Longest text of one record, in characters: the hosted service takes 10 KB a record, and no reader reads more. */
const longestText = 2000;

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
 * @returns records in reading order; none for a page that is no document, or that asks not to be indexed
 */
export function pageRecords(html: string, path: string, origin: string): SearchRecord[] {
  const root = parse(html, {
    comment: false,
    blockTextElements: {script: false, noscript: false, style: false},
  });
  const article = root.querySelector('.theme-doc-markdown');
  const title = article?.querySelector('h1') ?? root.querySelector('article h1');
  const noIndex = root
    .querySelectorAll('meta[name="robots"]')
    .some((meta) => /noindex/.test(meta.attributes.content ?? ''));
  if (!article || !title || noIndex) {
    return [];
  }
  return new PageReader(root, path, origin).read(article, title);
}

class PageReader {
  private readonly records: SearchRecord[] = [];
  private readonly hierarchy: Hierarchy;
  private readonly shared: Pick<
    SearchRecord,
    'language' | 'version' | 'docusaurus_tag' | 'url_without_anchor'
  >;
  private readonly idPrefix: string;
  /** How many records each anchor has so far. */
  private readonly counts = new Map<string, number>();
  private place: Place = {level: 1, anchor: null};

  constructor(
    private readonly root: HTMLElement,
    path: string,
    origin: string,
  ) {
    const language = this.meta('docsearch:language') ?? 'en';
    const version = this.meta('docsearch:version') ?? 'current';
    this.shared = {
      language,
      version,
      docusaurus_tag: this.meta('docsearch:docusaurus_tag') ?? 'default',
      url_without_anchor: `${origin}${encodeURI(path)}`,
    };
    this.idPrefix = `${language}:${version}:${path}`;
    const none = Object.fromEntries(levels.map((level) => [level, null])) as Hierarchy;
    this.hierarchy = {...none, lvl0: groupOf(root, path)};
  }

  read(article: HTMLElement, title: HTMLElement): SearchRecord[] {
    this.hierarchy.lvl1 = textOf(title);
    this.add({type: 'lvl1', content: this.meta('description') ?? null, level: 100, kind: 'page'});
    this.walk(article, title);
    return this.records;
  }

  private meta(name: string): string | undefined {
    return this.root.querySelector(`meta[name="${name}"]`)?.attributes.content;
  }

  /** Adds what is in an element, in reading order; runs of text between blocks become records of their own. */
  private walk(element: HTMLElement, title: HTMLElement): void {
    let run: Node[] = [];
    const flush = () => {
      this.addText(tidy(run.map(textOfRun).join('')));
      run = [];
    };
    for (const node of element.childNodes) {
      if (!isElement(node)) {
        run.push(node);
      } else if (isSilent(node) || node === title || node.classList.contains('verified-for')) {
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

  private addBlock(element: HTMLElement, title: HTMLElement): void {
    const tag = element.rawTagName.toLowerCase();
    const level = /^h([1-6])$/.exec(tag)?.[1];
    if (level !== undefined) {
      this.addHeading(element, Number(level));
    } else if (tag === 'thead') {
      return;
    } else if (tag === 'tr' || element.hasAttribute('data-record')) {
      this.addRow(element);
    } else if (tag === 'pre') {
      this.addText(textOf(element));
    } else {
      this.walk(element, title);
    }
  }

  private addHeading(element: HTMLElement, level: number): void {
    this.enter({level, anchor: element.id || null}, textOf(element));
    this.add({type: `lvl${level}` as Level, content: null, level: 110 - 10 * level, kind: 'heading'});
  }

  /** A row with an id stands one level below its heading; any other row is text. */
  private addRow(row: HTMLElement): void {
    const cells = row.childNodes
      .filter(isElement)
      .map(textOf)
      .filter((text) => text !== '');
    const [name, ...rest] = cells;
    if (!row.id || name === undefined) {
      this.addText(cells.join(' · '));
      return;
    }
    const outer = {...this.place};
    const outerTitle = {...this.hierarchy};
    const level = Math.min(outer.level + 1, 6);
    this.enter({level, anchor: row.id}, name);
    this.add({
      type: `lvl${level}` as Level,
      content: rest.join(' · ') || null,
      level: 50,
      kind: row.getAttribute('data-record') || 'row',
    });
    this.place = outer;
    Object.assign(this.hierarchy, outerTitle);
  }

  private enter(place: Place, title: string): void {
    this.place = place;
    for (const level of levels.slice(place.level)) {
      this.hierarchy[level] = null;
    }
    this.hierarchy[`lvl${place.level}` as Level] = title;
  }

  private addText(text: string): void {
    if (/[\p{L}\p{N}]/u.test(text)) {
      this.add({type: 'content', content: text, level: 0, kind: 'text'});
    }
  }

  private add({
    type,
    content,
    level,
    kind,
  }: Pick<SearchRecord, 'type' | 'content' | 'kind'> & {level: number}): void {
    const {anchor} = this.place;
    const hash = anchor === null ? '' : `#${anchor}`;
    const count = this.counts.get(hash) ?? 0;
    this.counts.set(hash, count + 1);
    this.records.push({
      objectID: `${this.idPrefix}${hash}:${count}`,
      url: `${this.shared.url_without_anchor}${hash}`,
      anchor,
      type,
      hierarchy: {...this.hierarchy},
      content: content === null ? null : content.slice(0, longestText),
      kind,
      ...this.shared,
      weight: {level, position: this.records.length},
    });
  }
}

/** Text of a run's node with its spaces, so that neighbours join as they stand. */
function textOfRun(node: Node): string {
  return isElement(node) ? ` ${textOf(node)} `.slice(leading(node), trailing(node)) : node.text;
}

function leading(node: HTMLElement): number {
  return /^\s/.test(node.text) ? 0 : 1;
}

function trailing(node: HTMLElement): number | undefined {
  return /\s$/.test(node.text) ? undefined : -1;
}

/** Whether an inline element, such as a link around a card, has blocks in it. */
function containsBlock(element: HTMLElement): boolean {
  return element.childNodes.some((node) => isElement(node) && (isBlock(node) || containsBlock(node)));
}

/**
 * What results are grouped by: the section and the category of the sidebar that the page lies in,
 * such as "FTB App: Instances".
 */
function groupOf(root: HTMLElement, path: string): string {
  const section = sectionOf(path)?.label ?? 'Documentation';
  const categories = root
    .querySelectorAll('.theme-doc-breadcrumbs .breadcrumbs__item:not(.breadcrumbs__item--active)')
    .map(textOf)
    .filter((text) => text !== '' && text !== section);
  return categories.length > 0 ? `${section}: ${categories.at(-1)}` : section;
}
