import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ItemEntry} from '../../data/schema/market';
import {pluginName as dataPlugin} from '../structured-data';
import type {Entries} from '../structured-data/entries';
import {drawSprites, spritesFolder} from './draw';
import type {SpriteSheet} from './draw';

export const pluginName = 'sprites';

/**
 * Items without a sprite.
 * @param entries all data of the site
 * @param drawn ids of the sprites
 * @throws one error that names each of them, and what to write
 */
export function refuseMissing(entries: Entries, drawn: ReadonlySet<string>): void {
  const items = [...(entries.get('items') ?? new Map<string, object>()).values()] as ItemEntry[];
  const missing = items.filter(({id}) => !drawn.has(id));
  if (missing.length === 0) return;
  const list = missing.map(({id, name}) => `${id} (${name})`).join('\n');
  const error = new Error(
    `Items without a sprite:\n\n${list}\n\nAdd a line \`id: shape palette\` for each to ${spritesFolder}/sprites.yaml; ` +
      `${spritesFolder}/README.md says how.`,
  );
  // The mistake is in the data, not in the code.
  error.stack = error.message;
  throw error;
}

/**
 * Docusaurus plugin: draws all sprites into one picture, `@generated/sprites/default/sheet.png`, before pages are
 * compiled, and again when a drawing is saved under `npm start`. An item without a sprite stops the build. Components
 * import the text of a glyph file by `?raw`.
 */
export default function sprites({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, pluginName, 'default', 'sheet.png');
  return {
    name: pluginName,
    configureWebpack: () => ({module: {rules: [{resourceQuery: /^\?raw$/, type: 'asset/source'}]}}),
    getPathsToWatch: () => [path.join(siteDir, spritesFolder, '**/*.{txt,yaml}')],
    loadContent: async (): Promise<SpriteSheet> => drawSprites(siteDir),
    async contentLoaded({content}) {
      const {png} = content as SpriteSheet;
      // The framework's own `createData` writes text only.
      if (existsSync(file) && readFileSync(file).equals(png)) return;
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, png);
    },
    async allContentLoaded({allContent}) {
      const {drawn} = allContent[pluginName]?.default as SpriteSheet;
      refuseMissing(allContent[dataPlugin]?.default as Entries, drawn);
    },
  };
}
