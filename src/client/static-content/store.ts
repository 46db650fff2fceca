/** Browser side: the static parts of the pages seen so far, and where they come from. */
import {decodePath} from '../../content/uri';
import {partsFile} from './address';
import type {PartsFile} from '../../build/static-content/files';
import {staticElements} from './plan';

/** Elements of a page's static parts, and which build they are of. */
export interface Parts {
  key: string;
  elements: Element[];
}

/** Parts become elements only when they are rendered: most pages are preloaded and never opened. */
const known = new Map<string, Parts | PartsFile>();
const asked = new Map<string, Promise<void>>();

const nameOf = (pathname: string) => decodePath(pathname).replace(/^\/+|\/+$/g, '');

/**
 * Stores the static parts of the page that the reader came in on: they are in the document.
 * @returns nothing when something else has changed the document
 */
export function adoptParts(pathname: string): Parts | undefined {
  const root = document.querySelector<HTMLElement>('[data-parts]');
  const [key = '', plan = ''] = (root?.dataset.parts ?? '').split(' ');
  try {
    const parts = root && {
      key,
      elements: staticElements<Element>(plan, root, ({children}) => Array.from(children)),
    };
    if (parts) {
      known.set(nameOf(pathname), parts);
    }
    return parts ?? undefined;
  } catch {
    return undefined;
  }
}

/** One template for all parts: a new one for each takes twice as long. */
const makeElement = () => {
  const template = document.createElement('template');
  return (html: string): Element => {
    template.innerHTML = html;
    return template.content.firstElementChild!;
  };
};

/** @param pathname path of a page, with the base path */
export function partsOf(pathname: string): Parts | undefined {
  const name = nameOf(pathname);
  const parts = known.get(name);
  if (parts === undefined || 'elements' in parts) {
    return parts;
  }
  const parsed = {key: parts.key, elements: parts.parts.map(makeElement())};
  known.set(name, parsed);
  return parsed;
}

async function load(name: string, baseUrl: string): Promise<void> {
  const answer = await fetch(encodeURI(baseUrl + partsFile(name.slice(baseUrl.length - 1))));
  if (!answer.ok) {
    throw new Error(`${answer.url}: ${answer.status}`);
  }
  known.set(name, (await answer.json()) as PartsFile);
}

/**
 * Fetches the static parts of a page, unless they are here.
 * @param pathname path of the page, with the base path
 * @param baseUrl path that the site is mounted at, with a slash at both ends
 * @throws Error when they cannot be had
 */
export function fetchParts(pathname: string, baseUrl: string): Promise<void> {
  const name = nameOf(pathname);
  if (known.has(name)) {
    return Promise.resolve();
  }
  const loading =
    asked.get(name) ??
    load(name, baseUrl).finally(() => {
      asked.delete(name);
    });
  asked.set(name, loading);
  return loading;
}
