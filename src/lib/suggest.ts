import {editDistance} from './edit-distance';

/**
 * The candidate a person most likely meant.
 * @param typed what was written
 * @param candidates what would have been right
 * @param slips how many may lie between the two; a third of the typed length by default, at least 2
 * @returns the nearest candidate, case ignored, or undefined
 */
export function nearest(
  typed: string,
  candidates: Iterable<string>,
  slips = Math.max(2, Math.floor(typed.length / 3)),
): string | undefined {
  const wanted = typed.toLowerCase();
  let limit = slips;
  let best: string | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase(), limit);
    if (distance <= limit) {
      best = candidate;
      // Only something strictly nearer may replace it.
      limit = distance - 1;
    }
  }
  return best;
}

/** ` — did you mean "…"?` with the candidate that was most likely meant, or nothing. */
export function didYouMean(typed: string, candidates: Iterable<string>): string {
  const meant = nearest(typed, candidates);
  return meant === undefined ? '' : ` — did you mean "${meant}"?`;
}

/**
 * The route a person most likely meant: a near spelling, or a page of the same name elsewhere.
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
  // Most of a path is right in any case; only its last part says whether two pages are alike.
  const slips = Math.max(2, Math.floor(name.length / 3));
  return nearest(typed, all, slips) ?? nearest(typed, namesakes);
}

/** The closest existing page above a path. */
export function ancestor(typed: string, routes: Iterable<string>): string | undefined {
  return [...routes]
    .filter((route) => route !== '/' && typed.startsWith(`${route}/`))
    .sort((a, b) => b.length - a.length)[0];
}

function lastSegment(route: string): string {
  return route.replace(/\/+$/, '').split('/').pop()!.toLowerCase();
}
