/** Takes files away between builds, without making the next build slower. */
import {existsSync, mkdirSync, mkdtempSync, renameSync, rmSync} from 'node:fs';
import {basename, join} from 'node:path';
import {cacheFolder} from '../../src/cli/project';

const aside = join(cacheFolder, 'bench-perf', 'aside');

/**
 * Moves files out of the way. Where thousands were removed, ext4 looks for minutes at each of their places whenever a new
 * file is made: that slows the next build down, the more the more files it writes, as no first build of a machine is slowed.
 * @param paths files or folders on the disk of the cache; need not be there
 */
export function setAside(...paths: string[]): void {
  mkdirSync(aside, {recursive: true});
  for (const path of paths.filter((one) => existsSync(one))) {
    renameSync(path, join(mkdtempSync(join(aside, '-')), basename(path)));
  }
}

/** Removes what was moved out of the way, when all is measured. */
export function removeAside(): void {
  rmSync(aside, {recursive: true, force: true});
}
