/** Our own pages, read from the built site: what the peers are given to build. */
import {readFileSync, readdirSync} from 'node:fs';
import {join, sep} from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {articleToMarkdown} from '../../src/build/markdown-export/to-markdown';
import {attribute, find, findAll, hasClass, parsePage} from '../../src/build/post/dom';
import type {Element, Node} from '../../src/build/post/dom';
import {textOf} from '../../src/search/records/text';

/** One page of ours. */
export interface SourcePage {
  /** Absolute path, decoded, without a slash at the end; the home page is `/`. */
  route: string;
  title: string;
  description: string;
  /** What the page says below its title, in GitHub's Markdown. Links to our own pages begin with a slash. */
  markdown: string;
}

/** How much of a page there is to see. */
export interface Outline {
  headings: number;
  tables: number;
  /** Rows of all tables, those of the head among them. */
  rows: number;
  /** Blocks of code. */
  code: number;
}

/** Stands for the site's address while links become absolute; taken away again afterwards. */
const origin = 'https://this-site.example';

/** Pages that are tools, not content: the peers have a dialog for the one and a page of their own for the other. */
const tools = new Set(['/404', '/search']);

/**
 * Reads one built page.
 * @param html the page
 * @param route its absolute path, decoded
 * @returns undefined when the page has no text with a title
 */
export function readPage(html: string, route: string): SourcePage | undefined {
  const root = parsePage(html);
  const article =
    find(root, (element) => hasClass(element, 'theme-doc-markdown')) ??
    find(root, ({tagName}) => tagName === 'main');
  const heading = article && find(article, ({tagName}) => tagName === 'h1');
  if (!article || !heading) {
    return undefined;
  }
  const meta = find(
    root,
    (element) => element.tagName === 'meta' && attribute(element, 'name') === 'description',
  );
  const markdown = articleToMarkdown(article, origin + encodeURI(route))
    .replaceAll(`${origin}${encodeURI(route)}#`, '#')
    .replaceAll(origin, '')
    // Every generator renders the title itself.
    .replace(/^# .*\n+/m, '');
  return {
    route,
    title: textOf(heading),
    description: (meta && attribute(meta, 'content')) ?? '',
    markdown,
  };
}

/** Routes of the built HTML files below a folder, decoded, sorted. */
export function routesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map(
      (file) =>
        `/${file
          .split(sep)
          .join('/')
          .replace(/\.html$/, '')}`,
    )
    .map((path) => (path === '/index' ? '/' : path.replace(/\/index$/, '')))
    .sort();
}

/** Routes of the pages with content. */
export function contentRoutes(folder: string): string[] {
  return routesIn(folder).filter((route) => !tools.has(route));
}

/**
 * Reads every page with content from a built site of ours.
 * @param folder such as build/
 * @throws when there is none, which means that nothing was built
 */
export function readSite(folder: string): SourcePage[] {
  const pages = contentRoutes(folder).flatMap((route) => {
    const file = join(folder, route === '/' ? 'index.html' : `${route}.html`);
    return readPage(readFileSync(file, 'utf8'), route) ?? [];
  });
  if (pages.length === 0) {
    throw new Error(`${folder} holds no page with a title. Run \`npm run build\` first.`);
  }
  return pages;
}

/** Counts what there is to see of a page. The title counts as a heading. */
export function outlineOf({markdown}: Pick<SourcePage, 'markdown'>): Outline {
  const outline: Outline = {headings: 1, tables: 0, rows: 0, code: 0};
  const counted: Record<string, keyof Outline> = {
    heading: 'headings',
    table: 'tables',
    tableRow: 'rows',
    code: 'code',
  };
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), ({type}) => {
    const key = counted[type];
    if (key) {
      outline[key] += 1;
    }
  });
  return outline;
}

/**
 * Counts what can be seen of a page that somebody built.
 * @param html the page
 * @param isText finds the elements that hold title and text; what is around them does not count
 */
export function outlineOfHtml(html: string, isText: (element: Element) => boolean): Outline {
  const parts: Node[] = findAll(parsePage(html), isText);
  const count = (...names: string[]) =>
    parts.flatMap((part) => findAll(part, ({tagName}) => names.includes(tagName))).length;
  return {
    headings: count('h1', 'h2', 'h3', 'h4', 'h5', 'h6'),
    tables: count('table'),
    rows: count('tr'),
    code: count('pre'),
  };
}
