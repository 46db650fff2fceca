import {describe, expect, it} from 'vitest';
import {bestSource, dropFilter, dropRows, meantName} from './drops';
import {drops} from './sample';

const rows = dropRows(drops);
const names = (of: typeof rows) => of.map(({item}) => item.name);

describe('dropRows', () => {
  it('keeps the order of the blocks and starts each with what is likeliest', () =>
    expect(rows.map(({block, item}) => `${block.name}: ${item.name}`)).toEqual([
      'Red Sand: Gold Scrap',
      'Red Sand: Bamboo',
      'Red Sand: Crimson Spores',
      'Crushed Netherrack: Quartz',
      'Crushed Netherrack: Gold Scrap',
      'Crushed Netherrack: Netherite Scrap',
      'Crushed Endstone: Ender Pearl',
      'Crushed Endstone: Chorus Fruit',
      'Crushed Endstone: Chorus Flower',
    ]));

  it('puts every chance under its mesh', () => {
    expect(rows[5]?.chances.map((chance) => chance?.percent)).toEqual([3.33, 6.9, 10.71, 14.29, 16]);
    expect(rows[2]?.chances.map((chance) => chance?.percent)).toEqual([
      undefined,
      undefined,
      undefined,
      2.78,
      2.33,
    ]);
  });

  it('marks the best mesh for the block, all of them when several are equally good', () => {
    const best = (row: number) => rows[row]?.chances.map((chance) => chance?.bestMesh);
    expect(best(4)).toEqual([false, false, false, false, true]);
    expect(best(7)).toEqual([false, true, true, true, true]);
    expect(best(2)).toEqual([undefined, undefined, undefined, true, false]);
  });

  it('keeps apart what is best of all blocks', () =>
    // Gold: Red Sand with String beats Netherrack with Emerald.
    expect([0, 4].map((row) => rows[row]?.chances.filter((chance) => chance?.best).length)).toEqual([1, 0]));

  it('marks no mesh as the best where all are equal', () => {
    const equal = {...drops, rows: drops.rows.map((row) => ({...row, chance: 5}))};
    const [gold] = dropRows(equal);
    expect(gold?.chances.map((chance) => chance?.bestMesh)).toEqual(Array(5).fill(false));
  });

  it('gives every row an anchor', () => expect(rows[6]?.anchor).toBe('drop-crushed_endstone-ender_pearl'));
});

describe('dropFilter', () => {
  it.each([
    ['Ender Pearl', ['Ender Pearl']],
    ['ender pearls', ['Ender Pearl']],
    ['PEARL end', ['Ender Pearl']],
    ['minecraft:ender_pearl', ['Ender Pearl']],
    ['gold scrap', ['Gold Scrap', 'Gold Scrap']],
    ['netherrack gold', ['Gold Scrap']],
    ['chorus fruits', ['Chorus Fruit']],
    ['red sand', ['Gold Scrap', 'Bamboo', 'Crimson Spores']],
    ['53.85', []],
    ['diamond', []],
  ])('%s', (query, expected) => expect(names(rows.filter(dropFilter(query)))).toEqual(expected));

  it.each(['', '  ', '?!'])('%j leaves everything', (query) =>
    expect(rows.filter(dropFilter(query))).toHaveLength(rows.length),
  );
});

describe('meantName', () => {
  it.each([
    ['ender perl', 'Ender Pearl'],
    ['quarz', 'Quartz'],
    ['enderpearl', 'Ender Pearl'],
    ['netherack', 'Crushed Netherrack'],
    ['xylophone', undefined],
    ['x', undefined],
  ])('%s → %s', (query, expected) => expect(meantName(query, rows)).toBe(expected));
});

describe('bestSource', () => {
  it('answers for one item over all blocks', () =>
    expect(bestSource(rows.filter(dropFilter('gold')))).toMatchObject({
      item: {name: 'Gold Scrap'},
      block: {name: 'Red Sand'},
      meshes: [0],
      percent: 42.55,
    }));
  it('names every mesh that is equally good', () =>
    expect(bestSource(rows.filter(dropFilter('chorus fruit')))?.meshes).toEqual([1, 2, 3, 4]));
  it('has no answer for several items, or none', () => {
    expect(bestSource(rows)).toBeUndefined();
    expect(bestSource([])).toBeUndefined();
  });
});
