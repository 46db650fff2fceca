import fs from 'node:fs';
import path from 'node:path';
import {withoutTrailingSlash} from './routes';
import type {ContentModel, Page} from './types';
import {decodePart, decodePath} from '../lib/uri';

/**
 * Resolves a link the way Docusaurus does: first as a static file, then as a route.
 * @param url link target as written in the page
 * @param page the page that contains the link; relative URLs are resolved against its route, relative file
 *   paths against its folder
 * @returns the decoded route, even if no page exists there; undefined for a file or an external URL
 */
export function resolveLink(url: string, page: Page, {root, routes}: ContentModel): string | undefined {
  const [pathname = ''] = url.split(/[?#]/);
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url) || isServedFile(decodePart(pathname), page, root)) {
    return undefined;
  }
  // `URL` resolves `..` and encodes spaces as `%20`. Like Docusaurus, compare routes in decoded form.
  const resolved = new URL(pathname, `https://site.invalid${encodeURI(page.route)}`).pathname;
  const exact = withoutTrailingSlash(resolved);
  return routes.has(exact) ? exact : withoutTrailingSlash(decodePath(resolved));
}

/** Returns whether a path refers to a static file, such as a ZIP archive, a PDF or an image. */
function isServedFile(pathname: string, page: Page, root: string): boolean {
  if (path.posix.extname(pathname) === '') {
    return false;
  }
  const file = pathname.startsWith('/')
    ? path.join(root, 'static', pathname)
    : path.join(root, path.posix.dirname(page.file), pathname);
  return fs.existsSync(file) && fs.statSync(file).isFile();
}
