import type {Palette, Sprite} from './read';
import type {Pixel, Shape} from './shape';
import {faceSize, size} from './shape';

/** An image as rows of pixels with four bytes each: red, green, blue, alpha. */
export type Picture = {width: number; height: number; data: Uint8ClampedArray};

export function emptyPicture(width: number, height: number): Picture {
  return {width, height, data: new Uint8ClampedArray(width * height * 4)};
}

/** Brightness of each face of a block that is lit from the upper left. */
const light = {top: 1, left: 0.86, right: 0.66};

/**
 * Returns the first row of the side faces in a column. Towards the centre, their upper edge drops by one pixel every
 * two columns.
 */
const sideTop = (x: number) => 4 + Math.floor((x < 8 ? x : 15 - x) / 2);

/**
 * Finds the texel of a block's face at a pixel in a dimetric projection (2:1), as is usual in pixel art. A
 * texture of 8 × 8 texels covers exactly 8 × 8 pixels of a side and 64 pixels of the top.
 * @param y pixels below the top of the block
 * @param height height of a side in pixels
 * @returns the face and the position in its texture; undefined outside of the block
 */
function texel(
  x: number,
  y: number,
  height: number,
): {face: 'top' | 'left' | 'right'; row: number; column: number} | undefined {
  const reach = Math.floor((x < 8 ? x : 15 - x) / 2);
  const top = sideTop(x);
  if (y >= top && y < top + height) {
    return {face: x < 8 ? 'left' : 'right', row: y - top, column: x % 8};
  }
  if (y < 3 - reach || y >= top) return undefined;
  // Without the offset of 0.25, two adjacent pixels could show the same texel.
  const within = (value: number) => Math.min(faceSize - 1, Math.max(0, Math.floor(value)));
  return {face: 'top', row: within(y + 1 + (x - 8) / 2), column: within(y + 0.25 - (x - 8) / 2)};
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Blends a colour over a pixel (source over, https://www.w3.org/TR/compositing-1/#simplealphacompositing).
 */
function blend({width, data}: Picture, x: number, y: number, colour: Colour): void {
  const at = (y * width + x) * 4;
  const above = colour[3] / 255;
  const below = (data[at + 3]! / 255) * (1 - above);
  const alpha = above + below;
  if (alpha === 0) return;
  for (let channel = 0; channel < 3; channel += 1) {
    data[at + channel] = Math.round((colour[channel]! * above + data[at + channel]! * below) / alpha);
  }
  data[at + 3] = Math.round(alpha * 255);
}

function colourOf(pixel: Pixel, palettes: readonly Palette[], brightness = 1): Colour {
  if (pixel === null) return [0, 0, 0, 0];
  const [red, green, blue, alpha] = palettes[pixel.palette]![pixel.tone]!;
  return [red * brightness, green * brightness, blue * brightness, alpha];
}

function drawFlat(picture: Picture, rows: readonly Pixel[][], palettes: readonly Palette[]): void {
  rows.forEach((row, y) => row.forEach((pixel, x) => blend(picture, x, y, colourOf(pixel, palettes))));
}

function drawBlock(
  picture: Picture,
  faces: Extract<Shape, {faces: object}>['faces'],
  palettes: readonly Palette[],
): void {
  const height = faces.left.length;
  // A slab sits at the bottom of the block.
  const drop = faceSize - height;
  const at = (x: number, y: number) => texel(x, y, height);
  for (let y = 0; y < size - drop; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const hit = at(x, y);
      const pixel = hit && faces[hit.face][hit.row]![hit.column]!;
      if (!hit || !pixel) continue;
      const around = [at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1)];
      const outline = x === 0 || x === size - 1 || around.includes(undefined);
      const colour = outline
        ? colourOf({...pixel, tone: 0}, palettes)
        : colourOf(pixel, palettes, light[hit.face]);
      blend(picture, x, y + drop, colour);
    }
  }
}

/** Draws the layers of a sprite on top of each other. */
export function drawSprite({layers}: Sprite): Picture {
  const picture = emptyPicture(size, size);
  for (const {shape, palettes} of layers) {
    if ('rows' in shape) drawFlat(picture, shape.rows, palettes);
    else drawBlock(picture, shape.faces, palettes);
  }
  return picture;
}
