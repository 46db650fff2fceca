import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readData} from '../plugins/structured-data/read';
import {readSprites} from '../sprites/read';
import {planItem, type ItemOptions} from './new-item';
import {root as repository} from './project';

const options: ItemOptions = {
  item: 'ftbst:copper_crook',
  sprite: 'crook copper',
  group: 'sieves-and-things/crooks',
  name: 'Copper Crook',
  route: '/docs/marketplace/Addons/sieves-and-things/Tools/copper-crook',
};

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-item-'));
  cpSync(join(repository, 'src/sprites'), join(copy, 'src/sprites'), {recursive: true});
  ['items/ftbst.yaml', 'items/minecraft.yaml', 'recipes/sieves-and-things.yaml'].forEach((file) =>
    cpSync(join(repository, 'src/data', file), join(copy, 'src/data', file), {recursive: true}),
  );
});
afterAll(() => rmSync(copy, {recursive: true}));

describe('planItem', () => {
  it.each([
    [{item: 'Copper Crook'}, '"Copper Crook" is no item id. Allowed: namespace:some_name'],
    [{item: 'ftbst:dust'}, 'ftbst:dust exists already: src/data/items/ftbst.yaml.'],
    [{item: 'ftbts:crook'}, 'The add-on "ftbts" does not exist — did you mean "ftbst"?'],
    [{sprite: 'croook copper'}, 'The shape "croook" does not exist — did you mean "crook"?'],
    [{sprite: 'crook coper'}, 'The palette "coper" does not exist — did you mean '],
    [{sprite: 'crook'}, 'The sprite "crook" has no palette.'],
    [{group: 'sieves-and-things/croks'}, 'did you mean "sieves-and-things/crooks"?'],
    [{route: '/docs/mods/x'}, 'allowed: a route below /docs/marketplace'],
  ])('refuses %j', (change, message) => {
    expect(() => planItem(copy, {...options, ...change})).toThrow(message);
  });

  it('adds item, sprite and recipe to their files, and nothing else', () => {
    const edits = planItem(copy, options);
    expect(edits.map(({file}) => file)).toEqual([
      'src/data/items/ftbst.yaml',
      'src/sprites/sprites.yaml',
      'src/data/recipes/sieves-and-things.yaml',
    ]);
    edits.forEach(({file, text}) => writeFileSync(join(copy, file), text));
    const {entries, problems} = readData(copy);
    expect(problems).toEqual([]);
    expect(entries.get('recipes')?.get('sieves-and-things/copper_crook')).toMatchObject({
      title: 'Copper Crook',
      kind: 'unpublished',
      unsure: ['Its recipe is not written down here yet.'],
    });
    expect(entries.get('recipe-groups')?.get('sieves-and-things/crooks')).toMatchObject({
      groups: [{rows: expect.arrayContaining([expect.objectContaining({title: 'Copper Crook'})])}],
    });
    const {sprites, problems: wrong} = readSprites(join(copy, 'src/sprites'));
    expect(wrong).toEqual([]);
    expect(sprites.some(({id}) => id === options.item)).toBe(true);
  });
});
