/**
 * Number of single-character edits (insert, delete, replace) between two words.
 * Wagner–Fischer with one row kept, O(a·b) time.
 * @param limit stop early and return Infinity once the distance must exceed it
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) > limit) {
    return Infinity;
  }
  let row = Array.from({length: b.length + 1}, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    if (Math.min(...next) > limit) {
      return Infinity;
    }
    row = next;
  }
  return row[b.length]!;
}

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
