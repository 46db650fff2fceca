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

/** Entries by kind and id. */
export type Entries = Map<string, Map<string, object>>;

/** All data of the site. `files` contains only valid files. */
export type SiteData = {files: DataFile[]; entries: Entries; problems: Problem[]};

/**
 * Creates the entries of all data files: one for each file, one for each group, and one for each row that pages can
 * show separately.
 * @param today date of the build, for the age of sources of modpacks
 * @returns the entries, and problems with references between files
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
      const message = `the id "${id}" is already used in ${before.file}; rename the file or the group`;
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

/** Reports items without a sprite, because pages would show a question mark for them. */
function withoutSprite(files: readonly DataFile[]): Problem[] {
  const fix =
    'has no sprite; add `id: shape palette` to src/sprites/sprites.yaml (see src/sprites/README.md)';
  return files
    .filter(({kind}) => kind.name === 'items')
    .flatMap((file) =>
      Object.keys((file.data as ItemFile).items)
        .filter((id) => spriteCell(id) === 0)
        .map((id) => problemAt(file, ['items', id], fix)),
    );
}

/**
 * Reads and validates all data. Returns problems instead of throwing errors.
 * @param siteDir absolute path of the repository
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
  // Reports problems with references only if all files are valid, because an invalid file would cause follow-up
  // errors.
  const between = [...built.problems, ...withoutSprite(files)];
  return {files, entries: built.entries, problems: problems.length > 0 ? problems : between};
}

/**
 * Reads all data of the site.
 * @param siteDir absolute path of the repository
 * @throws Error that lists all problems with file, line and key
 */
export function readValidData(siteDir: string): SiteData {
  const data = readData(siteDir);
  if (data.problems.length > 0) {
    const error = new Error(formatProblems(data.problems));
    // Hides the stack trace, because the mistake is in a data file and not in the code.
    error.stack = error.message;
    throw error;
  }
  return data;
}

/** Returns the entries by kind and id. Throws an Error like `readValidData`. */
export const loadData = (siteDir: string): Entries => readValidData(siteDir).entries;

/** Kind → ids, in the order of the files. */
export type DataIndex = Record<string, string[]>;

export function indexOf(entries: Entries): DataIndex {
  return Object.fromEntries([...entries].map(([kind, ofKind]) => [kind, [...ofKind.keys()]]));
}

/** Returns the path of an entry in the folder of the plugin. Replaces colons, because Windows does not allow them in file names. */
export function entryFile(kind: string, id: string): string {
  return `${kind}/${id.replaceAll(':', '/')}.json`;
}
