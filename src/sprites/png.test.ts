import {inflateSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import type {Picture} from './draw';
import {encodePng} from './png';

/** Decodes a PNG according to the specification, without using the encoder's code. */
function decode(png: Buffer): Picture {
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
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  expect([...header.subarray(8, 10)]).toEqual([8, 6]);
  const stride = width * 4;
  const raw = inflateSync(chunks.get('IDAT')!);
  expect(raw.length).toBe((stride + 1) * height);
  const rows = Array.from({length: height}, (_, row) =>
    raw.subarray(row * (stride + 1), (row + 1) * (stride + 1)),
  );
  // A filter type of 0 means that the row is unfiltered.
  expect(rows.map(([filter]) => filter)).toEqual(rows.map(() => 0));
  const data = rows.flatMap((row) => [...row.subarray(1)]);
  return {width, height, data: Uint8ClampedArray.from(data)};
}

function picture(width: number, height: number, colour: (x: number, y: number) => number[]): Picture {
  const data = Array.from({length: width * height}, (_, at) => colour(at % width, Math.floor(at / width)));
  return {width, height, data: Uint8ClampedArray.from(data.flat())};
}

/** Pseudo-random but reproducible colours; a third of the pixels are transparent. */
const before = picture(33, 19, (x, y) => [
  (x * 37) & 255,
  (y * 91) & 255,
  x ^ y,
  [255, 128, 0][(x + y) % 3]!,
]);

describe('encodePng', () => {
  it('keeps every visible pixel', () => {
    const seen = before.data.map((value, at) => (before.data[at - (at % 4) + 3] === 0 ? 0 : value));
    expect(decode(encodePng(before))).toEqual({...before, data: seen});
  });

  it('writes the same bytes for the same picture, whatever the colour of transparent pixels', () => {
    const one = picture(8, 8, (x, y) => [x === y ? 50 : 90, 60, 70, x === y ? 0 : 255]);
    const two = picture(8, 8, (x, y) => [90, 60, 70, x === y ? 0 : 255]);
    expect(encodePng(one)).toEqual(encodePng(one));
    expect(encodePng(one)).toEqual(encodePng(two));
  });
});
