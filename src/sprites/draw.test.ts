import {describe, expect, it} from 'vitest';
import {drawSprite} from './draw';
import type {Palette} from './read';
import {parseShape, type Shape} from './shape';
import {drawSheet} from './sheet';

function shape(lines: string[]): Shape {
  const parsed = parseShape('test', lines.join('\n'));
  if ('mistakes' in parsed) throw new Error(JSON.stringify(parsed.mistakes));
  return parsed.shape;
}

const grey = (value: number, alpha = 255) => [value, value, value, alpha] as const;
const palette: Palette = [grey(10), grey(50), grey(100), grey(150), grey(200)];
const glass: Palette = [grey(0, 128), grey(0, 128), grey(0, 128), grey(0, 128), grey(0, 128)];

const dot = shape(['2', ...Array<string>(15).fill('.')].map((line) => line.padEnd(16, '.')));
const cube = shape(Array<string>(8).fill('22222222'));
const at = (data: Uint8ClampedArray, x: number, y: number, width = 16) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

describe('drawSprite', () => {
  it('draws pixels and leaves the rest transparent', () => {
    const {data} = drawSprite({id: 'a', layers: [{shape: dot, palettes: [palette]}]});
    expect(at(data, 0, 0)).toEqual([100, 100, 100, 255]);
    expect(at(data, 1, 0)).toEqual([0, 0, 0, 0]);
  });

  it('blends a translucent layer with the layer below', () => {
    const layers = [
      {shape: dot, palettes: [palette]},
      {shape: dot, palettes: [glass]},
    ];
    expect(at(drawSprite({id: 'a', layers}).data, 0, 0)).toEqual([50, 50, 50, 255]);
    expect(at(drawSprite({id: 'a', layers: layers.slice(1)}).data, 0, 0)).toEqual([0, 0, 0, 128]);
  });

  it('wraps a texture around a cube: outline, lit top, darker right side, nothing outside', () => {
    const {data} = drawSprite({id: 'a', layers: [{shape: cube, palettes: [palette]}]});
    expect(at(data, 7, 3)).toEqual([100, 100, 100, 255]);
    expect(at(data, 4, 9)).toEqual([86, 86, 86, 255]);
    expect(at(data, 11, 9)).toEqual([66, 66, 66, 255]);
    for (const [x, y] of [
      [0, 3],
      [15, 11],
      [7, 0],
      [8, 14],
    ] as const) {
      expect(at(data, x, y), `outline at ${x}, ${y}`).toEqual([10, 10, 10, 255]);
    }
    for (const [x, y] of [
      [0, 0],
      [15, 15],
      [0, 13],
      [4, 0],
    ] as const) {
      expect(at(data, x, y)[3], `nothing at ${x}, ${y}`).toBe(0);
    }
    const opaque = data.filter((_, index) => index % 4 === 3).reduce((sum, alpha) => sum + alpha / 255, 0);
    expect(opaque).toBe(3 * 64);
  });

  it('draws a slab at the bottom, with half the height', () => {
    const slab = shape(Array<string>(12).fill('22222222'));
    const {data} = drawSprite({id: 'a', layers: [{shape: slab, palettes: [palette]}]});
    const whole = drawSprite({id: 'a', layers: [{shape: cube, palettes: [palette]}]}).data;
    expect(data.filter((value, index) => index % 4 === 3 && value > 0)).toHaveLength(2 * 64);
    expect(at(data, 0, 6)[3]).toBe(0);
    expect(at(data, 0, 7)).toEqual(at(whole, 0, 3));
    expect(at(data, 8, 14)).toEqual(at(whole, 8, 14));
  });

  it('shows each texel of a side once, and leaves holes transparent', () => {
    const holes = shape(['22222222', '2.222222', ...Array<string>(6).fill('22222222')]);
    const {data} = drawSprite({id: 'a', layers: [{shape: holes, palettes: [palette]}]});
    expect(at(data, 1, 5)).toEqual([0, 0, 0, 0]);
    expect(at(data, 9, 8)).toEqual([0, 0, 0, 0]);
    expect(data.filter((value, index) => index % 4 === 3 && value > 0).length).toBeGreaterThan(3 * 64 - 5);
  });
});

it('places sprites below each other in the sheet', () => {
  const sprites = Array.from({length: 3}, (_, cell) => ({
    id: `${cell}`,
    layers: [{shape: dot, palettes: [palette]}],
  }));
  const {width, height, data} = drawSheet(sprites);
  expect([width, height]).toEqual([16, 48]);
  expect(at(data, 0, 32)[3]).toBe(255);
  expect(at(data, 1, 32)[3]).toBe(0);
});
