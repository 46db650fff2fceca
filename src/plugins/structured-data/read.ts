import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Entries} from './entries';
import {buildEntries} from './entries';
import type {DataFile} from './load';
import {loadFiles} from './load';
import type {Problem} from './problems';
import {attachVersions} from './versions';

/** All data of a site: the files that fit their schema, what pages may name, and everything that is wrong. */
export type SiteData = {files: DataFile[]; entries: Entries; problems: Problem[]};

/** Where the facts are, below the repository. */
export const dataFolder = 'src/data';

/**
 * Reads and checks all data; throws nothing.
 * @param siteDir absolute path of the repository; without data the result is empty
 */
export function readData(siteDir: string): SiteData {
  const directory = path.join(siteDir, dataFolder);
  if (!existsSync(directory)) {
    return {files: [], entries: new Map(), problems: []};
  }
  const {files, problems} = loadFiles(directory, dataFolder);
  attachVersions(files, directory);
  const built = buildEntries(files);
  // References between files only make sense between files that are whole.
  return {files, entries: built.entries, problems: problems.length > 0 ? problems : built.problems};
}

/** Kind → ids, in the order of the files. */
export type DataIndex = Record<string, string[]>;

export function indexOf(entries: Entries): DataIndex {
  return Object.fromEntries([...entries].map(([kind, ofKind]) => [kind, [...ofKind.keys()]]));
}

/** Path of an entry below the plugin's folder. Items have a colon in their id, which some systems allow in no name. */
export function entryFile(kind: string, id: string): string {
  return `${kind}/${id.replaceAll(':', '/')}.json`;
}
