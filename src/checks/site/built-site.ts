import {parse} from 'node-html-parser';
import type {HTMLElement} from 'node-html-parser';
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../content/files';

/** One page of the built site. */
export interface BuiltPage {
  /** Path from the repository root, as messages show it. */
  file: string;
  /** Address without a trailing slash, decoded. */
  route: string;
  html: HTMLElement;
  /** Every id in the page: what a `#…` may point to. */
  ids: Set<string>;
}

export interface BuiltSite {
  /** Absolute path of the folder. */
  folder: string;
  /** Every page but the not-found page. */
  pages: BuiltPage[];
  notFound: BuiltPage | undefined;
  /** Every file, relative to the folder, with `/`. */
  files: Set<string>;
  byRoute: Map<string, BuiltPage>;
}

/**
 * Reads a built site.
 * @param root absolute path of the site; its `build` folder is read
 * @throws Error that says how to build when there is none
 */
export function readBuiltSite(root: string): BuiltSite {
  const folder = path.join(root, 'build');
  if (!fs.existsSync(path.join(folder, 'index.html'))) {
    throw new Error(
      'there is no built site in build/. Run "npm run build" first, or "npm run check -- content" to check the sources only.',
    );
  }
  const files = listFiles(folder);
  const all = files.filter((file) => file.endsWith('.html')).map((file) => readPage(folder, file));
  const pages = all.filter((page) => page.route !== '/404');
  return {
    folder,
    pages,
    notFound: all.find((page) => page.route === '/404'),
    files: new Set(files),
    byRoute: new Map(pages.map((page) => [page.route, page])),
  };
}

function readPage(folder: string, file: string): BuiltPage {
  const html = parse(fs.readFileSync(path.join(folder, file), 'utf8'), {comment: false});
  const ids = html.querySelectorAll('[id]').map((element) => element.getAttribute('id')!);
  return {file: `build/${file}`, route: routeOf(file), html, ids: new Set(ids)};
}

/** `docs/app.html` to `/docs/app`, `index.html` to `/`. */
function routeOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}
