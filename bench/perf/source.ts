/** Extracts pages from our built site as sources for Starlight. */
import {statSync} from 'node:fs';
import {join} from 'node:path';
import {exportPage} from '../../src/build/markdown-export/export-page';
import type {ExportedPage} from '../../src/build/markdown-export/export-page';
import type {Node} from '../../src/lib/dom';
import {builtPages} from '../../src/build/post/pages';
import {listFiles} from '../../src/content/files';

/** A page of our site with the Markdown below its title. Internal links start with a slash. */
export type SourcePage = ExportedPage;

/** Placeholder for the site's origin in absolute links, which is removed afterwards. */
const origin = 'https://this-site.example';

/** Pages that Starlight generates itself: the not-found page and the search. */
const tools = ['404.html', 'search.html'];

/**
 * Converts a built page to a source page.
 * @returns undefined if the page has no title
 */
export function readPage(root: Node, route: string): SourcePage | undefined {
  const page = exportPage(root, route, origin);
  const markdown = page?.markdown
    // Removes the title, because Starlight renders it from the front matter.
    .replace(/^.*?\nPage: <.*?>\n\n/s, '')
    .replaceAll(`${origin}${encodeURI(route)}#`, '#')
    .replaceAll(origin, '');
  return page && {...page, markdown: markdown!};
}

/** Returns the number of content pages in a built site. */
export const countPages = (folder: string): number =>
  listFiles(folder).filter((file) => file.endsWith('.html') && !tools.includes(file)).length;

/**
 * Extracts every content page from a built site.
 * @param folder folder of the built site, such as build/
 * @throws Error if there are no pages
 */
export function readSite(folder: string): SourcePage[] {
  const pages: SourcePage[] = [];
  for (const {file, root, route} of builtPages({folder, baseUrl: '/'})) {
    const page = tools.includes(file) ? undefined : readPage(root, route);
    pages.push(...(page ? [page] : []));
  }
  if (pages.length === 0) {
    throw new Error(`${folder} contains no page with a title. Run \`npm run build\` first.`);
  }
  return pages;
}

/**
 * Returns the file for a decoded path in a built site, under any of the usual file names; undefined if no
 * such file exists.
 */
export function builtFile(folder: string, path: string): string | undefined {
  const route = path.replace(/\/$/, '');
  return [route, `${route}.html`, `${route}/index.html`].find((name) =>
    statSync(join(folder, name), {throwIfNoEntry: false})?.isFile(),
  );
}
