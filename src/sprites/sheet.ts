import {drawSprite, emptyPicture, type Picture} from './draw';
import type {Sprite} from './read';
import {size} from './shape';

/** Draws all sprites into a single-column image, which compresses better than several columns. */
export function drawSheet(sprites: readonly Sprite[]): Picture {
  const sheet = emptyPicture(size, sprites.length * size);
  sprites.forEach((sprite, cell) => sheet.data.set(drawSprite(sprite).data, cell * size * size * 4));
  return sheet;
}
