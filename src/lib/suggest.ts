import {editDistance} from './edit-distance';

/**
 * Returns the candidate that the user most likely meant.
 * @param maxDistance maximum edit distance; by default a third of the typed length, but at least 2
 * @returns the closest candidate, ignoring case; undefined if none is close enough
 */
export function nearest(
  typed: string,
  candidates: Iterable<string>,
  maxDistance = defaultDistance(typed),
): string | undefined {
  const wanted = typed.toLowerCase();
  let limit = maxDistance;
  let best: string | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase(), limit);
    if (distance <= limit) {
      best = candidate;
      // Only a strictly closer candidate may replace this one.
      limit = distance - 1;
    }
  }
  return best;
}

/** Returns ` — did you mean "…"?` with the closest candidate, or an empty string if none is close enough. */
export function didYouMean(typed: string, candidates: Iterable<string>): string {
  const meant = nearest(typed, candidates);
  return meant === undefined ? '' : ` — did you mean "${meant}"?`;
}

/**
 * Returns the route that the user most likely meant: a route with similar spelling, or a page with the same
 * name in another folder.
 * @param typed path without query and hash
 * @param routes every route of the site
 */
export function nearestRoute(typed: string, routes: Iterable<string>): string | undefined {
  const all = [...routes];
  const name = lastSegment(typed);
  const namesakes = name === '' ? [] : all.filter((route) => lastSegment(route) === name);
  if (namesakes.length === 1) {
    return namesakes[0];
  }
  // Paths share folders, so the allowed distance depends on the length of the last segment only.
  return nearest(typed, all, defaultDistance(name)) ?? nearest(typed, namesakes);
}

/** Returns the closest existing ancestor of a path. */
export function ancestor(typed: string, routes: Iterable<string>): string | undefined {
  return [...routes]
    .filter((route) => route !== '/' && typed.startsWith(`${route}/`))
    .sort((a, b) => b.length - a.length)[0];
}

function defaultDistance(word: string): number {
  return Math.max(2, Math.floor(word.length / 3));
}

function lastSegment(route: string): string {
  return route.replace(/\/+$/, '').split('/').pop()!.toLowerCase();
}
