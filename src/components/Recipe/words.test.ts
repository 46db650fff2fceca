import {describe, expect, it} from 'vitest';
import type {ItemEntry, RecipeEntry} from '@site/src/data/schema/market';
import {fitsInventory, kindNames, recipeText} from './words';

const item = (name: string, id = `lamp:${name.toLowerCase()}`): ItemEntry => ({id, name, sprite: 0});
const one = (name: string, id?: string) => ({items: [item(name, id)]});
const any = (label: string) => ({items: [item('Oak Log'), item('Birch Log')], label});
const table = one('Crafting Table', 'minecraft:crafting_table');

function recipe(of: Partial<RecipeEntry>): RecipeEntry {
  return {
    id: 'lamps/lamp',
    title: 'Lamp',
    anchor: 'recipe-lamp',
    kind: 'shaped',
    stations: [table],
    result: {...one('Lamp'), count: 1},
    notes: [],
    unsure: [],
    usedIn: [],
    ...of,
  };
}

describe('a recipe in words', () => {
  it.each<[string, Partial<RecipeEntry>, string]>([
    [
      'says what lies in each row, empty cells too',
      {
        grid: [
          [any('any log'), null, any('any log')],
          [one('Wick'), one('Wick'), one('Wick')],
        ],
        result: {...one('Lamp'), count: 2},
      },
      'Row 1: any log, empty, any log. Row 2: Wick, Wick, Wick. Made with: Crafting Table. Gives 2 × Lamp.',
    ],
    [
      'does not repeat what fills every cell',
      {grid: [0, 1, 2].map(() => [one('Clay'), one('Clay'), one('Clay')])},
      'Clay in all 9 cells. Made with: Crafting Table. Gives Lamp.',
    ],
    [
      'lists what has no shape',
      {
        kind: 'shapeless',
        inputs: [
          {...one('Stick'), count: 3},
          {...one('Oil'), count: 1},
          {...any('any log'), count: null},
        ],
      },
      'Takes 3 × Stick, Oil and any log. Made with: Crafting Table. Gives Lamp.',
    ],
    [
      'says what is poured, and with what',
      {
        kind: 'casting',
        stations: [one('Table'), one('Basin')],
        inputs: [{...one('Cast'), count: 1}],
        fluid: {name: one('Molten Gold'), amount: '1 bucket (1000 mB)'},
      },
      'Takes Cast. Poured over: 1 bucket (1000 mB) of Molten Gold. Made with: Table or Basin. Gives Lamp.',
    ],
    [
      'says what the player does instead of what it takes',
      {
        kind: 'gathering',
        stations: [],
        action: 'Break leaves with a crook.',
        inputs: [{...one('Leaves'), count: 1}],
        result: {...one('Worm'), count: null},
      },
      'Break leaves with a crook. Gives Worm, how many is not published.',
    ],
    ['invents nothing', {kind: 'unpublished', stations: []}, 'Gives Lamp.'],
  ])('%s', (_, of, text) => expect(recipeText(recipe(of))).toBe(text));

  it('has a name for every kind', () => {
    expect(new Set(Object.values(kindNames)).size).toBe(Object.keys(kindNames).length);
  });
});

describe('the grid of the inventory', () => {
  const square = [
    [one('Wick'), one('Wick')],
    [one('Wick'), null],
  ];

  it.each<[boolean, string, Partial<RecipeEntry>]>([
    [true, 'a square of two', {grid: square}],
    [false, 'three in a row', {grid: [[one('Wick'), one('Wick'), one('Wick')]]}],
    [false, 'three rows', {grid: [[one('Wick')], [one('Wick')], [one('Wick')]]}],
    [false, 'another station', {grid: square, stations: [one('Anvil')]}],
    [true, 'four things of any order', {kind: 'shapeless', inputs: [{...one('Wick'), count: 4}]}],
    [false, 'five things', {kind: 'shapeless', inputs: [{...one('Wick'), count: 5}]}],
    [false, 'an unknown number', {kind: 'shapeless', inputs: [{...one('Wick'), count: null}]}],
    [false, 'a furnace', {kind: 'smelting', inputs: [{...one('Wick'), count: 1}]}],
  ])('%s: %s', (fits, _, of) => expect(fitsInventory(recipe(of))).toBe(fits));
});
