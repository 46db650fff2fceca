import {describe, expect, it} from 'vitest';
import {kinds} from '../../schema';
import type {Entry, TableEntry} from '../../schema/entry';
import type {
  BuilderEntry,
  DropEntry,
  ItemListEntry,
  MaterialEntry,
  RecipeEntry,
  RecipeRow,
  StructureEntry,
  TraitEntry,
} from '../../schema/market';
import {buildEntries} from '../read';
import {parseFile, type DataFile} from '../load';
import {formatProblems} from '../load';

const source = `title: Lamps
source: {addon: Lamps, as_of: '2025-01-02'}
`;

/** Files of a small, valid add-on. */
const whole = {
  items: `${source}items:
  minecraft:dirt: {name: Dirt}
  minecraft:stick: {name: Stick}
  minecraft:table: {name: Table}
  minecraft:oil: {name: Oil}
  lamp:wick: {name: Wick}
  lamp:lamp: {name: Lamp, published: true}
  lamp:lantern: {name: Lantern, obtained: found, page: /docs/marketplace/Lantern, note: Rare.}
  lamp:coarse_mesh: {name: Coarse Mesh}
  lamp:fine_mesh: {name: Fine Mesh}
`,
  recipes: `${source}tags:
  fuel: {label: any fuel, items: [minecraft:stick, minecraft:oil]}
  metal: {label: any metal, like: minecraft:stick}
groups:
  lamps:
    title: Lamps
    page: /docs/marketplace/Lamps and More
    at: minecraft:table
    recipes:
      lamp:
        kind: shaped
        grid:
          - [minecraft:stick, null, '#fuel']
          - [lamp:wick, lamp:wick, lamp:wick]
        result: lamp:lamp
        count: 2
      wick:
        kind: shapeless
        inputs: {minecraft:stick: 3, '#metal': unknown}
        result: lamp:wick
        notes: [Burns.]
      lantern:
        kind: casting
        inputs: {lamp:lamp: 1}
        fluid: {item: minecraft:oil, mb: 2000}
        result: lamp:lantern
        page: /docs/marketplace/Lantern
`,
  drops: `${source}page: /docs/marketplace/Sieve
meshes:
  coarse: {item: lamp:coarse_mesh, tier: 1}
  fine: {item: lamp:fine_mesh, tier: 2}
blocks:
  dirt: {item: minecraft:dirt}
chances:
  dirt:
    lamp:wick: {coarse: 66.67, fine: 40}
    minecraft:stick: {coarse: 33.31, fine: 60}
`,
  materials: `${source}binding: {part: lamp:wick, item: minecraft:stick, trait: stringy}
tools:
  pole: {item: lamp:lamp, head: lamp:lantern, handle: minecraft:stick, binding: true, at: minecraft:table}
groups:
  tier-1:
    title: Tier 1
    tier: 1
    page: /docs/marketplace/Materials
    materials:
      wood:
        name: Wood
        head: {durability: 55, attack: 1.05, level: Wood, speed: 2.25}
        handle: {durability: 0.75, attack: 0.5, speed: 0.7}
        own: {durability: 96, attack: 1.575, speed: 3.825}
        trait: warm
        obtained: planks
`,
  traits: `${source}groups:
  tier-1:
    title: Tier 1
    tier: 1
    page: /docs/marketplace/Traits
    traits:
      warm: {name: Warm, effect: Glows., applies: holder, unsure: [How long is not published.]}
      stringy: {name: Stringy, effect: Threads., applies: kills, item: lamp:wick}
`,
  structures: `${source}structures:
  tower:
    title: Tower
    page: /docs/marketplace/Tower
    description: Two blocks.
    legend:
      L: {name: lamp, item: lamp:lamp, count: 1}
      D: {name: dirt, count: 3}
    layers:
      - {name: Floor, rows: [DD, DL]}
`,
  tables: `${source}groups:
  uses:
    title: Uses
    columns: {lamp: {title: Lamp, as: item}, use: {title: Use, as: text}, from: {title: From, as: item}}
    rows:
      - {lamp: lamp:lamp, use: light, from: [lamp:wick, minecraft:oil]}
`,
};

type Kind = keyof typeof whole;

function parse(kind: string, yaml: string) {
  const known = kinds.find(({name}) => name === kind);
  if (!known) {
    throw new Error(`no kind ${kind}`);
  }
  return parseFile(known, 'lamps', `src/data/${kind}/lamps.yaml`, yaml);
}

/**
 * Replaces `from` with `to` in one file of the add-on and returns the problems, as lines `file:line:column key` and
 * messages.
 */
function problemsWith(kind?: Kind, from = '', to = ''): string {
  if (kind && !whole[kind].includes(from)) {
    throw new Error(`the sample of ${kind} does not contain "${from}"`);
  }
  const files: DataFile[] = [];
  for (const [name, yaml] of Object.entries(whole)) {
    const {file, problems} = parse(name, name === kind ? yaml.replace(from, to) : yaml);
    if (problems.length > 0) {
      return formatProblems(problems);
    }
    if (file) {
      files.push(file);
    }
  }
  return formatProblems(buildEntries(files).problems);
}

const cell = (row: string) => `          - ${row}`;

describe('a broken data file of an add-on', () => {
  it('is valid before it is changed', () => expect(problemsWith()).toBe(formatProblems([])));

  it.each<[what: string, kind: Kind, from: string, to: string, message: string]>([
    [
      'row too short',
      'recipes',
      "[minecraft:stick, null, '#fuel']",
      "[minecraft:stick, '#fuel']",
      'recipes/lamps.yaml:16:13  groups.lamps.recipes.lamp.grid[1]\n  found a row of 3 cells, but the first row has 2; write null for an empty cell',
    ],
    [
      'row too long',
      'recipes',
      cell('[lamp:wick, lamp:wick, lamp:wick]'),
      cell('[lamp:wick, lamp:wick, lamp:wick, lamp:wick]'),
      'recipes/lamps.yaml:16:13  groups.lamps.recipes.lamp.grid[1]\n  found 4 entries, allowed: at most 3 entries',
    ],
    [
      'row without any cell',
      'recipes',
      cell("[minecraft:stick, null, '#fuel']"),
      cell('[]'),
      'recipes/lamps.yaml:15:13  groups.lamps.recipes.lamp.grid[0]\n  found 0 entries, allowed: at least 1 entries',
    ],
    [
      'too many rows',
      'recipes',
      cell('[lamp:wick, lamp:wick, lamp:wick]'),
      Array(4).fill(cell('[lamp:wick, lamp:wick, lamp:wick]')).join('\n'),
      'recipes/lamps.yaml:14:9  groups.lamps.recipes.lamp.grid\n  found 5 entries, allowed: at most 3 entries',
    ],
    [
      'nothing in the grid',
      'recipes',
      `${cell("[minecraft:stick, null, '#fuel']")}\n${cell('[lamp:wick, lamp:wick, lamp:wick]')}`,
      cell('[null, null]'),
      'recipes/lamps.yaml:14:9  groups.lamps.recipes.lamp.grid\n  every cell is empty; add the items, or remove the grid',
    ],
    [
      'grid and fill',
      'recipes',
      'count: 2',
      'fill: lamp:wick',
      'groups.lamps.recipes.lamp.fill\n  fill and grid exclude each other; keep one',
    ],
    [
      'unknown item',
      'recipes',
      '[lamp:wick, lamp:wick, lamp:wick]',
      '[lamp:wick, lamp:wik, lamp:wick]',
      'recipes/lamps.yaml:16:25  groups.lamps.recipes.lamp.grid[1][1]\n  unknown item "lamp:wik" — did you mean "lamp:wick"?; items are defined in src/data/items',
    ],
    [
      'no item id',
      'recipes',
      '[lamp:wick, lamp:wick, lamp:wick]',
      '[wick, lamp:wick, lamp:wick]',
      'recipes/lamps.yaml:16:14  groups.lamps.recipes.lamp.grid[1][0]\n  found the text "wick", allowed: an item id such as ftbst:dust, or a tag such as #logs',
    ],
    [
      'unknown tag',
      'recipes',
      "'#fuel']",
      "'#feul']",
      'recipes/lamps.yaml:15:37  groups.lamps.recipes.lamp.grid[0][2]\n  unknown tag "#feul" — did you mean "#fuel"?; tags are defined at the top of this file',
    ],
    [
      'unknown item of a tag',
      'recipes',
      'items: [minecraft:stick, minecraft:oil]',
      'items: [minecraft:stick, minecraft:oyl]',
      'recipes/lamps.yaml:4:52  tags.fuel.items[1]\n  unknown item "minecraft:oyl" — did you mean "minecraft:oil"?',
    ],
    [
      'tag with both items and like',
      'recipes',
      'label: any metal,',
      'label: any metal, items: [minecraft:oil],',
      'tags.metal\n  "items" and "like" exclude each other',
    ],
    ['count 0', 'recipes', 'count: 2', 'count: 0', 'recipes.lamp.count\n  found 0, allowed: at least 1'],
    [
      'count below 0',
      'recipes',
      'count: 2',
      'count: -1',
      'recipes.lamp.count\n  found -1, allowed: at least 1',
    ],
    [
      'fraction as count',
      'recipes',
      'count: 2',
      'count: 1.5',
      'recipes/lamps.yaml:18:9  groups.lamps.recipes.lamp.count\n  found 1.5, allowed: a whole number or unknown',
    ],
    [
      'unknown count without an explanation',
      'recipes',
      'count: 2',
      'count: unknown',
      'groups.lamps.recipes.lamp.count\n  found "unknown" without an explanation; add "unsure: [The number of results is not published.]"',
    ],
    [
      'input of 0',
      'recipes',
      '{minecraft:stick: 3',
      '{minecraft:stick: 0',
      'recipes.wick.inputs.minecraft:stick\n  found 0, allowed: at least 1',
    ],
    [
      'no station',
      'recipes',
      '    at: minecraft:table\n',
      '',
      'recipes/lamps.yaml:11:7  groups.lamps.recipes.lamp\n  missing "at": add the block or tool, here or to the group',
    ],
    [
      'id twice in a group',
      'recipes',
      '      wick:',
      '      lamp:',
      'recipes/lamps.yaml:19:7\n  found the key "lamp" twice; give each entry a unique key',
    ],
    [
      'id twice in a file',
      'recipes',
      '      lantern:',
      '  others:\n    title: More\n    page: /docs/marketplace/Lamps\n    at: minecraft:table\n    recipes:\n      wick:',
      'groups.others.recipes.wick\n  found the id "wick" a second time (first in groups.lamps.recipes.wick, line 19); give each row a unique id',
    ],
    [
      'no result',
      'recipes',
      '        result: lamp:wick\n',
      '',
      'recipes/lamps.yaml:19:7  groups.lamps.recipes.wick.result\n  missing "result"; add it (allowed: text)',
    ],
    [
      'fluid without an amount',
      'recipes',
      ', mb: 2000',
      '',
      'recipes.lantern.fluid.mb\n  missing "mb"; add it (allowed: a whole number)',
    ],
    [
      'unknown kind',
      'recipes',
      'kind: shapeless',
      'kind: shapless',
      'unpublished — did you mean "shapeless"?',
    ],
    [
      'shaped without a grid',
      'recipes',
      'kind: shapeless',
      'kind: shaped',
      'recipes.wick\n  missing "grid": add rows of cells, or "fill" if all nine cells contain the same item',
    ],
    [
      'shapeless without inputs',
      'recipes',
      "        inputs: {minecraft:stick: 3, '#metal': unknown}\n",
      '',
      'recipes.wick\n  missing "inputs": list the ingredients as item: count',
    ],
    [
      'casting without anything to pour',
      'recipes',
      '        inputs: {lamp:lamp: 1}\n        fluid: {item: minecraft:oil, mb: 2000}\n',
      '',
      'recipes.lantern\n  missing "fluid": add the poured liquid, or the ingredients as "inputs"',
    ],
    [
      'gathering without an action',
      'recipes',
      'kind: shapeless',
      'kind: gathering',
      'recipes.wick\n  missing "action": describe the action of the player',
    ],
    [
      'unpublished with ingredients',
      'recipes',
      'kind: shapeless',
      'kind: unpublished',
      'recipes.wick.kind\n  found ingredients in an unpublished recipe',
    ],
    [
      'unpublished without an explanation',
      'recipes',
      "kind: shapeless\n        inputs: {minecraft:stick: 3, '#metal': unknown}\n        result: lamp:wick\n        notes: [Burns.]",
      'kind: unpublished\n        result: lamp:wick',
      'recipes.wick\n  missing "unsure": tell readers where to find the ingredients',
    ],
    [
      'page written as an address',
      'recipes',
      'page: /docs/marketplace/Lantern',
      'page: /docs/marketplace/Lan%20tern',
      'allowed: a route below /docs/marketplace, with spaces instead of %20',
    ],
    [
      'chances that do not add up',
      'drops',
      '33.31',
      '33.27',
      'drops/lamps.yaml:10:3  chances.dirt\n  the chances of dirt with the mesh coarse add up to 99.94, allowed: 100 ± 0.05; correct the chances',
    ],
    [
      'unknown mesh',
      'drops',
      'coarse: 66.67',
      'corse: 66.67',
      'drops/lamps.yaml:11:17  chances.dirt.lamp:wick.corse\n  unknown mesh "corse"; allowed: coarse, fine',
    ],
    [
      'unknown block',
      'drops',
      '  dirt:\n    lamp',
      '  dust:\n    lamp',
      'drops/lamps.yaml:10:3  chances.dust\n  unknown block "dust"; allowed: dirt',
    ],
    [
      'block without chances',
      'drops',
      '  dirt:\n    lamp',
      '  dust:\n    lamp',
      'missing "dirt"; add the chances of this block, or remove it from blocks',
    ],
    ['chance of 0', 'drops', 'fine: 60', 'fine: 0', 'minecraft:stick.fine\n  found 0, allowed: more than 0'],
    [
      'unknown drop',
      'drops',
      'minecraft:stick: {',
      'minecraft:stik: {',
      'chances.dirt.minecraft:stik\n  unknown item "minecraft:stik" — did you mean "minecraft:stick"?',
    ],
    [
      'total that does not follow the rule',
      'materials',
      'durability: 96',
      'durability: 97',
      'materials/lamps.yaml:16:15  groups.tier-1.materials.wood.own.durability\n  found 97, allowed: 96, the result of 55 × (1 + 0.75) rounded down; correct own, head or handle',
    ],
    [
      'speed that does not follow the rule',
      'materials',
      'speed: 3.825',
      'speed: 3.8',
      'own.speed\n  found 3.8',
    ],
    [
      'unknown trait',
      'materials',
      'trait: warm',
      'trait: worm',
      'materials.wood.trait\n  unknown trait "worm" — did you mean "warm"?; traits are defined in src/data/traits/lamps.yaml',
    ],
    [
      'trait of no material',
      'traits',
      ', item: lamp:wick',
      '',
      'traits/lamps.yaml:10:7  groups.tier-1.traits.stringy\n  no material has the trait "stringy"',
    ],
    [
      'layer with a longer row',
      'structures',
      '[DD, DL]',
      '[DD, DLD]',
      'structures/lamps.yaml:12:34  structures.tower.layers[0].rows[1]\n  found a row of 3 characters, but the first row has 2: "DLD"',
    ],
    [
      'layer of another depth',
      'structures',
      '[DD, DL]}',
      '[DD, DL]}\n      - {name: Top, rows: [DD]}',
      'structures.tower.layers[1].rows\n  found 1 rows, but the first layer has 2',
    ],
    [
      'character without a meaning',
      'structures',
      '[DD, DL]',
      '[DX, DL]',
      'structures.tower.layers[0].rows[0]\n  found "X", allowed: L D',
    ],
    [
      'meaning without a block',
      'structures',
      'L: {name: lamp',
      'X: {name: door}\n      L: {name: lamp',
      'structures.tower.legend.X\n  no layer contains "X" (door); add it to a layer, or remove it from the legend',
    ],
    [
      'count that does not match',
      'structures',
      'count: 3',
      'count: 4',
      'structures/lamps.yaml:10:23  structures.tower.legend.D.count\n  found a count of 4 for dirt, but the layers contain 3',
    ],
    [
      'harvest tier that the game does not have',
      'materials',
      'level: Wood',
      'level: Wod',
      'allowed: Wood, Gold, Stone, Iron, Diamond, Netherite — did you mean "Wood"?',
    ],
    [
      'trait of a binding',
      'materials',
      'trait: stringy',
      'trait: strong',
      'binding.trait\n  unknown trait "strong"',
    ],
    [
      'part of a tool',
      'materials',
      'head: lamp:lantern',
      'head: lamp:lanten',
      'tools.pole.head\n  unknown item "lamp:lanten" — did you mean "lamp:lantern"?',
    ],
    [
      'tool whose binding the file does not name',
      'materials',
      'binding: {part: lamp:wick, item: minecraft:stick, trait: stringy}\n',
      '',
      'tools.pole.binding\n  the file has no binding',
    ],
    [
      'malformed version',
      'materials',
      'obtained: planks',
      'obtained: planks\n        since: newest',
      'allowed: a version such as 1.7.0, in quotes',
    ],
    [
      'item with a capital',
      'items',
      'lamp:wick: {name: Wick}',
      'Lamp:wick: {name: Wick}',
      'found the name "Lamp:wick", allowed: an item id such as ftbst:dust',
    ],
  ])('%s', (_, kind, from, to, message) => expect(problemsWith(kind, from, to)).toContain(message));

  it('reports an item that is in two files', () => {
    const files = ['lamps', 'others'].map((id) => {
      const {file} = parse('items', whole.items);
      return {...file!, id, file: `src/data/items/${id}.yaml`};
    });
    expect(formatProblems(buildEntries(files).problems)).toContain(
      'src/data/items/others.yaml:4:3  items.minecraft:dirt\n  found "minecraft:dirt" a second time (first in src/data/items/lamps.yaml)',
    );
  });
});

describe('entries of an add-on', () => {
  const {entries} = buildEntries(Object.entries(whole).map(([kind, yaml]) => parse(kind, yaml).file!));
  function entry<T>(kind: string, id: string): T {
    return entries.get(kind)?.get(id) as T;
  }
  const item = (id: string, name: string) => ({id, name, sprite: expect.any(Number) as number});

  it('fill in the cells of a recipe', () => {
    const {grid, result, title, anchor, stations} = entry<RecipeEntry>('recipes', 'lamps/lamp');
    expect(grid?.[0]).toEqual([
      {items: [item('minecraft:stick', 'Stick')]},
      null,
      {items: [item('minecraft:stick', 'Stick'), item('minecraft:oil', 'Oil')], label: 'any fuel'},
    ]);
    expect(result).toEqual({items: [item('lamp:lamp', 'Lamp')], count: 2});
    expect(stations).toEqual([{items: [item('minecraft:table', 'Table')]}]);
    expect([title, anchor]).toEqual(['Lamp', 'recipe-lamp']);
  });

  it('have the drawn item where not all items are named, and null for an unknown number', () => {
    expect(entry<RecipeEntry>('recipes', 'lamps/wick').inputs).toEqual([
      {items: [item('minecraft:stick', 'Stick')], count: 3},
      {items: [], label: 'any metal', like: item('minecraft:stick', 'Stick'), count: null},
    ]);
  });

  it('link recipes to those before and after', () => {
    const {usedIn, grid, fluid} = entry<RecipeEntry>('recipes', 'lamps/lamp');
    expect(grid?.[1]?.[0]?.items).toEqual([
      {
        ...item('lamp:wick', 'Wick'),
        obtained: 'make it at a Table, or sieve Dirt',
        href: '/docs/marketplace/Lamps%20and%20More#recipe-wick',
      },
    ]);
    expect(usedIn).toEqual([{name: 'Lantern', href: '/docs/marketplace/Lantern#recipe-lantern'}]);
    expect(fluid).toBeUndefined();
    expect(entry<RecipeEntry>('recipes', 'lamps/lantern').fluid).toEqual({
      name: {items: [item('minecraft:oil', 'Oil')]},
      amount: '2 buckets (2000 mB)',
    });
  });

  it('count a grid for the table of its group', () => {
    const {groups} = entry<Entry<RecipeRow>>('recipe-groups', 'lamps/lamps');
    expect(groups[0]?.rows.map(({title}) => title)).toEqual(['Lamp', 'Wick', 'Lantern']);
    expect(
      groups[0]?.rows[0]?.inputs?.map(({label, items: [first], count}) => [label ?? first?.name, count]),
    ).toEqual([
      ['Stick', 1],
      ['any fuel', 1],
      ['Wick', 3],
    ]);
  });

  it('describe how an item is obtained: from its own text, else from recipes and drops', () => {
    expect(entry('items', 'lamp:lantern')).toMatchObject({
      obtained: 'found',
      href: '/docs/marketplace/Lantern',
      note: 'Rare.',
    });
    expect(entry('items', 'lamp:wick')).toMatchObject({
      obtained: 'make it at a Table, or sieve Dirt',
      href: '/docs/marketplace/Lamps%20and%20More#recipe-wick',
    });
    // For items of the base game, the site does not derive `obtained` from recipes.
    expect(entry('items', 'minecraft:stick')).toEqual({
      ...item('minecraft:stick', 'Stick'),
      gameId: 'minecraft:stick',
    });
  });

  it('have the id in the game only where it is known, and list the items of a file', () => {
    expect(entry('items', 'lamp:wick')).toHaveProperty('gameId', undefined);
    expect(entry('items', 'lamp:lamp')).toHaveProperty('gameId', 'lamp:lamp');
    expect(entry<ItemListEntry>('item-lists', 'lamps').items.slice(1, 5)).toEqual([
      {...item('minecraft:stick', 'Stick'), gameId: 'minecraft:stick'},
      {...item('minecraft:table', 'Table'), gameId: 'minecraft:table'},
      {...item('minecraft:oil', 'Oil'), gameId: 'minecraft:oil'},
      item('lamp:wick', 'Wick'),
    ]);
  });

  it('give a table the items that its columns name', () => {
    const [group] = entry<TableEntry>('tables', 'lamps').groups;
    expect(group?.rows[0]).toMatchObject({anchor: 'uses-lamp', cells: {lamp: 'lamp:lamp'}});
    expect(Object.values(group?.items ?? {}).map(({name, href}) => [name, href !== undefined])).toEqual([
      ['Lamp', true],
      ['Wick', true],
      ['Oil', false],
    ]);
    expect(entry<TableEntry>('tables', 'lamps/uses').groups[0]).toBe(group);
  });

  it('mark the best chance of an item', () => {
    const {rows} = entry<DropEntry>('drops', 'lamps');
    expect(rows.filter(({best}) => best).map(({item: {id}, mesh, chance}) => [id, mesh, chance])).toEqual([
      ['lamp:wick', 'coarse', 66.67],
      ['minecraft:stick', 'fine', 60],
    ]);
    const best = entry<TableEntry>('tables', 'lamps/best-drops').groups[0];
    expect(best?.items?.['lamp:wick']).toEqual(item('lamp:wick', 'Wick'));
    expect(best?.rows[1]?.cells).toEqual({
      item: 'lamp:wick',
      block: ['minecraft:dirt'],
      mesh: ['lamp:coarse_mesh'],
      chance: '66.67%',
      weakest: '66.67%',
    });
  });

  it('join materials and traits', () => {
    const [tier] = entry<Entry<MaterialEntry>>('materials', 'lamps').groups;
    expect(tier?.rows[0]).toMatchObject({
      anchor: 'material-wood',
      tier: 1,
      trait: {id: 'warm', name: 'Warm', href: '/docs/marketplace/Traits#trait-warm'},
      own: {durability: 96, attack: 1.575, speed: 3.825},
    });
    const traits = entry<Entry<TraitEntry>>('traits', 'lamps/tier-1').groups[0]?.rows;
    expect(traits?.map(({materials}) => materials)).toEqual([
      [{name: 'Wood', href: '/docs/marketplace/Materials#material-wood'}],
      [{name: 'Wick'}],
    ]);
  });

  it('give the tool builder numbers, names and traits, but no texts', () => {
    const {materials, tools, binding} = entry<BuilderEntry>('builders', 'lamps');
    expect(materials).toEqual([
      {
        id: 'wood',
        name: 'Wood',
        tier: 1,
        href: '/docs/marketplace/Materials#material-wood',
        head: {durability: 55, attack: 1.05, level: 'Wood', speed: 2.25},
        handle: {durability: 0.75, attack: 0.5, speed: 0.7},
        trait: {id: 'warm', name: 'Warm', href: '/docs/marketplace/Traits#trait-warm'},
        colours: [],
      },
    ]);
    expect(tools).toMatchObject([
      {
        id: 'pole',
        name: 'Lamp',
        head: 'Lantern',
        handle: 'Stick',
        binding: true,
        station: 'Table',
      },
    ]);
    expect(binding).toMatchObject({name: 'Stick', trait: {name: 'Stringy'}, unsure: []});
  });

  it('count the blocks of a structure', () => {
    expect(entry<StructureEntry>('structures', 'lamps/tower').counts).toEqual([
      {name: 'lamp', count: 1},
      {name: 'dirt', count: 3},
    ]);
  });
});
