import fs from 'node:fs';
import path from 'node:path';
import {withoutTrailingSlash} from './routes';
import type {ContentModel, Page} from './types';
import {decodePart, decodePath} from '../lib/uri';

/**
 * Resolves a link as Docusaurus does: first as a static file, then as an address.
 * @param url as written in the page
 * @param page the page with the link; a relative address starts at its route, a relative file at its folder
 * @returns the route, decoded, even if no page has it; undefined for a file or another site
 */
export function resolveLink(url: string, page: Page, {root, routes}: ContentModel): string | undefined {
  const [pathname = ''] = url.split(/[?#]/);
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url) || isServedFile(decodePart(pathname), page, root)) {
    return undefined;
  }
  // `URL` encodes spaces as `%20` and resolves `..`. Routes are compared decoded, as in Docusaurus.
  const resolved = new URL(pathname, `https://site.invalid${encodeURI(page.route)}`).pathname;
  const exact = withoutTrailingSlash(resolved);
  return routes.has(exact) ? exact : withoutTrailingSlash(decodePath(resolved));
}

/** Whether a path is that of a static file, such as a ZIP, a PDF or a picture. */
function isServedFile(pathname: string, page: Page, root: string): boolean {
  if (path.posix.extname(pathname) === '') {
    return false;
  }
  const file = pathname.startsWith('/')
    ? path.join(root, 'static', pathname)
    : path.join(root, path.posix.dirname(page.file), pathname);
  return fs.existsSync(file) && fs.statSync(file).isFile();
}
