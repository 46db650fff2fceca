import fs from 'node:fs';
import path from 'node:path';
import {withoutTrailingSlash} from './routes';
import type {ContentModel, Page} from './types';
import {decodePart, decodePath} from '../lib/uri';

/**
 * Resolves a link as Docusaurus does: files served as they are first, then addresses.
 * @param url as written in the page
 * @param page the page it stands in; relative addresses start from its route, relative files from its folder
 * @returns the route it leads to, decoded, whether there is such a page or not; undefined where it leads out of the pages
 */
export function resolveLink(url: string, page: Page, {root, routes}: ContentModel): string | undefined {
  const [pathname = ''] = url.split(/[?#]/);
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url) || isServedFile(decodePart(pathname), page, root)) {
    return undefined;
  }
  // The parser puts `%20` for spaces and resolves `..`; routes are compared decoded, as the framework does.
  const resolved = new URL(pathname, `https://site.invalid${encodeURI(page.route)}`).pathname;
  const exact = withoutTrailingSlash(resolved);
  return routes.has(exact) ? exact : withoutTrailingSlash(decodePath(resolved));
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
