import {describe, expect, it} from 'vitest';
import {dropRows} from './drops';
import {drops} from './sample';

const rows = dropRows(drops);

describe('dropRows', () => {
  it('keeps the order of the blocks and sorts the items of each by chance', () =>
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

  it('marks the best of all blocks separately', () =>
    // For gold, Red Sand with the String Mesh has a higher chance than Netherrack with the Emerald Mesh.
    expect([0, 4].map((row) => rows[row]?.chances.filter((chance) => chance?.best).length)).toEqual([1, 0]));

  it('marks no mesh as the best if all are equal', () => {
    const equal = {...drops, rows: drops.rows.map((row) => ({...row, chance: 5}))};
    const [gold] = dropRows(equal);
    expect(gold?.chances.map((chance) => chance?.bestMesh)).toEqual(Array(5).fill(false));
  });

  it('gives every row an anchor', () => expect(rows[6]?.anchor).toBe('drop-crushed_endstone-ender_pearl'));
});
