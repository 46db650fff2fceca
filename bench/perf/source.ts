/** Our own pages, read from the built site: what Starlight is given to build. */
import {statSync} from 'node:fs';
import {join} from 'node:path';
import {exportPage} from '../../src/build/markdown-export/export-page';
import type {ExportedPage} from '../../src/build/markdown-export/export-page';
import type {Node} from '../../src/lib/dom';
import {builtPages} from '../../src/build/post/pages';
import {listFiles} from '../../src/content/files';

/** One page of ours: what it says below its title. Links to our own pages begin with a slash. */
export type SourcePage = ExportedPage;

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
