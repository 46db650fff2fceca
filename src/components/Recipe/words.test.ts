import {describe, expect, it} from 'vitest';
import type {ItemEntry, RecipeEntry} from '@site/src/data/schema/market';
import {kinds} from './kinds';
import {fitsInventory, gridText} from './words';

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

describe('a grid in words', () => {
  it('describes each row, including empty cells', () =>
    expect(
      gridText([
        [any('any log'), null, any('any log')],
        [one('Wick'), one('Wick'), one('Wick')],
      ]),
    ).toBe('Row 1: any log, empty, any log. Row 2: Wick, Wick, Wick.'));

  it('names an item that fills every cell only once', () =>
    expect(gridText([0, 1, 2].map(() => [one('Clay'), one('Clay'), one('Clay')]))).toBe(
      'Clay in all 9 cells.',
    ));

  it('describes a single cell as a row', () => expect(gridText([[one('Clay')]])).toBe('Row 1: Clay.'));
});

it('has a name of its own for every kind', () => {
  expect(new Set(Object.values(kinds).map(({name}) => name)).size).toBe(Object.keys(kinds).length);
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
