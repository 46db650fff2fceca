/** Our own pages, read from the built site: what Starlight is given to build. */
import {statSync} from 'node:fs';
import {join} from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {exportPage} from '../../src/build/markdown-export/export-page';
import type {ExportedPage} from '../../src/build/markdown-export/export-page';
import {findAll, hasClass, parsePage} from '../../src/build/post/dom';
import type {Node} from '../../src/build/post/dom';
import {builtPages} from '../../src/build/post/pages';
import {listFiles} from '../../src/content/files';

/** One page of ours: what it says below its title. Links to our own pages begin with a slash. */
export type SourcePage = ExportedPage;

/** How much of a page there is to see. */
export type Outline = Record<'headings' | 'tables' | 'rows' | 'code', number>;

/** Stands for the site's address while links become absolute; taken away again afterwards. */
const origin = 'https://this-site.example';

/** Pages that are tools, not content: Starlight has a dialog for the one and a page of its own for the other. */
const tools = ['404.html', 'search.html'];

/**
 * Reads one built page.
 * @returns undefined when the page has no text with a title
 */
export function readPage(root: Node, route: string): SourcePage | undefined {
  const page = exportPage(root, route, origin);
  const markdown = page?.markdown
    // Every generator renders the title itself.
    .replace(/^.*?\nPage: <.*?>\n\n/s, '')
    .replaceAll(`${origin}${encodeURI(route)}#`, '#')
    .replaceAll(origin, '');
  return page && {...page, markdown: markdown!};
}

/** How many pages with content a built site has. */
export const countPages = (folder: string): number =>
  listFiles(folder).filter((file) => file.endsWith('.html') && !tools.includes(file)).length;

/**
 * Reads every page with content from a built site of ours.
 * @param folder such as build/
 * @throws when there is none, which means that nothing was built
 */
export function readSite(folder: string): SourcePage[] {
  const pages: SourcePage[] = [];
  for (const {file, root, route} of builtPages({folder, baseUrl: '/'})) {
    const page = tools.includes(file) ? undefined : readPage(root, route);
    pages.push(...(page ? [page] : []));
  }
  if (pages.length === 0) {
    throw new Error(`${folder} holds no page with a title. Run \`npm run build\` first.`);
  }
  return pages;
}

/** @returns file of a decoded path below a built site, whichever of the usual names it has */
export function builtFile(folder: string, path: string): string | undefined {
  const route = path.replace(/\/$/, '');
  return [route, `${route}.html`, `${route}/index.html`].find((name) =>
    statSync(join(folder, name), {throwIfNoEntry: false})?.isFile(),
  );
}

/** Counts what there is to see of a page. The title counts as a heading; rows are those of all tables, heads among them. */
export function outlineOf({markdown}: Pick<SourcePage, 'markdown'>): Outline {
  const counts: Record<string, number> = {heading: 1, table: 0, tableRow: 0, code: 0};
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), ({type}) => {
    if (type in counts) {
      counts[type]! += 1;
    }
  });
  const {heading, table, tableRow, code} = counts as Record<string, number>;
  return {headings: heading!, tables: table!, rows: tableRow!, code: code!};
}

/**
 * Counts what can be seen of a page that somebody built.
 * @param html the page
 * @param textClass class of the elements that hold title and text; what is around them does not count
 */
export function outlineOfHtml(html: string, textClass: string): Outline {
  const parts = findAll(parsePage(html), (element) => hasClass(element, textClass));
  const count = (name: RegExp) =>
    parts.flatMap((part) => findAll(part, ({tagName}) => name.test(tagName))).length;
  return {
    headings: count(/^h[1-6]$/),
    tables: count(/^table$/),
    rows: count(/^tr$/),
    code: count(/^pre$/),
  };
}
