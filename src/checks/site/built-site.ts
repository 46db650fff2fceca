import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {findAll, textOf} from '../../build/post/dom';
import {listFiles} from '../../content/files';

/** One element of a page. */
export interface BuiltElement {
  /** In lower case. */
  name: string;
  attributes: Record<string, string>;
  /** Text of it and everything in it, white space folded. */
  text: string;
}

/** One page of the built site. */
export interface BuiltPage {
  /** Path from the repository root, as messages show it. */
  file: string;
  /** Address without a trailing slash, decoded. */
  route: string;
  /** Every element, in document order. */
  elements: BuiltElement[];
  /** Every id in the page: what a `#…` may point to. */
  ids: Set<string>;
}

export interface BuiltSite {
  /** Absolute path of the folder. */
  folder: string;
  /** Every page but the not-found page. */
  pages: BuiltPage[];
  /** Every file, relative to the folder, with `/`. */
  files: Set<string>;
  byRoute: Map<string, BuiltPage>;
}

export const noBuild =
  'there is no built site in build/. Run "npm run build" first, or "npm run check -- content" for the sources alone.';

export function hasBuild(root: string): boolean {
  return fs.existsSync(path.join(root, 'build'));
}

/**
 * Reads a built site.
 * @param root absolute path of the site; its `build` folder is read
 * @throws Error that says how to build when there is none
 */
export function readBuiltSite(root: string): BuiltSite {
  if (!hasBuild(root)) {
    throw new Error(noBuild);
  }
  const folder = path.join(root, 'build');
  const files = listFiles(folder);
  const pages = files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => readPage(folder, file));
  return {
    folder,
    pages,
    files: new Set(files),
    byRoute: new Map(pages.map((page) => [page.route, page])),
  };
}

function readPage(folder: string, file: string): BuiltPage {
  const root = parse(fs.readFileSync(path.join(folder, file), 'utf8'));
  const elements = findAll(root, () => true).map((element) => ({
    name: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({name, value}) => [name, value])),
    get text() {
      return textOf(element).replace(/\s+/g, ' ').trim();
    },
  }));
  const ids = elements.flatMap(({attributes}) => (attributes.id === undefined ? [] : [attributes.id]));
  return {file: `build/${file}`, route: routeOfFile(`build/${file}`), elements, ids: new Set(ids)};
}

/** `build/docs/app.html` to `/docs/app`, `build/index.html` to `/`. */
export function routeOfFile(file: string): string {
  return file
    .replace(/^build/, '')
    .replace(/\.html$/, '')
    .replace(/^\/index$/, '/')
    .replace(/\/index$/, '');
}

/** The elements of a page with one of the names. */
export function named(page: BuiltPage, ...names: string[]): BuiltElement[] {
  return page.elements.filter(({name}) => names.includes(name));
}
