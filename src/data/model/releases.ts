import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ftbMods} from '../schema/ftb-mods';
import type {ReleasesEntry, SuiteRelease} from '../schema/releases';
import {dataFolder} from './load';

const fileName = 'releases.json';

/** Third-party mods that FTB mods require. */
const others = {architectury: 'Architectury'};

/**
 * Reads the releases of FTB mods and their dependencies from `releases.json`.
 * @param directory absolute path of `src/data`
 * @returns undefined if the file does not exist
 */
export function releasesEntry(directory: string): ReleasesEntry | undefined {
  const file = path.join(directory, fileName);
  if (!existsSync(file)) return undefined;
  const releases = JSON.parse(readFileSync(file, 'utf8')) as SuiteRelease[];
  const stems = new Map(Object.entries(ftbMods).map(([stem, {name}]) => [name, stem]));
  return {
    id: 'all',
    file: `${dataFolder}/${fileName}`,
    names: {...Object.fromEntries(Object.entries(ftbMods).map(([stem, {name}]) => [stem, name])), ...others},
    releases: releases.map((release) => {
      const stem = stems.get(release.mod) ?? release.mod;
      return {...release, stem, anchor: `release-${stem}-${release.version}`};
    }),
  };
}
