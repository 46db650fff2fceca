/** Clears folders between builds in a way that does not slow down the next build. */
import {existsSync, mkdirSync, mkdtempSync, renameSync, rmSync} from 'node:fs';
import {basename, join} from 'node:path';
import {cacheFolder} from '../../src/cli/project';

const aside = join(cacheFolder, 'bench-perf', 'aside');

/**
 * Moves files to a folder for later removal. After thousands of deletions, ext4 takes longer to create files for
 * several minutes, which would slow down every build but the first.
 * @param paths files or folders on the same disk as the cache; they need not exist
 */
export function setAside(...paths: string[]): void {
  mkdirSync(aside, {recursive: true});
  for (const path of paths.filter((one) => existsSync(one))) {
    renameSync(path, join(mkdtempSync(join(aside, '-')), basename(path)));
  }
}

/** Removes all files that `setAside` has moved. Call it after the last measurement. */
export function removeAside(): void {
  rmSync(aside, {recursive: true, force: true});
}
