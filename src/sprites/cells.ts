import {statSync} from 'node:fs';
import path from 'node:path';
import {loadSprites, type Sprite} from './read';

const directory = path.resolve(__dirname);
let read: {changed: number; sprites: ReadonlyMap<string, {sprite: Sprite; cell: number}>} | undefined;

/** Sprites by item id, read again when the list was saved. */
function sprites(): ReadonlyMap<string, {sprite: Sprite; cell: number}> {
  const changed = statSync(path.join(directory, 'sprites.yaml')).mtimeMs;
  if (read?.changed !== changed) {
    read = {
      changed,
      sprites: new Map(loadSprites(directory).map((sprite, cell) => [sprite.id, {sprite, cell}])),
    };
  }
  return read.sprites;
}

/**
 * The place of an item's sprite in the sheet.
 * @param id item, e.g. `ftbst:dust`
 * @returns number of the cell, counted from 0; cell 0 (a question mark) for an item without a sprite
 * @throws when the sprites cannot be drawn
 */
export function spriteCell(id: string): number {
  return sprites().get(id)?.cell ?? 0;
}

/**
 * What an item's sprite is made of, for pictures that are put together in the page.
 * @param id item, or a part in a material such as `tinkers:pickaxe_head/cobalt`
 * @throws when the sprites cannot be drawn
 */
export function findSprite(id: string): Sprite | undefined {
  return sprites().get(id)?.sprite;
}
