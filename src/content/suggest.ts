import {editDistance} from './edit-distance';

/**
 * The candidate a person most likely meant.
 * @param typed what was written
 * @param candidates what would have been right
 * @returns the nearest candidate within a third of the typed length (at least 2 edits, case ignored), or undefined
 */
export function nearest(typed: string, candidates: Iterable<string>): string | undefined {
  const wanted = typed.toLowerCase();
  let limit = Math.max(2, Math.floor(typed.length / 3));
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
  return nearest(typed, namesakes.length > 1 ? namesakes : all) ?? nearest(typed, all);
}

function lastSegment(route: string): string {
  return route.replace(/\/+$/, '').split('/').pop()!.toLowerCase();
}
