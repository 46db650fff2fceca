import {variety} from '../weights';
import type {Catalog} from './index-file';

/** The results in display order. */
export interface Listed {
  /** Record numbers, best first. */
  records: number[];
  /** Number of leading records before the additional rows of pages begin. */
  varied: number;
}

/**
 * Keeps the best record of each section and limits the number of records per page. Additional rows of a
 * page come after the first rows of all pages.
 * @param scores score by record
 * @returns record numbers, best first; ties keep the order of the site
 */
export function diversify(
  scores: ReadonlyMap<number, number>,
  catalog: Pick<Catalog, 'page' | 'place'>,
): Listed {
  const byBest = (a: number, b: number) => scores.get(b)! - scores.get(a)! || a - b;
  const pages = new Map<number, number[]>();
  const places = new Set<number>();
  for (const record of [...scores.keys()].sort(byBest)) {
    const page = catalog.page[record]!;
    const best = pages.get(page) ?? [];
    pages.set(page, best);
    if (best.length < variety.most && !places.has(catalog.place[record]!)) {
      places.add(catalog.place[record]!);
      best.push(record);
    }
  }
  const kept = [...pages.values()];
  const rows = kept.length < variety.pages ? variety.most : variety.rows;
  const first = kept.flatMap((best) => best.slice(0, rows)).sort(byBest);
  return {
    records: [...first, ...kept.flatMap((best) => best.slice(rows)).sort(byBest)],
    varied: first.length,
  };
}
