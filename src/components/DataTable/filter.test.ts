import {describe, expect, it} from 'vitest';
import {hasWords, meantBy} from './filter';

const texts = ['ender pearl crushed end stone', 'gold scrap red sand', 'torch', 'berry', '/sethome <name>'];
const found = (query: string) => texts.flatMap((text, i) => (hasWords(query)(text) ? [i] : []));

describe('hasWords', () => {
  it.each([
    ['pearl end', [0]],
    ['PEARLS', [0]],
    ['torches', [2]],
    ['berries', [3]],
    ['minecraft:ender_pearl', [0]],
    ['/seth', [4]],
    ['gold pearl', []],
    ['  ', [0, 1, 2, 3, 4]],
  ])('%j', (query, rows) => expect(found(query)).toEqual(rows));
});

describe('meantBy', () => {
  it.each([
    ['ender perl', 'ender pearl'],
    ['Sethoem', 'sethome'],
    ['gold perl', undefined],
    ['gold pearl', undefined],
    ['xylophone', undefined],
    ['x', undefined],
  ])('%s → %s', (query, expected) => expect(meantBy(query, texts)).toBe(expected));
});
