import {drawSprite, emptyPicture, type Picture} from './draw';
import {columns} from './layout';
import type {Sprite} from './read';
import {size} from './shape';

/** Copies one picture into another. */
export function place(into: Picture, picture: Picture, left: number, top: number): void {
  for (let y = 0; y < picture.height; y += 1) {
    const row = picture.data.subarray(y * picture.width * 4, (y + 1) * picture.width * 4);
    into.data.set(row, ((top + y) * into.width + left) * 4);
  }
}

/** All sprites in one picture, `columns` in a row, in the order given. */
export function drawSheet(sprites: readonly Sprite[]): Picture {
  const sheet = emptyPicture(columns * size, Math.ceil(sprites.length / columns) * size);
  sprites.forEach((sprite, cell) => {
    place(sheet, drawSprite(sprite), (cell % columns) * size, Math.floor(cell / columns) * size);
  });
  return sheet;
}
