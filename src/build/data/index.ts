import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFor} from './bundler-cache';
import {dataFolder} from '../../data/model/load';
import {entryFile, indexOf, readValidData, type SiteData} from '../../data/model/read';
import {rulesIn} from '../../doctor/rules/load';
import {packRules} from '../../doctor/rules/rules';

export const pluginName = 'structured-data';

/** Name of the file that lists all ids; `src/build/remark/data-refs` reads it. */
export const indexName = 'index.json';

/** File of diagnosis rules that the log doctor's worker imports. */
const rulesName = entryFile('rules', 'all');

/** Removes entries of earlier builds, which pages in the compiler's cache would otherwise still render. */
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
 * Docusaurus plugin: validates `src/data` and writes one JSON file per entry for pages to import. Under `npm
 * start`, the files are rewritten whenever a data file is saved.
 */
export default function structuredData({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const directory = path.join(generatedFilesDir, pluginName, 'default');
  let ids = '';
  return {
    name: pluginName,
    getPathsToWatch: () => [
      path.join(siteDir, `${dataFolder}/**/*.{yaml,yml}`),
      path.join(siteDir, `${dataFolder}/versions/*.json`),
      path.join(siteDir, `${dataFolder}/releases.json`),
      // Included because item entries contain the position of the item's sprite.
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
      await actions.createData(rulesName, JSON.stringify(packRules(rulesIn(files))));
      await Promise.all(
        [...entries].flatMap(([kind, ofKind]) =>
          [...ofKind].map(([id, entry]) => actions.createData(entryFile(kind, id), JSON.stringify(entry))),
        ),
      );
    },
    // Ids are checked while pages are compiled, so a change to the list of ids must invalidate cached pages.
    configureWebpack: (config) => cacheFor(config, ids),
  };
}
