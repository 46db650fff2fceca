import {expect, it} from 'vitest';
import type {Hit} from '../../types';
import {keepOrder, shownHits, withoutNumber} from './groups';

const hit = (lvl0: string, lvl1: string, type: Hit['type'] = 'lvl2') =>
  ({
    type,
    hierarchy: {lvl0, lvl1},
    _highlightResult: {hierarchy: {lvl0: {value: lvl0}}},
  }) as Hit;

const groupOf = ({_highlightResult}: Hit) => _highlightResult.hierarchy.lvl0?.value;
const pageOf = ({hierarchy}: Hit) => hierarchy.lvl1;

it('limits the results of a group and keeps their order', () => {
  const hits = [hit('A', '1'), hit('B', '2'), hit('A', '3'), hit('A', '4')];
  expect(shownHits(hits, 2).map(pageOf)).toEqual(['1', '2', '3']);
});

it('gives separate names to groups and pages whose rows are apart, so that DocSearch does not gather them', () => {
  const rows = keepOrder([
    hit('A', '1'),
    hit('A', '1'),
    hit('B', '2'),
    hit('A', '1'),
    hit('A', '3'),
    hit('A', '1'),
  ]);
  expect(rows[0]).toEqual(rows[1]);
  expect(new Set(rows.map(groupOf)).size).toBe(3);
  expect(new Set(rows.map(pageOf)).size).toBe(5);
});

it('does not nest a row under the row of its page that comes after it', () => {
  const [section, page, below] = keepOrder([hit('A', '1'), hit('A', '1', 'lvl1'), hit('A', '1')]);
  expect(pageOf(section!)).not.toBe(pageOf(page!));
  expect(pageOf(below!)).toBe(pageOf(page!));
});

it('restores the names', () => {
  const [row] = keepOrder([hit('A', '1')]);
  expect(withoutNumber(row as never)).toEqual(hit('A', '1'));
});
