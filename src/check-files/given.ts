import {UnreadableZip, readZip, textOf} from '../lib/zip';
import {limits, type GivenFile} from './engine';

/** A file that the reader chose. If the reader chose a folder, the path is relative to that folder. */
export interface Chosen {
  path: string;
  /** Content of the file. May be undefined if `isRead` returns false for the path. */
  blob: Blob | undefined;
}

/** The files of FTB mods that could be read, and information about all other files. */
export interface Given {
  files: GivenFile[];

  /** Number of files that do not belong to FTB mods. */
  others: number;
  /** File names of mods in the folder `mods`. */
  jars: string[];
  /** Messages for the reader about files that could not be read. */
  problems: string[];
}

/**
 * Makes a path relative and safe. Paths such as `a\b`, `../a` and `/a` can come from other systems or from an
 * attacker.
 */
const safePath = (path: string): string =>
  path
    .replace(/\\/g, '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/');

/** Returns whether a file is a ZIP file, judging by its first bytes. Files in folders never count as ZIP files. */
const isZip = async (path: string, blob: Blob): Promise<boolean> =>
  !path.includes('/') && (await blob.slice(0, 2).text()) === 'PK';

/** Returns at most `limits.files` items, and reports if there are more. */
function firstOf<T>(all: readonly T[], where: string, problems: string[]): readonly T[] {
  if (all.length > limits.files) {
    problems.push(
      `${where} ${all.length} files. Only the first ${limits.files} were read. Choose only the folder \`config\`.`,
    );
  }
  return all.slice(0, limits.files);
}

/**
 * Reads only the chosen files that belong to FTB mods, because a pack contains thousands of other files.
 * @param isOurs returns whether a path belongs to an FTB mod
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
      given.problems.push(
        `${path} was skipped, because together the files exceed ${limits.bytes / 2 ** 20} MB or ${limits.files} files. Choose fewer files.`,
      );
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
      const why =
        error instanceof UnreadableZip ? error.message : 'could not be read by the browser. Try again.';
      given.problems.push(`${path} ${why}`);
    }
  }
  return given;
}
