import type {SuiteRelease} from '../data/schema/releases';
import {compareNumbers, releaseNumbers} from './release';
import type {Mod} from './mods';
import type {Repository} from './repository';

/** Extracts the dependencies of each release of a mod from the metadata of its loader and from its build files. */

/** Mod id in the metadata → prefix of the mod's file names. */
const files: Readonly<Record<string, string>> = {
  architectury: 'architectury',
  ftbbackups3: 'ftb-backups-3',
  ftbchunks: 'ftb-chunks',
  ftbessentials: 'ftb-essentials',
  ftbfiltersystem: 'ftb-filter-system',
  ftblibrary: 'ftb-library',
  ftbquests: 'ftb-quests',
  ftbranks: 'ftb-ranks',
  ftbteambases: 'ftb-team-bases',
  ftbteams: 'ftb-teams',
  ftbultimine: 'ftb-ultimine',
  ftbxmodcompat: 'ftb-xmod-compat',
};

/**
 * Paths of metadata, newest format first. Only the newest format in a repository counts, because repositories keep
 * old files that are no longer built.
 */
const metadata = [/(?:^|\/)neoforge\.mods\.toml$/, /(?:^|\/)mods\.toml$/, /(?:^|\/)fabric\.mod\.json$/];

/** Resolves a placeholder such as `${ftblibraryversion}` through the build files and gradle.properties. */
function valueOf(name: string, texts: readonly string[]): string | undefined {
  const all = texts.join('\n');
  const filled = new RegExp(`["']?\\b${name}\\b["']?\\s*:\\s*(?:\\w+\\.)*(\\w+)\\s*[,\\n)\\]]`).exec(
    all,
  )?.[1];
  return new RegExp(`^${filled ?? name}\\s*=\\s*(\\S+)\\s*$`, 'm').exec(all)?.[1];
}

/** Returns the minimum version of a range such as `[2101.1.30,)`, `>=2101.1.30` or `[${libraryversion},)`. */
function least(range: string, texts: readonly string[]): string | undefined {
  const filled = range.replace(/\$\{(\w+)\}/g, (_, name: string) => valueOf(name, texts) ?? '?');
  return /^(?:\[|>=)\s*v?(\d+(?:\.\d+)+)/.exec(filled)?.[1];
}

/** Parses the dependencies in the metadata. */
function dependenciesIn(path: string, text: string): {mod: string; range: string; isRequired: boolean}[] {
  if (path.endsWith('.json')) {
    return Array.from(text.matchAll(/"(\w+)":\s*"(>=[^"]+)"/g), ([, mod = '', range = '']) => ({
      mod,
      range,
      isRequired: true,
    }));
  }
  return text
    .split(/^\s*\[\[dependencies\./m)
    .slice(1)
    .map((block) => ({
      mod: /modId\s*=\s*"([^"]+)"/.exec(block)?.[1] ?? '',
      range: /versionRange\s*=\s*"([^"]+)"/.exec(block)?.[1] ?? '',
      isRequired: /type\s*=\s*"required"|mandatory\s*=\s*true/.test(block),
    }));
}

/**
 * Returns the dependencies of a release with their minimum versions.
 * @param sources metadata, build.gradle and gradle.properties of the release, by path
 * @returns undefined for a release without loader metadata
 */
export function needsOf(
  sources: ReadonlyMap<string, string>,
): Pick<SuiteRelease, 'minecraft' | 'needs' | 'with'> | undefined {
  const path = metadata.flatMap((kind) => [...sources.keys()].filter((each) => kind.test(each)))[0];
  const texts = [...sources].filter(([name]) => /gradle/.test(name)).map(([, text]) => text);
  const minecraft = valueOf('minecraft_version', texts);
  if (path === undefined || minecraft === undefined) return undefined;
  const found = dependenciesIn(path, sources.get(path)!).flatMap(({mod, range, isRequired}) => {
    const [file, version] = [files[mod], least(range, texts)];
    return file === undefined || version === undefined ? [] : [{file, version, isRequired}];
  });
  const of = (isRequired: boolean) =>
    Object.fromEntries(
      found.filter((each) => each.isRequired === isRequired).map(({file, version}) => [file, version]),
    );
  const optional = of(false);
  return {minecraft, needs: of(true), ...(Object.keys(optional).length > 0 && {with: optional})};
}

/**
 * Returns all releases of a mod for Minecraft 1.20.1 or newer, newest first. The versions of alphas and betas end in
 * `-alpha` and `-beta`.
 */
export function readReleases(repository: Repository, mod: Mod): SuiteRelease[] {
  const tags = repository.tags().filter(({name}) => /^v\d+(?:\.\d+)+(?:-\w+)?$/.test(name));
  const releases = tags.flatMap(({name, time}): SuiteRelease[] => {
    const commit = repository.commit(name);
    const paths = repository
      .files(commit)
      .filter(
        (path) =>
          /(?:^|\/)(?:gradle\.properties|build\.gradle)$/.test(path) ||
          metadata.some((kind) => kind.test(path)),
      );
    const sources = new Map(repository.read(commit, paths).map(({path, text}) => [path, text]));
    const needs = needsOf(sources);
    const day = new Date(time * 1000).toISOString().slice(0, 10);
    return needs ? [{mod: mod.name, version: name.slice(1), day, ...needs}] : [];
  });
  const first = releaseNumbers('1.20.1');
  return releases
    .filter(({minecraft}) => compareNumbers(releaseNumbers(minecraft), first) >= 0)
    .sort((a, b) => compareNumbers(releaseNumbers(b.version), releaseNumbers(a.version)));
}
