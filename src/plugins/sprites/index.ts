import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ItemEntry} from '../../data/schema/market';
import {encodePng} from '../../sprites/png';
import {loadSprites} from '../../sprites/read';
import {drawSheet} from '../../sprites/sheet';
import {pluginName as dataPlugin} from '../structured-data';
import type {Entries} from '../structured-data/read';

const pluginName = 'sprites';
const folder = 'src/sprites';

/**
 * Items without a sprite.
 * @param entries all data of the site
 * @param drawn ids of the sprites
 * @throws one error that names each of them, and what to write
 */
export function refuseMissing(entries: Entries, drawn: ReadonlySet<string>): void {
  const items = [...(entries.get('items')?.values() ?? [])] as ItemEntry[];
  const missing = items.filter(({id}) => !drawn.has(id)).map(({id, name}) => `${id} (${name})`);
  if (missing.length > 0) {
    throw new Error(
      `Items without a sprite:\n\n${missing.join('\n')}\n\nAdd a line \`id: shape palette\` for each to ` +
        `${folder}/sprites.yaml; ${folder}/README.md says how.`,
    );
  }
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
    getPathsToWatch: () => [path.join(siteDir, folder, '**/*.{txt,yaml}')],
    async loadContent() {
      const drawings = loadSprites(path.join(siteDir, folder));
      const png = encodePng(drawSheet(drawings));
      // The framework's own `createData` writes text only.
      if (!existsSync(file) || !readFileSync(file).equals(png)) {
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, png);
      }
      return new Set(drawings.map(({id}) => id));
    },
    async allContentLoaded({allContent}) {
      const drawn = allContent[pluginName]?.default as ReadonlySet<string>;
      refuseMissing(allContent[dataPlugin]?.default as Entries, drawn);
    },
  };
}
