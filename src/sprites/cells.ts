import {statSync} from 'node:fs';
import path from 'node:path';
import {loadSprites, type Sprite} from './read';

const directory = path.resolve(__dirname);
let read: {changed: number; sprites: ReadonlyMap<string, {sprite: Sprite; cell: number}>} | undefined;

/** Sprites by item id; read again after `sprites.yaml` was saved. */
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
 * The position of an item's sprite in the sheet.
 * @param id item, such as `ftbst:dust`
 * @returns number of the cell, from 0; for an item without a sprite 0, a question mark
 * @throws Error if a file of the sprites has mistakes
 */
export function spriteCell(id: string): number {
  return sprites().get(id)?.cell ?? 0;
}

/**
 * The layers of an item's sprite, for pictures that a page composes.
 * @param id item, or a part in a material, such as `tinkers:pickaxe_head/cobalt`
 * @throws Error if a file of the sprites has mistakes
 */
export function findSprite(id: string): Sprite | undefined {
  return sprites().get(id)?.sprite;
}
