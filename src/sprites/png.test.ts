import {inflateSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import type {Picture} from './draw';
import {encodeBlocks, encodePng} from './png';

/** Reads the two kinds of PNG that the writer makes, by the specification and without any of its code. */
function decode(png: Buffer): {colourType: number; picture: Picture} {
  expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    let crc = ~0;
    for (const byte of png.subarray(at + 4, at + 8 + length)) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    expect(png.readUInt32BE(at + 8 + length), `CRC of ${type}`).toBe(~crc >>> 0);
    chunks.set(type, png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  expect([...chunks.keys()].at(0)).toBe('IHDR');
  expect([...chunks.keys()].at(-1)).toBe('IEND');
  const header = chunks.get('IHDR')!;
  const [width, height, depth, colourType] = [
    header.readUInt32BE(0),
    header.readUInt32BE(4),
    header[8],
    header[9]!,
  ];
  expect(depth).toBe(8);
  const step = colourType === 3 ? 1 : 4;
  const stride = width * step;
  const raw = inflateSync(chunks.get('IDAT')!);
  expect(raw.length).toBe((stride + 1) * height);
  const bytes = new Uint8Array(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = raw[row * (stride + 1)]!;
    for (let column = 0; column < stride; column += 1) {
      const a = column >= step ? bytes[row * stride + column - step]! : 0;
      const b = row > 0 ? bytes[(row - 1) * stride + column]! : 0;
      const c = column >= step && row > 0 ? bytes[(row - 1) * stride + column - step]! : 0;
      const p = a + b - c;
      const near = [a, b, c].sort((x, y) => Math.abs(p - x) - Math.abs(p - y))[0]!;
      const predicted = [0, a, b, Math.floor((a + b) / 2), near][filter]!;
      bytes[row * stride + column] = raw[row * (stride + 1) + 1 + column]! + predicted;
    }
  }
  const palette = chunks.get('PLTE');
  const alphas = chunks.get('tRNS');
  const data =
    colourType === 3
      ? [...bytes].flatMap((index) => [
          ...palette!.subarray(index * 3, index * 3 + 3),
          alphas?.[index] ?? 255,
        ])
      : [...bytes];
  return {colourType, picture: {width, height, data: Uint8ClampedArray.from(data)}};
}

function picture(width: number, height: number, colour: (x: number, y: number) => number[]): Picture {
  const data = Array.from({length: width * height}, (_, at) => colour(at % width, Math.floor(at / width)));
  return {width, height, data: Uint8ClampedArray.from(data.flat())};
}

/** Colour types of the header. */
const indexed = 3;
const trueColour = 6;

/** The same numbers in every run. */
const noise = (x: number, y: number, salt: number) => {
  const mixed = Math.imul((x + 131 * y + 7919 * salt) ^ 0x5bd1e995, 0x9e3779b1);
  return (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 13) & 255;
};

const pictures: [string, Picture, number][] = [
  ['one pixel', picture(1, 1, () => [1, 2, 3, 255]), trueColour],
  [
    'few colours, some of them transparent',
    picture(32, 19, (x, y) => [noise(x, y, 1) & 96, 200, 9, [255, 128, 0][noise(x, y, 2) % 3]!]),
    indexed,
  ],
  ['opaque colours only', picture(33, 30, (x, y) => [noise(x, y, 1) & 224, 1, 2, 255]), indexed],
  ['exactly 256 colours', picture(64, 64, (x, y) => [noise(x, y, 1), 255 - noise(x, y, 1), 9, 255]), indexed],
  [
    'more colours than a table holds',
    picture(40, 40, (x, y) => [noise(x, y, 1), noise(x, y, 2), noise(x, y, 3), 255]),
    trueColour,
  ],
  ['a gradient, where filters help', picture(64, 64, (x, y) => [x * 2, y * 3, x + y, 255 - x]), trueColour],
];

describe('encodePng', () => {
  it.each(pictures)('keeps every pixel: %s', (_name, before, colourType) => {
    const after = decode(encodePng(before));
    expect(after.colourType).toBe(colourType);
    const seen = before.data.map((value, at) => (before.data[at - (at % 4) + 3] === 0 ? 0 : value));
    expect(after.picture).toEqual({...before, data: seen});
  });

  it('writes the same bytes for the same picture, whatever colour hides where nothing is seen', () => {
    const one = picture(8, 8, (x, y) => [x === y ? 50 : 90, 60, 70, x === y ? 0 : 255]);
    const two = picture(8, 8, (x, y) => [90, 60, 70, x === y ? 0 : 255]);
    expect(encodePng(one)).toEqual(encodePng(one));
    expect(encodePng(one)).toEqual(encodePng(two));
  });

  it('uses filters where they save bytes', () => {
    const gradient = picture(64, 64, (x, y) => [x * 4, y * 4, (x + y) * 2, 255]);
    expect(encodePng(gradient).length).toBeLessThan(1500);
  });
});

it('draws blocks out to squares of pixels', () => {
  const colours = [
    [1, 2, 3],
    [200, 100, 0],
  ] as const;
  const blocks = {width: 2, height: 2, colours, indexes: Uint8Array.from([0, 1, 1, 0])};
  const {picture} = decode(encodeBlocks(blocks, 3));
  expect([picture.width, picture.height]).toEqual([6, 6]);
  const red = (x: number, y: number) => picture.data[(y * 6 + x) * 4];
  expect([red(0, 0), red(2, 2), red(3, 0), red(2, 3), red(5, 5)]).toEqual([1, 1, 200, 200, 1]);
});
