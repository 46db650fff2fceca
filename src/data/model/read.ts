import {existsSync} from 'node:fs';
import path from 'node:path';
import {diagnosisEntries} from './diagnoses';
import type {ItemFile} from '../schema/items';
import {buildDay} from '../../lib/day';
import {spriteCell} from '../../sprites/cells';
import {
  dataFolder,
  formatProblems,
  isTableFile,
  loadFiles,
  problemAt,
  type DataFile,
  type Problem,
} from './load';
import {marketEntries} from './market';
import {Items} from './market/items';
import {packEntries} from './packs';
import {releasesEntry} from './releases';
import {tableEntries, versions} from './rows';
import {attachVersions} from './versions';

/** The entry of every id that a page may name, by kind and id. */
export type Entries = Map<string, Map<string, object>>;

/** All data of a site: the valid files, the entries, and all problems. */
export type SiteData = {files: DataFile[]; entries: Entries; problems: Problem[]};

/**
 * Makes the entries of data files: for each file, each of its groups, and rows that pages name by themselves.
 * @param today day of the build, for the age of a modpack's sources
 * @returns the entries by kind and id, and the problems between files
 */
export function buildEntries(
  files: readonly DataFile[],
  today = buildDay(process.env),
): Pick<SiteData, 'entries' | 'problems'> {
  const resolver = new Items(files);
  const entries: Entries = new Map();
  const add = (kind: string, id: string, entry: object) => {
    entries.set(kind, (entries.get(kind) ?? new Map<string, object>()).set(id, entry));
  };
  const origin = new Map<string, DataFile>();
  const packs = packEntries(resolver, today);
  const tables = files.filter(isTableFile).flatMap((file) => tableEntries(file, resolver));
  for (const {kind, id, entry, from} of [
    ...tables,
    ...marketEntries(tables, resolver),
    ...diagnosisEntries(resolver),
    ...packs,
  ]) {
    const before = origin.get(`${kind} ${id}`);
    if (before) {
      const message = `"${id}" already names something in ${before.file}; rename the file or the group`;
      resolver.report(from, [], message);
    }
    origin.set(`${kind} ${id}`, from);
    add(kind, id, entry);
  }
  for (const [id, version] of versions(files, resolver)) {
    add('versions', id, version);
  }
  return {entries, problems: resolver.problems};
}

/** Reports items without a sprite, in place of which pages would show a question mark. */
function withoutSprite(files: readonly DataFile[]): Problem[] {
  const fix =
    'has no sprite; add `id: shape palette` to src/sprites/sprites.yaml, as README.md there explains';
  return files
    .filter(({kind}) => kind.name === 'items')
    .flatMap((file) =>
      Object.keys((file.data as ItemFile).items)
        .filter((id) => spriteCell(id) === 0)
        .map((id) => problemAt(file, ['items', id], fix)),
    );
}

/**
 * Reads and checks all data, without throwing errors.
 * @param siteDir absolute path of the repository; without data the result is empty
 */
export function readData(siteDir: string): SiteData {
  const directory = path.join(siteDir, dataFolder);
  if (!existsSync(directory)) {
    return {files: [], entries: new Map(), problems: []};
  }
  const {files, problems} = loadFiles(directory);
  attachVersions(files, directory);
  const built = buildEntries(files);
  const releases = releasesEntry(directory);
  if (releases) {
    built.entries.set('releases', new Map([[releases.id, releases]]));
  }
  // Only valid files are checked for references, because a broken file would cause follow-up errors.
  const between = [...built.problems, ...withoutSprite(files)];
  return {files, entries: built.entries, problems: problems.length > 0 ? problems : between};
}

/**
 * Reads all data of a site.
 * @param siteDir absolute path of the repository
 * @throws one Error that lists every problem with file, line, key, what was found and what is allowed
 */
export function readValidData(siteDir: string): SiteData {
  const data = readData(siteDir);
  if (data.problems.length > 0) {
    const error = new Error(formatProblems(data.problems));
    // Without a stack trace, because the mistake is in a data file.
    error.stack = error.message;
    throw error;
  }
  return data;
}

/** The entries by kind and id. Throws as `readValidData` does. */
export const loadData = (siteDir: string): Entries => readValidData(siteDir).entries;

/** Kind → ids, in the order of the files. */
export type DataIndex = Record<string, string[]>;

export function indexOf(entries: Entries): DataIndex {
  return Object.fromEntries([...entries].map(([kind, ofKind]) => [kind, [...ofKind.keys()]]));
}

/**
 * Path of an entry below the plugin's folder. Replaces the colon of an item's id, which Windows does not allow in file names.
 */
export function entryFile(kind: string, id: string): string {
  return `${kind}/${id.replaceAll(':', '/')}.json`;
}
