import {shortestTitle, variety} from '../weights';
import type {Catalog} from './index-file';
import {termsOf} from './words';

/** Records as they are listed. */
export interface Listed {
  /** Numbers of records, the best first. */
  records: number[];
  /** How many of them stand before a page comes with a third row. */
  varied: number;
}

type Rows = Pick<Catalog, 'page' | 'place' | 'title' | 'level'>;

/**
 * Keeps the best record of each anchor and no more than a handful of each page, and lists pages in turn.
 * @param records each once, in any order
 * @param scores by record
 * @param typed words of the query
 * @returns the best first; of two that are as good, the one that comes first on the site
 */
export function thinOut(
  records: readonly number[],
  scores: Float64Array,
  catalog: Rows,
  typed: readonly string[],
): Listed {
  const byBest = (a: number, b: number) => scores[b]! - scores[a]! || a - b;
  const pages = new Map<number, number[]>();
  const places = new Set<number>();
  for (const record of [...records].sort(byBest)) {
    const place = catalog.place(record);
    if (!places.has(place)) {
      places.add(place);
      const page = catalog.page[record]!;
      const best = pages.get(page) ?? [];
      pages.set(page, best);
      if (best.length < held) {
        best.push(record);
      }
    }
  }
  const kept = [...pages.values()].map((best) => distinct(best, catalog, typed));
  const rows = kept.filter((best) => best.length > 0).length < variety.pages ? variety.most : variety.rows;
  const first = kept.flatMap((best) => best.slice(0, rows)).sort(byBest);
  return {
    records: [...first, ...kept.flatMap((best) => best.slice(rows)).sort(byBest)],
    varied: first.length,
  };
}

/** How many records of a page are held: some of them may look like others. */
const held = 2 * variety.most;

/** Without rows that look like a better one, and those with a title as short as `1b` that nobody typed. */
function distinct(best: readonly number[], catalog: Rows, typed: readonly string[]): number[] {
  const seen = new Set<string>();
  return best
    .filter((record) => {
      if (catalog.level[record] === 0) {
        return true;
      }
      const title = catalog.title(record).toLowerCase();
      const isSeen = seen.has(title);
      seen.add(title);
      // A longer one is never tiny, whatever signs it has.
      const words = title.length > 2 * shortestTitle ? undefined : termsOf(title);
      const isTiny =
        words !== undefined &&
        words.join('').length < shortestTitle &&
        !words.some((word) => typed.includes(word));
      return !isSeen && !isTiny;
    })
    .slice(0, variety.most);
}
