import {expect, it, vi} from 'vitest';
import {ResultList} from './result-list';
import type {HitInTree} from './tree';

const result = (url: string): HitInTree =>
  ({
    url,
    type: 'lvl2',
    hierarchy: {lvl0: 'App', lvl1: 'Page', lvl2: url},
    _highlightResult: {hierarchy: {}},
    _snippetResult: {hierarchy: {}},
  }) as unknown as HitInTree;

const group = (heading: string, ...urls: string[]) => ({heading, results: urls.map(result), ids: urls});

/** Rows of 58 pixels with a gap of 4 below each but the last of a group. */
function layOut(list: ResultList): void {
  document.body.innerHTML = '<div><div></div></div>';
  document.querySelector('div div')!.append(list.element);
  vi.spyOn(document.querySelector('div')!, 'clientHeight', 'get').mockReturnValue(700);
  let top = 0;
  list.rows.forEach((row, place) => {
    vi.spyOn(row, 'offsetTop', 'get').mockReturnValue(top);
    vi.spyOn(row, 'offsetHeight', 'get').mockReturnValue(58);
    top += row.parentElement === list.rows[place + 1]?.parentElement ? 62 : 102;
  });
}

const known = {height: 900, heading: 30, row: 60};

it('measures a row with the gap below it, wherever two rows follow each other', () => {
  const list = new ResultList();
  expect(list.measure(known)).toBeUndefined();
  list.show([group('One', 'a'), group('Two', 'b', 'c')], known, null);
  layOut(list);
  expect(list.measure(known)).toMatchObject({height: 700, row: 62});
});

it('says of rows what was known when each stands alone', () => {
  const list = new ResultList();
  list.show([group('One', 'a'), group('Two', 'b')], known, null);
  layOut(list);
  expect(list.measure({...known, row: 62})).toMatchObject({height: 700, row: 62});
});
