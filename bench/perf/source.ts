/** Reads our own pages from the built site, as sources for Starlight. */
import {statSync} from 'node:fs';
import {join} from 'node:path';
import {exportPage} from '../../src/build/markdown-export/export-page';
import type {ExportedPage} from '../../src/build/markdown-export/export-page';
import type {Node} from '../../src/lib/dom';
import {builtPages} from '../../src/build/post/pages';
import {listFiles} from '../../src/content/files';

/** A page of ours with the text below its title. Links to our own pages begin with a slash. */
export type SourcePage = ExportedPage;

/** Placeholder for the site's address in absolute links, which is removed afterwards. */
const origin = 'https://this-site.example';

/** Pages that Starlight provides itself: the not-found page and the search. */
const tools = ['404.html', 'search.html'];

/**
 * Reads a built page.
 * @returns undefined when the page has no text with a title
 */
export function readPage(root: Node, route: string): SourcePage | undefined {
  const page = exportPage(root, route, origin);
  const markdown = page?.markdown
    // Without the title, which the generator renders itself.
    .replace(/^.*?\nPage: <.*?>\n\n/s, '')
    .replaceAll(`${origin}${encodeURI(route)}#`, '#')
    .replaceAll(origin, '');
  return page && {...page, markdown: markdown!};
}

/** Number of pages with content in a built site. */
export const countPages = (folder: string): number =>
  listFiles(folder).filter((file) => file.endsWith('.html') && !tools.includes(file)).length;

/**
 * Reads every page with content from a built site of ours.
 * @param folder such as build/
 * @throws Error when there are no pages
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

/** @returns the file of a decoded path in a built site, under any of the usual names; undefined if there is none */
export function builtFile(folder: string, path: string): string | undefined {
  const route = path.replace(/\/$/, '');
  return [route, `${route}.html`, `${route}/index.html`].find((name) =>
    statSync(join(folder, name), {throwIfNoEntry: false})?.isFile(),
  );
}
