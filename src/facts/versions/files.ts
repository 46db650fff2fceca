import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../content/files';
import type {ModVersions} from '../../data/schema/versions';

/** Folder of the generated files, one per mod. */
export const versionsFolder = 'src/data/versions';

/** Formats the differences of a mod as JSON with one row per line. */
export function printVersions({mod, name, releases, rows}: ModVersions): string {
  const lines = Object.entries(rows).map(
    ([id, versions]) => `    ${JSON.stringify(id)}: ${JSON.stringify(versions)}`,
  );
  const inside = lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : '';
  return `{\n  "mod": ${JSON.stringify(mod)},\n  "name": ${JSON.stringify(name)},\n  "releases": ${JSON.stringify(releases)},\n  "rows": {${inside}}\n}\n`;
}

/** Reads the contents of the committed files, by mod. */
export function readWritten(root: string): Map<string, string> {
  const folder = path.join(root, versionsFolder);
  return new Map(
    listFiles(folder).map((name) => [path.parse(name).name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}

/** Deletes all files in `src/data/versions` and writes the given ones. */
export function writeVersions(root: string, mods: readonly ModVersions[]): void {
  rmSync(path.join(root, versionsFolder), {recursive: true, force: true});
  mkdirSync(path.join(root, versionsFolder), {recursive: true});
  for (const each of mods) {
    writeFileSync(path.join(root, versionsFolder, `${each.mod}.json`), printVersions(each));
  }
}
