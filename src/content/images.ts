import fs from 'node:fs';
import path from 'node:path';
import {isPicture} from './body';
import {listFiles} from './files';
import type {Image, Page} from './types';
import {decodePart} from './uri';

/** Where a picture's source leads; `file` is a path from the repository root. */
export type ImageTarget =
  {type: 'external'} | {type: 'file'; file: string; exists: boolean} | {type: 'unbundled'};

/**
 * Resolves a picture's source as Docusaurus does: `/…` in `static`, `@site/…` from the root, all else from the page's folder.
 * @returns `unbundled` for a relative path in a JSX attribute, which reaches the browser as it stands and finds nothing there
 */
export function resolveImage(image: Image, page: Page, root: string): ImageTarget {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(image.url)) {
    return {type: 'external'};
  }
  const pathname = decodePart(image.url.replace(/[?#].*$/, ''));
  if (image.kind === 'jsx' && !pathname.startsWith('/')) {
    return {type: 'unbundled'};
  }
  const file = pathname.startsWith('@site/')
    ? pathname.slice('@site/'.length)
    : pathname.startsWith('/')
      ? path.posix.join('static', pathname)
      : path.posix.join(path.posix.dirname(page.file), pathname);
  return {type: 'file', file, exists: existsExactly(root, file)};
}

/** Every picture of the site: those beside pages and those served as they are. Paths from the root. */
export function listPictures(root: string): string[] {
  return ['docs', 'static'].flatMap((folder) =>
    listFiles(path.join(root, folder))
      .filter(isPicture)
      .map((file) => `${folder}/${file}`),
  );
}

/** Windows and macOS find `Logo.svg` under `logo.svg`; the server that builds the site does not. */
function existsExactly(root: string, file: string): boolean {
  const folder = path.join(root, path.posix.dirname(file));
  return fs.existsSync(folder) && fs.readdirSync(folder).includes(path.posix.basename(file));
}
