import {resolveRedirect} from '@site/src/config/redirects';
import type {PublishedRoute} from './published-route';
import {decodePart, withoutEnding} from '@site/src/lib/uri';

/** Parts of an address. Both `window.location` and the router's location have this shape. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** Adds the query and hash of the old address to a new path. A hash in the new path takes precedence. */
function carryOver(target: string, {search, hash}: Address): string {
  const [path, named] = target.split('#');
  return `${encodeURI(path!)}${search}${named ? `#${named}` : hash}`;
}

/** Normalizes a path: `/docs/app/index.html`, `/docs/app.html` and `/docs/app/` become `/docs/app`. */
const meant = (path: string) => withoutEnding(path).replace(/\/+$/, '') || '/';

/**
 * Returns the new address of a page that has moved.
 * @returns the encoded path with query and hash, or undefined if there is no redirect for the address
 */
export function movedTo(address: Address): string | undefined {
  const target = resolveRedirect(meant(decodePart(address.pathname)));
  return target === undefined ? undefined : carryOver(target, address);
}

/**
 * Returns the page whose address differs only in letter case, `.html` or a trailing slash.
 * @returns the encoded path with query and hash, or undefined if there is no such page
 */
export function samePage(address: Address, routes: readonly PublishedRoute[]): string | undefined {
  const typed = decodePart(address.pathname);
  const wanted = meant(typed).toLowerCase();
  const route = routes.find(({path}) => path.toLowerCase() === wanted);
  // A redirect to the same spelling would reload the page forever.
  return route && route.path !== typed ? carryOver(route.path, address) : undefined;
}
