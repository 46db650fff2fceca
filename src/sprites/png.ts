/** A small, deterministic PNG encoder: https://www.w3.org/TR/png-3/. */
import {deflateSync} from 'node:zlib';
import type {Picture} from './draw';

const crcTable = Uint32Array.from({length: 256}, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** Computes the CRC-32 of a chunk's type and data (PNG, annex D). */
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

/** Colour type 6 in the PNG header: red, green, blue and alpha. */
const trueColourWithAlpha = 6;

/**
 * Encodes an image with four bytes per pixel. Uses no filters, because images with few colours compress best
 * unfiltered.
 * @returns the bytes of the file; the same image always results in the same bytes
 */
export function encodePng(picture: Picture): Buffer {
  const {width, height, data} = picture;
  const stride = width * 4 + 1;
  const rows = Buffer.alloc(stride * height);
  for (let at = 0; at < data.length; at += 4) {
    // Fully transparent pixels are written as 0, whatever their colour.
    if (data[at + 3]) rows.set(data.subarray(at, at + 4), at + Math.floor(at / (width * 4)) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = trueColourWithAlpha;
  const pixels = deflateSync(rows, {level: 9, memLevel: 9});
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
