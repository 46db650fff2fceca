import {UnreadableZip, readZip, textOf} from '../lib/zip';
import {limits, type GivenFile} from './engine';

/** A file that a person chose, with its path where a folder was chosen. */
export interface Chosen {
  path: string;
  /** Not needed of a file that `isRead` leaves out. */
  blob: Blob | undefined;
}

/** What could be read, how much else was there, and what to tell the reader. */
export interface Given {
  files: GivenFile[];
  others: number;
  /** Names of the files of mods. */
  jars: string[];
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
const isZip = async (path: string, blob: Blob): Promise<boolean> =>
  !path.includes('/') && (await blob.slice(0, 2).text()) === 'PK';

/** The first of them, as many as are looked at. */
function firstOf<T>(all: readonly T[], where: string, problems: string[]): readonly T[] {
  if (all.length > limits.files) {
    problems.push(
      `${where} ${all.length} files. Only the first ${limits.files} were looked at: give the folder \`config\` alone.`,
    );
  }
  return all.slice(0, limits.files);
}

/**
 * Reads what was chosen, files of FTB mods only: a pack has thousands of others.
 * @param isOurs whether a path is one of theirs
 */
export async function readGiven(
  chosen: readonly Chosen[],
  isOurs: (path: string) => boolean,
): Promise<Given> {
  const given: Given = {files: [], others: 0, jars: [], problems: []};
  let left = limits.bytes;
  const take = async (path: string, size: number, read: () => Promise<string>): Promise<void> => {
    if (!isOurs(path)) {
      given.others += 1;
      const jar = /(?:^|\/)mods\/([^/]+\.jar)$/i.exec(path)?.[1];
      if (jar !== undefined) given.jars.push(jar);
    } else if (given.files.length >= limits.files || size > left) {
      given.problems.push(`${path} was left out: together the files are too large.`);
    } else {
      const text = size > limits.fileBytes ? undefined : await read();
      left -= text?.length ?? 0;
      given.files.push({path, text});
    }
  };
  for (const {path: name, blob} of firstOf(chosen, 'There are', given.problems)) {
    const path = safePath(name);
    try {
      if (!blob) {
        await take(path, 0, () => Promise.resolve(''));
      } else if (await isZip(path, blob)) {
        for (const entry of firstOf(await readZip(blob), `${path} has`, given.problems)) {
          await take(safePath(entry.path), entry.size, () => textOf(entry, limits.fileBytes));
        }
      } else {
        await take(path, blob.size, () => blob.text());
      }
    } catch (error) {
      const why = error instanceof UnreadableZip ? error.message : 'the browser does not give it';
      given.problems.push(`${path} cannot be read: ${why}.`);
    }
  }
  return given;
}
