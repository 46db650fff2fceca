import {resultsPerPage} from '../weights';
import type {Catalog} from './index-file';

/**
 * Keeps the best record of each anchor, and no more than a handful of each page. A single letter finds thousands, so
 * only the handful of each page is held and sorted.
 * @param records each once, in any order
 * @param scores by record
 * @returns the best first; of two that are as good, the one that comes first on the site
 */
export function thinOut(
  records: readonly number[],
  scores: Float64Array,
  catalog: Pick<Catalog, 'page' | 'place'>,
): number[] {
  const byBest = (a: number, b: number) => scores[b]! - scores[a]! || a - b;
  const pages = new Map<number, number[]>();
  for (const record of records) {
    const page = catalog.page[record]!;
    const best = pages.get(page);
    if (best === undefined) {
      pages.set(page, [record]);
    } else if (best.length < resultsPerPage || byBest(record, best.at(-1)!) < 0) {
      insert(record, best, byBest, catalog);
    }
  }
  return [...pages.values()].flat().sort(byBest);
}

/** @param best of a page, the best first */
function insert(
  record: number,
  best: number[],
  byBest: (a: number, b: number) => number,
  catalog: Pick<Catalog, 'place'>,
): void {
  const place = catalog.place(record);
  const same = best.findIndex((other) => catalog.place(other) === place);
  if (same >= 0) {
    if (byBest(record, best[same]!) > 0) {
      return;
    }
    best.splice(same, 1);
  }
  const behind = best.findIndex((other) => byBest(record, other) < 0);
  best.splice(behind < 0 ? best.length : behind, 0, record);
  best.length = Math.min(best.length, resultsPerPage);
}
