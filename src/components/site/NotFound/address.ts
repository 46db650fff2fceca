import {resolveRedirect} from '@site/src/config/redirects';
import type {PublishedRoute} from './published-route';
import {decodePart, withoutEnding} from '@site/src/lib/uri';

/** Parts of an address; both `window.location` and the router's location fit. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** Adds the reader's query and hash to a new path, unless it has a hash of its own. */
function carryOver(target: string, {search, hash}: Address): string {
  const [path, named] = target.split('#');
  return `${encodeURI(path!)}${search}${named ? `#${named}` : hash}`;
}

/** `/docs/app/index.html`, `/docs/app.html` and `/docs/app/` all mean `/docs/app`. */
const meant = (path: string) => withoutEnding(path).replace(/\/+$/, '') || '/';

/**
 * The current address of a page that has moved.
 * @returns path with query and hash, encoded; undefined when the address never moved
 */
export function movedTo(address: Address): string | undefined {
  const target = resolveRedirect(meant(decodePart(address.pathname)));
  return target === undefined ? undefined : carryOver(target, address);
}

/**
 * The page whose address differs only in letter case, `.html` or a slash at the end.
 * @returns path with query and hash, encoded; undefined when there is no such page
 */
export function samePage(address: Address, routes: readonly PublishedRoute[]): string | undefined {
  const typed = decodePart(address.pathname);
  const wanted = meant(typed).toLowerCase();
  const route = routes.find(({path}) => path.toLowerCase() === wanted);
  // The same spelling would load this page again and again.
  return route && route.path !== typed ? carryOver(route.path, address) : undefined;
}
