/** Clears folders between builds without slowing the next build down. */
import {existsSync, mkdirSync, mkdtempSync, renameSync, rmSync} from 'node:fs';
import {basename, join} from 'node:path';
import {cacheFolder} from '../../src/cli/project';

const aside = join(cacheFolder, 'bench-perf', 'aside');

/**
 * Moves files to a folder for later removal. After thousands of files were deleted, ext4 creates new files slowly for some
 * minutes, which would slow the next build but never the first build of a machine.
 * @param paths files or folders on the disk of the cache; may be missing
 */
export function setAside(...paths: string[]): void {
  mkdirSync(aside, {recursive: true});
  for (const path of paths.filter((one) => existsSync(one))) {
    renameSync(path, join(mkdtempSync(join(aside, '-')), basename(path)));
  }
}

/** Removes what `setAside` has moved, after all measurements. */
export function removeAside(): void {
  rmSync(aside, {recursive: true, force: true});
}
