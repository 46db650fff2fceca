/** A small PNG writer: https://www.w3.org/TR/png-3/. The same picture gives the same bytes. */
import {deflateSync} from 'node:zlib';
import type {Picture} from './draw';

const crcTable = Uint32Array.from({length: 256}, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 of a chunk's type and data (PNG, annex D). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 255]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** The guess between left, above and upper left that lies nearest to their gradient (PNG, 9.4). */
function paeth(left: number, above: number, corner: number): number {
  const toLeft = Math.abs(above - corner);
  const toAbove = Math.abs(left - corner);
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

const filters: ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** All rows through one filter, each with the filter's number before it. */
function filtered(bytes: Uint8Array, stride: number, step: number, filter: number): Buffer {
  const rows = bytes.length / stride;
  const out = Buffer.alloc(bytes.length + rows);
  for (let at = 0; at < bytes.length; at += 1) {
    const column = at % stride;
    const row = (at - column) / stride;
    if (column === 0) out[at + row] = filter;
    const left = column < step ? 0 : bytes[at - step]!;
    const above = row === 0 ? 0 : bytes[at - stride]!;
    const corner = column < step || row === 0 ? 0 : bytes[at - stride - step]!;
    out[at + row + 1] = bytes[at]! - filters[filter]!(left, above, corner);
  }
  return out;
}

/** The filter that compresses best at a quick try, the first of several; trying thoroughly takes five times as long. */
function compressed(bytes: Uint8Array, stride: number, step: number): Buffer {
  const best = filters
    .map((_, filter) => filtered(bytes, stride, step, filter))
    .map((rows) => ({rows, size: deflateSync(rows, {level: 1}).length}))
    .reduce((one, other) => (other.size < one.size ? other : one), {rows: Buffer.alloc(0), size: Infinity});
  return deflateSync(best.rows, {level: 9, memLevel: 9});
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Colour types of the header. */
const indexed = 3;
const trueColourWithAlpha = 6;

function file(
  {width, height}: Pick<Picture, 'width' | 'height'>,
  colourType: number,
  chunks: Buffer[],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = colourType;
  return Buffer.concat([signature, chunk('IHDR', header), ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

/** With a table of colours; not possible when there are more than 256. */
function encodeIndexed(picture: Picture, pixels: Uint32Array): Buffer | undefined {
  const colours = [...new Set(pixels)].sort((a, b) => a - b);
  if (colours.length > 256) return undefined;
  const indexes = new Map(colours.map((colour, index) => [colour, index]));
  // Sorted by alpha, so that the opaque ones need no entry in tRNS.
  const table = Buffer.from(
    colours.flatMap((colour) => [colour >>> 16, colour >>> 8, colour].map((v) => v & 255)),
  );
  const alphas = colours.map((colour) => colour >>> 24);
  const transparent = Buffer.from(alphas.filter((alpha) => alpha < 255));
  const bytes = Uint8Array.from(pixels, (pixel) => indexes.get(pixel)!);
  return file(picture, indexed, [
    chunk('PLTE', table),
    ...(transparent.length > 0 ? [chunk('tRNS', transparent)] : []),
    chunk('IDAT', compressed(bytes, picture.width, 1)),
  ]);
}

/**
 * Writes a picture as PNG: with a table of colours or with four bytes a pixel, whichever is smaller.
 * @returns the bytes of the file, always the same ones for the same picture
 */
export function encodePng(picture: Picture): Buffer {
  const {width, data} = picture;
  // Alpha first, and no colour where nothing is seen.
  const pixels = new Uint32Array(data.length / 4);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!;
    pixels[at / 4] =
      alpha === 0 ? 0 : (alpha << 24) | (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
  }
  const bytes = Buffer.alloc(data.length);
  pixels.forEach((pixel, index) => bytes.writeUInt32BE(((pixel << 8) | (pixel >>> 24)) >>> 0, index * 4));
  const plain = file(picture, trueColourWithAlpha, [chunk('IDAT', compressed(bytes, width * 4, 4))]);
  const small = encodeIndexed(picture, pixels);
  return small && small.length <= plain.length ? small : plain;
}

/** A picture of square blocks, one colour each. */
export interface Blocks {
  /** Blocks in a row. */
  width: number;
  height: number;
  /** At most 256 colours: red, green, blue from 0 to 255. */
  colours: readonly (readonly [red: number, green: number, blue: number])[];
  /** Position of each block's colour, row by row. */
  indexes: Uint8Array;
}

/**
 * Writes a picture of blocks, each drawn as a square of pixels. Much faster than `encodePng` for a large picture: only
 * the first row of a block is written out, the others say "as above".
 * @param size pixels along the side of a block
 */
export function encodeBlocks({width, height, colours, indexes}: Blocks, size: number): Buffer {
  const stride = width * size + 1;
  const rows = Buffer.alloc(stride * height * size);
  for (let y = 0; y < height; y += 1) {
    const first = y * size * stride;
    for (let x = 0; x < width; x += 1) {
      rows.fill(indexes[y * width + x]!, first + 1 + x * size, first + 1 + (x + 1) * size);
    }
    for (let copy = 1; copy < size; copy += 1) {
      // Filter 2 of PNG: the difference to the row above, which is nothing.
      rows[first + copy * stride] = 2;
    }
  }
  return file({width: width * size, height: height * size}, indexed, [
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(rows, {level: 9})),
  ]);
}
