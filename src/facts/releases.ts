import type {SuiteRelease} from '../data/schema/releases';
import {compareNumbers, releaseNumbers} from './release';
import type {Mod} from './mods';
import type {Repository} from './repository';

/** What each release of a mod says it needs, read from its build files: metadata of the loader, and where its placeholders lead. */

/** Ids of the mods in the metadata, and the beginnings of their files' names. */
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

/** The newest kind of metadata that a release has; older kinds stay in a repository when nobody builds them any more. */
const metadata = [/(?:^|\/)neoforge\.mods\.toml$/, /(?:^|\/)mods\.toml$/, /(?:^|\/)fabric\.mod\.json$/];

/** Value of a placeholder: `${ftblibraryversion}` by the line of a build file that fills it, and gradle.properties. */
function valueOf(name: string, texts: readonly string[]): string | undefined {
  const all = texts.join('\n');
  const filled = new RegExp(`["']?\\b${name}\\b["']?\\s*:\\s*(?:\\w+\\.)*(\\w+)\\s*[,\\n)\\]]`).exec(
    all,
  )?.[1];
  return new RegExp(`^${filled ?? name}\\s*=\\s*(\\S+)\\s*$`, 'm').exec(all)?.[1];
}

/** The least version of `[2101.1.30,)`, `>=2101.1.30` or `[${libraryversion},)`. */
function least(range: string, texts: readonly string[]): string | undefined {
  const filled = range.replace(/\$\{(\w+)\}/g, (_, name: string) => valueOf(name, texts) ?? '?');
  return /^(?:\[|>=)\s*v?(\d+(?:\.\d+)+)/.exec(filled)?.[1];
}

/** Dependencies as the metadata name them: mod, range, and whether it must be there. */
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
 * What a release needs.
 * @param sources its metadata, build.gradle and gradle.properties, by path
 * @returns nothing for a release without metadata of a loader
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

/** Every release of a mod for 1.20.1 and newer, newest first; alpha and beta are marked in their tags. */
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
