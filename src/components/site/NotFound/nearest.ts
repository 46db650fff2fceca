import {editDistance} from '@site/src/lib/edit-distance';
import type {PublishedRoute} from './published-route';

/** Words that are too common in addresses to identify a page. */
const common = new Set(['docs', 'html', 'index', 'md', 'mdx', 'the', 'a', 'and', 'to']);

/**
 * Splits an address or a title into words.
 * @param text decoded text, in which `camelCase`, `kebab-case`, `snake_case` and spaces all separate words
 * @returns lower-case words in order, without common words
 */
export function wordsOf(text: string): string[] {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !common.has(word));
}

/** Minimum similarity at which two words count as related. */
const related = 0.7;

/** Returns the similarity of two words, at most 1. A word and its longer form (`log`, `logs`) count as similar. */
function similarity(a: string, b: string): number {
  if (a === b) {
    return 1;
  }
  const longer = Math.max(a.length, b.length);
  if (Math.min(a.length, b.length) >= 3 && (a.startsWith(b) || b.startsWith(a))) {
    return 0.85;
  }
  // A typo in such a short word usually results in a different word.
  return longer < 4 ? 0 : 1 - editDistance(a, b, (1 - related) * longer) / longer;
}

/** Returns the mean of each word's highest similarity to the other words, or 0 if there are no words. */
function coverage(words: readonly string[], others: readonly string[]): number {
  if (words.length === 0) {
    return 0;
  }
  const best = words.map((word) => Math.max(0, ...others.map((other) => similarity(word, other))));
  return best.reduce((sum, value) => sum + (value >= related ? value : 0), 0) / words.length;
}

/** Maximum number of characters to compare. Addresses on this site have fewer than 100 characters. */
const longest = 300;

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** Returns the closest existing page above a path, ignoring letter case. */
function ancestorOf(path: string, routes: readonly PublishedRoute[]): PublishedRoute | undefined {
  const above = path.toLowerCase();
  return routes
    .filter((route) => above.startsWith(`${route.path.toLowerCase()}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * Returns existing pages that the reader may have meant. The last part of the address has the most weight, because
 * the other parts are rarely wrong. Words in a page's title have the same weight as words in its address.
 * @param typed decoded path of the page that does not exist
 * @param routes published pages with decoded paths
 * @param limit maximum number of pages
 * @returns the best matches first and the closest existing parent page last; may be empty
 */
export function nearestRoutes(typed: string, routes: readonly PublishedRoute[], limit = 5): PublishedRoute[] {
  const wanted = segmentsOf(typed.slice(0, longest)).map(wordsOf);
  const last = wanted.filter((words) => words.length > 0).at(-1) ?? [];
  const before = wanted.flat().slice(0, -last.length || undefined);

  const scored = routes
    .map((route) => {
      const segments = segmentsOf(route.path).map(wordsOf);
      const name = segments.at(-1) ?? [];
      const found = coverage(last, [...name, ...wordsOf(route.title)]);
      const place = coverage(before, segments.slice(0, -1).flat());
      // A page whose whole name was typed ranks above a page that only contains the words.
      return {route, found, score: 3 * found + place + coverage(name, last)};
    })
    .filter(({found}) => found >= 0.4)
    .sort((a, b) => b.score - a.score || a.route.path.length - b.route.path.length)
    .slice(0, limit)
    .map(({route}) => route);

  const above = ancestorOf(typed, routes);
  return above && !scored.includes(above) ? [...scored.slice(0, limit - 1), above] : scored;
}

/**
 * Returns the search query for an unknown address: the words of its last meaningful part.
 * @param typed decoded path
 * @returns at most 64 characters, which is the limit of the search field
 */
export function searchWords(typed: string): string {
  const lastPart = segmentsOf(typed)
    .map(wordsOf)
    .filter((words) => words.some((word) => /\p{L}/u.test(word)))
    .at(-1);
  return (lastPart ?? []).join(' ').slice(0, 64);
}
