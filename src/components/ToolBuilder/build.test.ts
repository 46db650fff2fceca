import {describe, expect, it} from 'vitest';
import {pathsOf} from '../PixelArt';
import {build, figure, readChoice, summary, working, written, type Choice} from './build';
import {tinkers} from '../../../tests/unit/tinkers-tools';

const made = (tool: string, head: string, handle: string) => build(tinkers, {tool, head, handle})!;

describe('build', () => {
  it.each([
    // Values as shown in tooltips in the game.
    ['stone', 'hepatizon', 'Stone Pickaxe', 262, 7.7, 'Stone', ['Summoner', 'Floaty', 'Stringy']],
    ['cobalt', 'gold', 'Cobalt Pickaxe', 1000, 22.75, 'Diamond', ['Killager', 'Speed', 'Stringy']],
  ])('%s head, %s handle', (head, handle, name, durability, speed, level, traits) => {
    const tool = made('pickaxe', head, handle);
    expect(tool.name).toBe(name);
    expect(tool.numbers).toMatchObject({durability, speed});
    expect(tool.head.head.level).toBe(level);
    expect(tool.traits.map((trait) => trait.name)).toEqual(traits);
  });

  it.each([
    ['pickaxe', 'Pickaxe Head', 'Tool Handle', true, "Tinkers' Station"],
    ['axe', 'Axe Head', 'Tool Handle', true, "Tinkers' Station"],
    ['shoel', 'Shoel Head', 'Tool Handle', true, "Tinkers' Station"],
    ['dagger', 'Dagger Blade', 'Crossguard', false, "Tinkers' Station"],
    ['sword', 'Sword Blade', 'Sword Guard', false, "Tinkers' Anvil"],
    ['cleaver', 'Cleaver Blade', 'Cleaver Guard', false, "Tinkers' Anvil"],
  ])('a %s is made of %s and %s', (kind, head, handle, binding, station) => {
    const tool = made(kind, 'wood', 'wood');
    expect(tool.kind).toMatchObject({head, handle, binding, station});
    expect(tool.traits.some(({from}) => from.includes('binding'))).toBe(binding);
  });

  it('has six kinds of tools, and bronze besides the 16 materials of the published count “over 1500”', () => {
    expect(tinkers.tools).toHaveLength(6);
    expect(tinkers.materials.filter(({since}) => since === undefined)).toHaveLength(16);
  });

  it('names a trait that both parts bring once', () =>
    expect(made('sword', 'iron', 'iron').traits).toMatchObject([{id: 'magnetic', from: ['head', 'handle']}]));

  it('draws every tool in the colours of its parts', () => {
    for (const kind of tinkers.tools) {
      for (const {id, colours} of tinkers.materials) {
        expect(colours, id).toHaveLength(5);
        const {palette} = made(kind.id, id, 'wood');
        // `pathsOf` throws if a character has no colour.
        expect(pathsOf(kind.pixels, palette).length).toBeGreaterThanOrEqual(5);
      }
    }
    const {palette} = made('pickaxe', 'cobalt', 'gold');
    const colourOf = (id: string, tone: number) =>
      tinkers.materials.find((one) => one.id === id)?.colours[tone];
    expect(palette['2']).toBe(colourOf('cobalt', 2));
    expect(palette.c).toBe(colourOf('gold', 2));
    expect(palette.C).toBe(tinkers.binding?.colours[2]);
    expect(new Set(tinkers.materials.map(({colours}) => colours.join())).size).toBe(tinkers.materials.length);
  });

  it.each(['tool', 'head', 'handle'] as const)('returns undefined for an unknown %s', (key) =>
    expect(build(tinkers, {tool: 'axe', head: 'wood', handle: 'wood', [key]: 'mud'})).toBeUndefined(),
  );
});

describe('a choice in the address', () => {
  it.each<Choice>([
    {tool: 'pickaxe', head: 'stone', handle: 'hepatizon'},
    {tool: 'cleaver', head: 'queens_slime', handle: 'amethyst_bronze'},
  ])('is read as it was written', (choice) => expect(readChoice(tinkers, written(choice))).toEqual(choice));

  it.each([
    ['', 'which is not a tool'],
    ['pickaxe', 'which is not a tool. A tool looks like pickaxe.stone.hepatizon'],
    ['pickaxe.stone', 'which is not a tool'],
    ['pickaxe.stone.wood.iron', 'which is not a tool'],
    ['spade.stone.wood', 'the unknown tool “spade”. Allowed: pickaxe, axe, shoel, dagger, sword, cleaver'],
    ['axe.mud.wood', 'the unknown material “mud”'],
    ['axe.wood.mud', 'the unknown material “mud”'],
  ])('%j is explained', (text, message) => expect(() => readChoice(tinkers, text)).toThrow(message));
});

describe('words', () => {
  it('show the sum before durability is cut', () => {
    expect(working('durability', made('pickaxe', 'stone', 'hepatizon'))).toBe('125 × (1 + 1.1) = 262.5');
    expect(working('speed', made('pickaxe', 'cobalt', 'gold'))).toBe('6.5 × (1 + 2.5) = 22.75');
    expect(working('attack', made('pickaxe', 'cobalt', 'gold'))).toBe('2.25 × (1 + 0.5) = 3.375');
  });

  it('have no floating-point errors', () => {
    expect(figure(7.700000000000001)).toBe('7.7');
    expect(figure(4.1625)).toBe('4.1625');
    expect(figure(1000)).toBe('1000');
  });

  it('describe the tool in a sentence', () =>
    expect(summary(made('sword', 'cobalt', 'gold'))).toBe(
      'Cobalt Sword, Sword Guard of Gold: durability 1000, mining speed 22.75, attack damage 3.375 (unconfirmed), harvest tier Diamond.',
    ));
});
