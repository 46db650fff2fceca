import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFor} from './bundler-cache';
import {dataFolder} from '../../data/model/load';
import {entryFile, indexOf, readValidData, type SiteData} from '../../data/model/read';
import {rulesIn} from '../../doctor/rules/load';

export const pluginName = 'structured-data';

/** Name of the list of all ids that lies beside the entries; `src/build/remark/data-refs` reads it. */
export const indexName = 'index.json';

/** What the log doctor's worker imports. */
const rulesName = entryFile('rules', 'all');

/** Removes entries that an earlier run left behind: a page in the compiler's cache would go on showing them. */
function removeStale(directory: string, entries: SiteData['entries']): void {
  const names = existsSync(directory) ? readdirSync(directory, {recursive: true, encoding: 'utf8'}) : [];
  const current = new Set([
    rulesName,
    ...[...entries].flatMap(([kind, ids]) => [...ids.keys()].map((id) => entryFile(kind, id))),
  ]);
  for (const name of names.filter((file) => file.endsWith('.json') && file.includes(path.sep))) {
    if (!current.has(name.split(path.sep).join('/'))) {
      rmSync(path.join(directory, name));
    }
  }
}

/**
 * Docusaurus plugin: checks `src/data` at start and at build, writes one small JSON per entry for pages to import, and
 * does so again when a data file is saved under `npm start`.
 */
export default function structuredData({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const directory = path.join(generatedFilesDir, pluginName, 'default');
  let ids = '';
  return {
    name: pluginName,
    getPathsToWatch: () => [
      path.join(siteDir, `${dataFolder}/**/*.{yaml,yml}`),
      path.join(siteDir, `${dataFolder}/versions/*.json`),
      // Items carry the cell of their sprite.
      path.join(siteDir, 'src/sprites/sprites.yaml'),
    ],
    loadContent: async () => readValidData(siteDir),
    async contentLoaded({content, actions}) {
      const {entries, files} = content as SiteData;
      if (ids === '') {
        removeStale(directory, entries);
      }
      ids = JSON.stringify(indexOf(entries));
      await actions.createData(indexName, ids);
      await actions.createData(rulesName, JSON.stringify(rulesIn(files)));
      await Promise.all(
        [...entries].flatMap(([kind, ofKind]) =>
          [...ofKind].map(([id, entry]) => actions.createData(entryFile(kind, id), JSON.stringify(entry))),
        ),
      );
    },
    // Ids are checked while a page is compiled.
    configureWebpack: (config) => cacheFor(config, ids),
  };
}
