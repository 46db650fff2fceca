/** Browser side: the static parts of the pages seen so far, and where they come from. */
import {decodePath} from '../../lib/uri';
import {partsFile, staticElements, type PageScripts, type PartsFile} from './plan';

/** Elements of a page's static parts, and which build they are of. */
export interface Parts {
  key: string;
  elements: Element[];
  /** Unknown of the page that the reader came in on, whose scripts are here. */
  scripts?: PageScripts;
}

const known = new Map<string, Parts>();
const asked = new Map<string, Promise<void>>();

const nameOf = (pathname: string) => decodePath(pathname).replace(/^\/+|\/+$/g, '');

/** @param pathname path of a page, with the base path */
export const partsOf = (pathname: string): Parts | undefined => known.get(nameOf(pathname));

/**
 * Stores the static parts of the page that the reader came in on: they are in the document.
 * @returns nothing when something else has changed the document
 */
export function adoptParts(pathname: string): Parts | undefined {
  const root = document.querySelector<HTMLElement>('[data-parts]');
  const [key = '', plan = ''] = (root?.dataset.parts ?? '').split(' ');
  const elements = root && staticElements(plan, Array.from(root.children));
  if (elements) {
    known.set(nameOf(pathname), {key, elements});
  }
  return partsOf(pathname);
}

async function load(name: string, baseUrl: string): Promise<void> {
  const answer = await fetch(encodeURI(baseUrl + partsFile(name.slice(baseUrl.length - 1))));
  if (!answer.ok) {
    throw new Error(`${answer.url}: ${answer.status}`);
  }
  const {key, parts, scripts} = (await answer.json()) as PartsFile;
  // One template for all parts: a new one for each takes twice as long.
  const template = document.createElement('template');
  const elements = parts.map((html) => {
    template.innerHTML = html;
    return template.content.firstElementChild!;
  });
  known.set(name, {key, elements, scripts});
}

/**
 * Fetches the static parts of a page, unless they are here.
 * @param pathname path of the page, with the base path
 * @param baseUrl path that the site is mounted at, with a slash at both ends
 * @throws Error when they cannot be had
 */
export async function fetchParts(pathname: string, baseUrl: string): Promise<Parts> {
  const name = nameOf(pathname);
  if (!known.has(name) && !asked.has(name)) {
    const answer = load(name, baseUrl).finally(() => asked.delete(name));
    asked.set(name, answer);
  }
  await asked.get(name);
  return known.get(name)!;
}
