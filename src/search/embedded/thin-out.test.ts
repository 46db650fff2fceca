import {describe, expect, it} from 'vitest';
import {resultsPerPage} from '../weights';
import {thinOut} from './thin-out';

/** Two pages of thirty records; each three of them have the same anchor. */
const catalog = {
  page: Int32Array.from({length: 60}, (_, record) => Math.floor(record / 30)),
  place: (record: number) => record - (record % 3),
};
const all = [...catalog.page.keys()];

/** The same said slowly: sort everything, then take what may still be taken. */
function expected(records: readonly number[], scores: Float64Array): number[] {
  const places = new Set<number>();
  const perPage = [0, 0];
  return [...records]
    .sort((a, b) => scores[b]! - scores[a]! || a - b)
    .filter((record) => {
      const page = catalog.page[record]!;
      if (perPage[page]! >= resultsPerPage || places.has(catalog.place(record))) {
        return false;
      }
      places.add(catalog.place(record));
      perPage[page]! += 1;
      return true;
    });
}

describe('thinOut', () => {
  it.each([
    ['falling', (record: number) => 100 - record],
    ['rising', (record: number) => record],
    ['mixed, many as good as others', (record: number) => (record * 37) % 11],
    ['all as good', () => 1],
  ])('keeps the best of each anchor and of each page: scores %s', (_, score) => {
    const scores = Float64Array.from(all, score);
    for (const records of [all, [...all].reverse(), all.filter((record) => record % 4 !== 1)]) {
      const kept = thinOut(records, scores, catalog);
      expect(kept).toEqual(expected(records, scores));
      expect(kept).toHaveLength(2 * resultsPerPage);
    }
  });

  it('keeps one record alone, and nothing of nothing', () => {
    expect(thinOut([7], new Float64Array(60), catalog)).toEqual([7]);
    expect(thinOut([], new Float64Array(60), catalog)).toEqual([]);
  });
});
