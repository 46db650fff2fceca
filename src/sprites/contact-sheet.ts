/** A picture for people who draw: every sprite large, on both backgrounds of the site, with its name. */
import {drawSprite, emptyPicture, lay, type Picture} from './draw';
import type {Sprite} from './read';
import {size} from './shape';

type Grey = readonly [number, number, number, number];

/** `--ftb-page` of both themes (src/css/tokens.css). */
export const backgrounds: readonly Grey[] = [
  [0x11, 0x16, 0x1d, 255],
  [0xfb, 0xfc, 0xfd, 255],
];
const paper: Grey = [0x75, 0x82, 0x8f, 255];
const ink: Grey = [0, 0, 0, 255];

/** Letters of 3 × 5 pixels, five rows from top to bottom. */
const letters = new Map(
  `a .#. #.# ### #.# #.#|b ##. #.# ##. #.# ##.|c .## #.. #.. #.. .##|d ##. #.# #.# #.# ##.|e ### #.. ##. #.. ###
f ### #.. ##. #.. #..|g .## #.. #.# #.# .##|h #.# #.# ### #.# #.#|i ### .#. .#. .#. ###|j ..# ..# ..# #.# .#.
k #.# #.# ##. #.# #.#|l #.. #.. #.. #.. ###|m #.# ### ### #.# #.#|n ##. #.# #.# #.# #.#|o .#. #.# #.# #.# .#.
p ##. #.# ##. #.. #..|q .#. #.# #.# ##. .##|r ##. #.# ##. #.# #.#|s .## #.. .#. ..# ##.|t ### .#. .#. .#. .#.
u #.# #.# #.# #.# ###|v #.# #.# #.# #.# .#.|w #.# #.# ### ### #.#|x #.# #.# .#. #.# #.#|y #.# #.# .#. .#. .#.
z ### ..# .#. #.. ###|0 ### #.# #.# #.# ###|1 .#. ##. .#. .#. ###|2 ##. ..# .#. #.. ###|3 ##. ..# .#. ..# ##.
4 #.# #.# ### ..# ..#|5 ### #.. ##. ..# ##.|6 .## #.. ### #.# ###|7 ### ..# .#. .#. .#.|8 ### #.# ### #.# ###
9 ### #.# ### ..# ##.|: ... .#. ... .#. ...|_ ... ... ... ... ###|/ ..# ..# .#. #.. #..|' .#. .#. ... ... ...`
    .split(/[|\n]/)
    .map((glyph) => [glyph[0]!, glyph.slice(2).split(' ')]),
);

function fill(
  picture: Picture,
  left: number,
  top: number,
  width: number,
  height: number,
  colour: Grey,
): void {
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) lay(picture, x, y, colour);
  }
}

/** Writes a line of text; what does not fit into `width` is cut at its front, where the namespace stands. */
function write(picture: Picture, text: string, left: number, top: number, width: number): void {
  const zoom = 2;
  const fitting = text.slice(-Math.floor(width / (4 * zoom)));
  [...fitting].forEach((letter, index) => {
    (letters.get(letter) ?? []).forEach((row, y) =>
      [...row].forEach((pixel, x) => {
        if (pixel === '#') fill(picture, left + (index * 4 + x) * zoom, top + y * zoom, zoom, zoom, ink);
      }),
    );
  });
}

/**
 * Draws sprites with their names, each on the dark and on the light background.
 * @param sprites what to draw
 * @param zoom pixels of the picture for one pixel of a sprite
 */
export function contactSheet(sprites: readonly Sprite[], zoom = 8): Picture {
  const tile = (size + 2) * zoom;
  const gap = 8;
  const cell = {width: 2 * tile + gap, height: tile + 14 + gap};
  const columns = Math.min(sprites.length, Math.max(1, Math.floor(1800 / cell.width)));
  const rows = Math.ceil(sprites.length / columns);
  const picture = emptyPicture(columns * cell.width + gap, rows * cell.height + gap);
  fill(picture, 0, 0, picture.width, picture.height, paper);
  sprites.forEach((sprite, index) => {
    const left = gap + (index % columns) * cell.width;
    const top = gap + Math.floor(index / columns) * cell.height;
    const {data} = drawSprite(sprite);
    backgrounds.forEach((background, side) => {
      fill(picture, left + side * tile, top, tile, tile, background);
      for (let at = 0; at < size * size; at += 1) {
        const [red, green, blue, alpha] = data.subarray(at * 4, at * 4 + 4);
        const x = left + side * tile + ((at % size) + 1) * zoom;
        const y = top + (Math.floor(at / size) + 1) * zoom;
        if (alpha) fill(picture, x, y, zoom, zoom, [red!, green!, blue!, alpha]);
      }
    });
    write(picture, sprite.id, left, top + tile + 3, cell.width - gap);
  });
  return picture;
}
