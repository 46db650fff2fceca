import path from 'node:path';
import {encodePng} from '../../sprites/png';
import {loadSprites} from '../../sprites/read';
import {drawSheet} from '../../sprites/sheet';

/** Where the drawings are, below the repository. */
export const spritesFolder = 'src/sprites';

export interface SpriteSheet {
  /** The picture of all sprites. */
  png: Uint8Array;
  /** Ids of the sprites in it. */
  drawn: ReadonlySet<string>;
}

/**
 * @param siteDir folder of the project
 * @throws Error that names the file and line of a drawing that cannot be read
 */
export function drawSprites(siteDir: string): SpriteSheet {
  const drawings = loadSprites(path.join(siteDir, spritesFolder));
  return {png: encodePng(drawSheet(drawings)), drawn: new Set(drawings.map(({id}) => id))};
}
