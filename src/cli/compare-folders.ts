/** Compares two builds file by file. */
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {join, relative} from 'node:path';

/** Hash of every file, by its path below the folder, with `/`. */
export function hashFiles(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file): [string, string] => [
        relative(folder, file).replaceAll('\\', '/'),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Characters shown on either side of the first difference. */
const around = 40;

/** The first place where two texts differ, with what stands around it in each. */
function firstDifference(a: string, b: string): string {
  let place = 0;
  while (place < a.length && a[place] === b[place]) {
    place += 1;
  }
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, place - around), place + around));
  return `from character ${place + 1}: ${part(a)} and ${part(b)}`;
}

/**
 * Names every file that is not the same in both folders.
 * @param first absolute path
 * @param second absolute path
 * @returns how many files were compared, and a line per difference
 */
export function compareFolders(first: string, second: string): {compared: number; differences: string[]} {
  const [a, b] = [hashFiles(first), hashFiles(second)];
  const names = [...new Set([...a.keys(), ...b.keys()])].sort();
  const differences = names
    .filter((name) => a.get(name) !== b.get(name))
    .map((name) => {
      if (!a.has(name) || !b.has(name)) {
        return `${name}: only in the ${a.has(name) ? 'first' : 'second'} build`;
      }
      const [one, other] = [first, second].map((folder) => readFileSync(join(folder, name), 'latin1'));
      return `${name}: differs ${firstDifference(one!, other!)}`;
    });
  return {compared: names.length, differences};
}
