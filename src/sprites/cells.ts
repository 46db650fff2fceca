import {statSync} from 'node:fs';
import path from 'node:path';
import {loadSprites, type Sprite} from './read';

const directory = path.resolve(__dirname);
let read: {changed: number; sprites: ReadonlyMap<string, {sprite: Sprite; cell: number}>} | undefined;

/** Returns the sprites by item id. Reloads them when `sprites.yaml` has changed. */
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
 * Returns the position of an item's sprite in the sprite sheet.
 * @param id item id, such as `ftbst:dust`
 * @returns index of the cell; 0 (a question mark) for an item without a sprite
 * @throws Error if a sprite file is invalid
 */
export function spriteCell(id: string): number {
  return sprites().get(id)?.cell ?? 0;
}

/**
 * Returns the layers of an item's sprite, for images that a page composes.
 * @param id item id, or a part in a material, such as `tinkers:pickaxe_head/cobalt`
 * @throws Error if a sprite file is invalid
 */
export function findSprite(id: string): Sprite | undefined {
  return sprites().get(id)?.sprite;
}
