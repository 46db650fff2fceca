import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {encodePng} from '../../sprites/png';
import {loadSprites} from '../../sprites/read';
import {drawSheet} from '../../sprites/sheet';

const pluginName = 'sprites';
const folder = 'src/sprites';

/**
 * Docusaurus plugin: draws all sprites into one image, `@generated/sprites/default/sheet.png`. Under `npm
 * start`, redraws it whenever a sprite file is saved. Also adds the `?raw` query, which components use to
 * import a glyph file as text.
 */
export default function sprites({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, pluginName, 'default', 'sheet.png');
  return {
    name: pluginName,
    configureWebpack: () => ({module: {rules: [{resourceQuery: /^\?raw$/, type: 'asset/source'}]}}),
    getPathsToWatch: () => [path.join(siteDir, folder, '**/*.{txt,yaml}')],
    async loadContent() {
      const png = encodePng(drawSheet(loadSprites(path.join(siteDir, folder))));
      // Writes the file directly, because Docusaurus's `createData` supports only text.
      if (!existsSync(file) || !readFileSync(file).equals(png)) {
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, png);
      }
    },
  };
}
