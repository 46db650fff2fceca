import fs from 'node:fs';
import path from 'node:path';
import {withoutTrailingSlash} from './routes';
import type {ContentModel, Page} from './types';
import {decodePart, decodePath} from './uri';

/** Where a link leads. `route` is decoded and may or may not exist; `hash` is decoded, without `#`, `''` when absent. */
export type LinkTarget =
  | {type: 'external'}
  | {type: 'asset'}
  | {type: 'missing-file'; file: string}
  | {type: 'route'; route: string; hash: string};

/**
 * Resolves a link as Docusaurus does: Markdown files first, then files served as they are, then addresses.
 * @param url as written in the page
 * @param page the page it stands in; relative addresses start from its route, relative files from its folder
 */
export function resolveLink(url: string, page: Page, model: ContentModel): LinkTarget {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
    return {type: 'external'};
  }
  const [address = '', hash = ''] = split(url, '#');
  const [pathname = ''] = split(address, '?');
  const ownRoute = page.route ?? page.draftRoute ?? '/';

  if (/\.mdx?$/i.test(pathname)) {
    const file = markdownFile(decodePart(pathname), page, model);
    const target = model.pages.find((candidate) => candidate.file === file);
    return target
      ? {type: 'route', route: target.route ?? target.draftRoute ?? '/', hash: decodePart(hash)}
      : {type: 'missing-file', file: pathname};
  }
  if (isServedFile(decodePart(pathname), page, model.root)) {
    return {type: 'asset'};
  }
  // The parser puts `%20` for spaces and resolves `..`; routes are compared decoded, as the framework does.
  const resolved = new URL(
    pathname === '' ? ownRoute : pathname,
    `https://site.invalid${encodeURI(ownRoute)}`,
  ).pathname;
  const exact = withoutTrailingSlash(resolved);
  const route = model.routes.has(exact) ? exact : withoutTrailingSlash(decodePath(resolved));
  return {type: 'route', route, hash: decodePart(hash)};
}

/** Anchors of a page known before it is built: headings and HTML elements with an id. */
export function anchorsOf(page: Page): string[] {
  return [...page.headings.map(({id}) => id), ...page.ids.map(({value}) => String(value))].filter(
    (id) => id !== undefined,
  );
}

/** A link to a Markdown file may start from the page's folder, from `docs`, or from the repository root. */
function markdownFile(pathname: string, page: Page, model: ContentModel): string | undefined {
  const bases = /^\.\.?\//.test(pathname)
    ? [path.posix.dirname(page.file)]
    : ['docs', '.', path.posix.dirname(page.file)];
  const candidates = bases.map((base) => path.posix.join(base, pathname));
  return candidates.find((file) => model.pages.some((candidate) => candidate.file === file));
}

/** Whether a path names a file that is copied beside the pages (a ZIP, a PDF, a picture). */
function isServedFile(pathname: string, page: Page, root: string): boolean {
  if (path.posix.extname(pathname) === '') {
    return false;
  }
  const file = pathname.startsWith('/')
    ? path.join(root, 'static', pathname)
    : path.join(root, path.posix.dirname(page.file), pathname);
  return fs.existsSync(file) && fs.statSync(file).isFile();
}

function split(text: string, separator: string): [string, string?] {
  const index = text.indexOf(separator);
  return index === -1 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
