/** Test data: three blocks with their published chances, in the format that pages receive. */
import type {DropEntry, ItemEntry} from '@site/src/data/schema/market';

let cell = 0;
const item = (id: string, name: string): ItemEntry => ({id, name, sprite: cell++});

const meshes = ['String', 'Flint', 'Iron', 'Diamond', 'Emerald'].map((name, i) => ({
  id: name.toLowerCase(),
  item: item(`ftbst:mesh_${name.toLowerCase()}`, `${name} Mesh`),
  tier: i + 1,
}));

const blocks = [
  {id: 'red_sand', item: item('minecraft:red_sand', 'Red Sand')},
  {id: 'crushed_netherrack', item: item('ftbst:crushed_netherrack', 'Crushed Netherrack')},
  {id: 'crushed_endstone', item: item('ftbst:crushed_endstone', 'Crushed Endstone')},
];

const gold = item('ftbst:gold_scrap', 'Gold Scrap');

/** Chances from the String Mesh to the Emerald Mesh. Undefined if a mesh never drops the item. */
const chances: [block: string, item: ItemEntry, chances: (number | undefined)[]][] = [
  ['red_sand', item('minecraft:bamboo', 'Bamboo'), [10.64, 11.76, 12.73, 13.56, 15.87]],
  ['red_sand', gold, [42.55, 39.22, 36.36, 33.9, 31.75]],
  // Fictional chances of an item that only the Diamond and Emerald Meshes drop.
  ['red_sand', item('ftbst:crimson_spores', 'Crimson Spores'), [undefined, undefined, undefined, 2.78, 2.33]],
  ['crushed_netherrack', item('minecraft:netherite_scrap', 'Netherite Scrap'), [3.33, 6.9, 10.71, 14.29, 16]],
  ['crushed_netherrack', gold, [30, 31.03, 32.14, 32.14, 36]],
  ['crushed_netherrack', item('minecraft:quartz', 'Quartz'), [66.67, 62.07, 57.14, 53.57, 48]],
  ['crushed_endstone', item('minecraft:chorus_fruit', 'Chorus Fruit'), [38.46, 46.67, 46.67, 46.67, 46.67]],
  ['crushed_endstone', item('minecraft:ender_pearl', 'Ender Pearl'), [53.85, 46.67, 46.67, 46.67, 46.67]],
  ['crushed_endstone', item('minecraft:chorus_flower', 'Chorus Flower'), [7.69, 6.67, 6.67, 6.67, 6.67]],
];

const all = chances.flatMap(([block, of, row]) =>
  row.flatMap((chance, i) => (chance === undefined ? [] : [{block, mesh: meshes[i]!.id, item: of, chance}])),
);

export const drops: DropEntry = {
  id: 'sample-sieve',
  title: 'What the sample sieve gives',
  file: 'src/data/drops/sample-sieve.yaml',
  source: {addon: 'Sample Sieve', as_of: '2025-09-17'},
  about: 'In a world without other add-ons.',
  meshes,
  blocks,
  rows: all.map((row) => ({
    ...row,
    best: all.every((other) => other.item.id !== row.item.id || other.chance <= row.chance),
  })),
};
