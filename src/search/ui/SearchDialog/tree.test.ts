import type {DocSearchHit} from '@docsearch/react';
import {expect, it} from 'vitest';
import {markTree} from './tree';

it('ends the line before the page itself and after the last result', () => {
  const items = ['lvl2', 'content', 'lvl1', 'lvl3', 'lvl2'].map((type) => ({type}) as DocSearchHit);
  expect(markTree(items).map(({goesOn}) => goesOn)).toEqual([true, false, true, true, false]);
  expect(markTree([])).toEqual([]);
});
