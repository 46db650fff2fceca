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
  /** Text content with collapsed white space. */
  text: string;
}

export interface BuiltPage {
  /** Path relative to the repository root. */
  file: string;
  /** Address without a trailing slash, decoded. */
  route: string;
  /** Every element, in document order. */
  elements: BuiltElement[];
  /** All ids on the page, which are valid anchors for links. */
  ids: Set<string>;
  /** Root of the parsed HTML. */
  root: Node;
}

export interface BuiltSite {
  /** Absolute path of `build`. */
  folder: string;
  /** Every page except for the not-found page. */
  pages: BuiltPage[];
  /** Paths of all files, relative to `folder`, with `/` as the separator. */
  files: Set<string>;
  byRoute: Map<string, BuiltPage>;
  /** Search records of all pages, created on first use. */
  readonly records: SearchRecord[];
}

export const noBuild =
  'there is no built site in build/. Run "npm run build" first, or "npm test -- content" to check only the sources.';

export function hasBuild(root: string): boolean {
  return fs.existsSync(path.join(root, 'build'));
}

/**
 * Reads a built site.
 * @param root absolute path of the repository
 * @throws Error if `build` does not exist
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

/** Returns the elements of a page that have one of the given tag names. */
export function named(page: BuiltPage, ...names: string[]): BuiltElement[] {
  return page.elements.filter(({name}) => names.includes(name));
}
