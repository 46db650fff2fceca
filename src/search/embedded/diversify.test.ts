import {describe, expect, it} from 'vitest';
import {variety} from '../weights';
import {diversify} from './diversify';

const recordsPerPage = 30;

/** Creates pages with thirty records each; every three records share an anchor. */
const site = (pages: number) => ({
  page: Int32Array.from({length: pages * recordsPerPage}, (_, record) => Math.floor(record / recordsPerPage)),
  place: Int32Array.from({length: pages * recordsPerPage}, (_, record) => record - (record % 3)),
});

type Site = ReturnType<typeof site>;
const all = ({page}: Site) => [...page.keys()];
const list = (catalog: Site, score: (record: number) => number, records = all(catalog)) =>
  diversify(new Map(records.map((record) => [record, score(record)])), catalog);

/** A slow, simple reference implementation: sorts all records, then takes records as long as the limits allow. */
function expected(
  catalog: Site,
  score: (record: number) => number,
  records: number[],
  rows: number,
): number[] {
  const places = new Set<number>();
  const counts = new Map<number, number>();
  return [...records]
    .sort((a, b) => score(b) - score(a) || a - b)
    .filter((record) => {
      const page = catalog.page[record]!;
      const count = counts.get(page) ?? 0;
      if (count >= rows || places.has(catalog.place[record]!)) {
        return false;
      }
      places.add(catalog.place[record]!);
      counts.set(page, count + 1);
      return true;
    });
}

describe('diversify', () => {
  it.each([
    ['falling', (record: number) => 100 - record],
    ['rising', (record: number) => record],
    ['mixed, many as good as others', (record: number) => (record * 37) % 11],
    ['all as good', () => 1],
  ])('keeps the best record of each anchor and of each page: scores %s', (_, score) => {
    for (const [pages, rows] of [
      [2, variety.most],
      [3, variety.rows],
      [5, variety.rows],
    ] as const) {
      const catalog = site(pages);
      for (const records of [
        all(catalog),
        all(catalog).reverse(),
        all(catalog).filter((one) => one % 4 !== 1),
      ]) {
        const {records: kept, varied} = list(catalog, score, records);
        expect(kept.slice(0, varied)).toEqual(expected(catalog, score, records, rows));
        expect(new Set(kept)).toEqual(new Set(expected(catalog, score, records, variety.most)));
      }
    }
  });

  it('keeps a single record, and returns nothing for no records', () => {
    const catalog = site(2);
    expect(list(catalog, () => 0, [7]).records).toEqual([7]);
    expect(list(catalog, () => 0, []).records).toEqual([]);
  });
});
