import {UnreadableZip, readZip, textOf} from '../lib/zip';
import {limits, type GivenFile} from './engine';

/** A file that a person chose, with its path where a folder was chosen. */
export interface Chosen {
  path: string;
  blob: Blob;
}

/** What could be read, how much else was there, and what to tell the reader. */
export interface Given {
  files: GivenFile[];
  others: number;
  problems: string[];
}

/** `a\b`, `../a` and `/a` are paths of other systems or of somebody who means harm; only what they name matters here. */
const safePath = (path: string): string =>
  path
    .replace(/\\/g, '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/');

/** A ZIP file begins with these letters, whatever its name is. */
const isZip = async (blob: Blob): Promise<boolean> => (await blob.slice(0, 2).text()) === 'PK';

/**
 * Reads what was chosen, files of FTB mods only: a pack has thousands of others.
 * @param isOurs whether a path is one of theirs
 */
export async function readGiven(
  chosen: readonly Chosen[],
  isOurs: (path: string) => boolean,
): Promise<Given> {
  const given: Given = {files: [], others: 0, problems: []};
  let left = limits.bytes;
  const take = async (path: string, size: number, read: () => Promise<string>): Promise<void> => {
    if (!isOurs(path)) {
      given.others += 1;
    } else if (given.files.length >= limits.files || size > left) {
      given.problems.push(`${path} was left out: together the files are too large.`);
    } else {
      const text = size > limits.fileBytes ? undefined : await read();
      left -= text?.length ?? 0;
      given.files.push({path, text});
    }
  };
  for (const {path: name, blob} of chosen) {
    const path = safePath(name);
    try {
      if (await isZip(blob)) {
        const entries = (await readZip(blob)).slice(0, limits.files);
        for (const entry of entries) {
          await take(safePath(entry.path), entry.size, () => textOf(entry, limits.fileBytes));
        }
      } else {
        await take(path, blob.size, () => blob.text());
      }
    } catch (error) {
      if (!(error instanceof UnreadableZip)) throw error;
      given.problems.push(`${path} cannot be read: ${error.message}.`);
    }
  }
  return given;
}
