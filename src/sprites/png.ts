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

/**
 * Writes a picture with four bytes a pixel. Filters of PNG are for photographs: drawings of few colours compress best
 * without.
 * @returns the bytes of the file, always the same ones for the same picture
 */
export function encodePng(picture: Picture): Buffer {
  const {width, height, data} = picture;
  const stride = width * 4 + 1;
  const rows = Buffer.alloc(stride * height);
  for (let at = 0; at < data.length; at += 4) {
    // No colour where nothing is seen.
    if (data[at + 3]) rows.set(data.subarray(at, at + 4), at + Math.floor(at / (width * 4)) + 1);
  }
  return file(picture, trueColourWithAlpha, [chunk('IDAT', deflateSync(rows, {level: 9, memLevel: 9}))]);
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
