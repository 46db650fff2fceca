import fs from 'node:fs';
import path from 'node:path';
import {findAll, textOf, type Node} from '../../lib/dom';
import {builtPages} from '../../build/post/pages';
import type {BuiltPage as ParsedPage} from '../../build/post/page';
import {site as settings} from '../../config/site';
import {listFiles} from '../../content/files';
import {siteRecords} from '../../search/records';
import type {SearchRecord} from '../../search/types';

export interface BuiltElement {
  /** Tag name in lower case. */
  name: string;
  attributes: Record<string, string>;
  /** Its text content, with white space collapsed. */
  text: string;
}

export interface BuiltPage {
  /** Path from the repository root, as messages show it. */
  file: string;
  /** Address without a trailing slash, decoded. */
  route: string;
  /** Every element, in document order. */
  elements: BuiltElement[];
  /** Every id on the page: what `#…` may point to. */
  ids: Set<string>;
  /** The page, parsed. */
  root: Node;
}

export interface BuiltSite {
  /** Absolute path of the folder. */
  folder: string;
  /** Every page except for the not-found page. */
  pages: BuiltPage[];
  /** Every file, relative to the folder, with `/`. */
  files: Set<string>;
  byRoute: Map<string, BuiltPage>;
  /** Search records of the pages; read on first use. */
  readonly records: SearchRecord[];
}

export const noBuild =
  'there is no built site in build/. Run "npm run build" first, or "npm test -- content" for the sources alone.';

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
  const parsed = [...builtPages({folder, baseUrl: settings.baseUrl})].filter(({file}) => file !== '404.html');
  const pages = parsed.map(readPage);
  let records: SearchRecord[] | undefined;
  return {
    folder,
    pages,
    files: new Set(listFiles(folder)),
    byRoute: new Map(pages.map((page) => [page.route, page])),
    get records() {
      return (records ??= siteRecords(parsed, settings.url));
    },
  };
}

function readPage({file, route, root}: ParsedPage): BuiltPage {
  const elements = findAll(root, () => true).map((element) => ({
    name: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({name, value}) => [name, value])),
    get text() {
      return textOf(element).replace(/\s+/g, ' ').trim();
    },
  }));
  const ids = elements.flatMap(({attributes}) => (attributes.id === undefined ? [] : [attributes.id]));
  return {file: `build/${file}`, route, elements, ids: new Set(ids), root};
}

/** The elements of a page with one of these names. */
export function named(page: BuiltPage, ...names: string[]): BuiltElement[] {
  return page.elements.filter(({name}) => names.includes(name));
}
