/** Clears folders between builds without slowing down the next build. */
import {existsSync, mkdirSync, mkdtempSync, renameSync, rmSync} from 'node:fs';
import {basename, join} from 'node:path';
import {cacheFolder} from '../../src/cli/project';

const aside = join(cacheFolder, 'bench-perf', 'aside');

/**
 * Moves files to a folder for later removal. After thousands of deletions, ext4 creates files slowly for
 * several minutes, which would slow down every build but the first.
 * @param paths files or folders on the same disk as the cache; may not exist
 */
export function setAside(...paths: string[]): void {
  mkdirSync(aside, {recursive: true});
  for (const path of paths.filter((one) => existsSync(one))) {
    renameSync(path, join(mkdtempSync(join(aside, '-')), basename(path)));
  }
}

/** Removes the files that `setAside` has moved. Call it after all measurements. */
export function removeAside(): void {
  rmSync(aside, {recursive: true, force: true});
}
