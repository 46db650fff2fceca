import {describe, expect, it} from 'vitest';
import {sortRows} from './sort';

const rows = [
  {name: 'b', size: 10},
  {name: 'A', size: 9},
  {name: 'c', size: 10},
  {name: 'a2', size: -1.5},
  {name: 'a10', size: 100},
];

describe('sortRows', () => {
  it('compares numbers by size and leaves rows of one size in their order, both ways', () => {
    expect(sortRows(rows, ({size}) => size, 'ascending').map(({name}) => name)).toEqual([
      'a2',
      'A',
      'b',
      'c',
      'a10',
    ]);
    expect(sortRows(rows, ({size}) => size, 'descending').map(({name}) => name)).toEqual([
      'a10',
      'b',
      'c',
      'A',
      'a2',
    ]);
  });

  it('compares texts as a reader does: capitals and numbers in place', () =>
    expect(sortRows(rows, ({name}) => name, 'ascending').map(({name}) => name)).toEqual([
      'A',
      'a2',
      'a10',
      'b',
      'c',
    ]));

  it('leaves the rows it was given alone', () => {
    const before = [...rows];
    sortRows(rows, ({size}) => size, 'ascending');
    expect(rows).toEqual(before);
  });

  it('puts rows without a key last in both directions', () => {
    const chances = [{of: 2}, {}, {of: 3}] as {of?: number}[];
    const sorted = (direction: 'ascending' | 'descending') =>
      sortRows(chances, ({of}) => of, direction).map(({of}) => of);
    expect(sorted('ascending')).toEqual([2, 3, undefined]);
    expect(sorted('descending')).toEqual([3, 2, undefined]);
  });
});
