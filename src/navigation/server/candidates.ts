/** Which routes an address can belong to, without a look at all of them. */
import type {RouteConfig} from 'react-router-config';

/** A path without parameters, groups and stars: it means itself. */
const isPlain = (path: RouteConfig['path']): path is string =>
  typeof path === 'string' && !/[\\:()?+*]/.test(path);

/**
 * The same for two texts that a regular expression takes for equal when case does not count, and for a path with and
 * without slashes at its end.
 */
const keyOf = (path: string) => path.replace(/\/+$/, '').toUpperCase();

/** Places in a list of routes: of those that match one address only, by its key, and of all others. */
interface Index {
  exact: ReadonlyMap<string, number[]>;
  others: readonly number[];
}

const indexes = new WeakMap<readonly RouteConfig[], Index>();

function indexOf(routes: readonly RouteConfig[]): Index {
  const known = indexes.get(routes);
  if (known) {
    return known;
  }
  const exact = new Map<string, number[]>();
  const others: number[] = [];
  routes.forEach((route, place) => {
    const key = route.exact && isPlain(route.path) ? keyOf(route.path) : undefined;
    const places = key === undefined ? others : (exact.get(key) ?? []);
    places.push(place);
    if (key !== undefined) {
      exact.set(key, places);
    }
  });
  const index = {exact, others};
  indexes.set(routes, index);
  return index;
}

/**
 * Routes without those that cannot match. The router tries the rest, so it finds the route that it would find in the
 * whole list.
 * @param routes a list that stays the same: it is looked through once
 * @param pathname an address
 * @returns those routes that match it, and perhaps some more, in their order
 */
export function candidates(routes: readonly RouteConfig[], pathname: string): RouteConfig[] {
  const {exact, others} = indexOf(routes);
  return [...others, ...(exact.get(keyOf(pathname)) ?? [])]
    .sort((a, b) => a - b)
    .map((place) => routes[place]!);
}

/** @see keyOf: each path is asked for again with every page. */
const keys = new Map<string, string>();

function knownKey(path: string): string {
  const key = keys.get(path) ?? keyOf(path);
  keys.set(path, key);
  return key;
}

/**
 * Whether the router need not compare an address with a route: it would find another one.
 * @param options what `matchPath` is asked to match, such as a route
 */
export function cannotMatch(pathname: string, options: unknown): boolean {
  const {path, exact} = (options ?? {}) as Pick<RouteConfig, 'path' | 'exact'>;
  return exact === true && isPlain(path) && knownKey(path) !== knownKey(pathname);
}
