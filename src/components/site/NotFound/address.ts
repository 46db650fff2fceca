import {resolveRedirect} from '@site/src/config/redirects';
import type {PublishedRoute} from './published-route';
import {decodePart, withoutEnding} from '@site/src/lib/uri';

/** The parts of an address that matter here; `window.location` and the router's location both fit. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** Puts the reader's query and hash on a new path. A hash that the new path names itself wins. */
function carryOver(target: string, {search, hash}: Address): string {
  const [path, named] = target.split('#');
  return `${encodeURI(path!)}${search}${named ? `#${named}` : hash}`;
}

/** `/docs/app/index.html`, `/docs/app.html` and `/docs/app/` all mean `/docs/app`. */
const meant = (path: string) => withoutEnding(path).replace(/\/+$/, '') || '/';

/**
 * Where an address that worked on an earlier version of the site leads today.
 * @returns path with query and hash, encoded; undefined when the address never moved
 */
export function movedTo(address: Address): string | undefined {
  const target = resolveRedirect(meant(decodePart(address.pathname)));
  return target === undefined ? undefined : carryOver(target, address);
}

/**
 * The page that an address means in spite of its spelling: other letter case, `.html`, a slash at the end.
 * @returns path with query and hash, encoded; undefined when there is no such page
 */
export function samePage(address: Address, routes: readonly PublishedRoute[]): string | undefined {
  const typed = decodePart(address.pathname);
  const wanted = meant(typed).toLowerCase();
  const route = routes.find(({path}) => path.toLowerCase() === wanted);
  // The very same spelling would lead back here, for ever.
  return route && route.path !== typed ? carryOver(route.path, address) : undefined;
}
