import type {ReleasesEntry} from '@site/src/data/schema/releases';

/** Checks whether the FTB mods of a listing are compatible, by the dependencies of their releases. */

/** A mod's file that a listing or log names. */
export interface FoundMod {
  /** Prefix of its name: `ftb-chunks`. */
  stem: string;
  name: string;
  version: string;
}

export interface Fit {
  mods: FoundMod[];
  /** The incompatibilities, each with its fix, in a sentence or two. */
  problems: string[];
  /** Mods whose version is not among the releases, so its requirements are unknown. */
  unknown: FoundMod[];
}

/** Maximum length of the text in characters, far above any log. */
const most = 5_000_000;

const numbers = (version: string) => version.split('.').map(Number);

/** Comparison function for versions. */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [numbers(left), numbers(right)];
  const at = Array.from({length: Math.max(a.length, b.length)}).findIndex(
    (_, i) => (a[i] ?? 0) !== (b[i] ?? 0),
  );
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The Minecraft version of a release: `21.1` for both `2101.1.9` and `21.1.13`. */
function lineOf(version: string): string {
  const [first = 0, second = 0] = numbers(version);
  return first > 1000 ? `${Math.floor(first / 100)}.${first % 100}` : `${first}.${second}`;
}

const file =
  /(?<![\w-])(?<stem>ftb-[a-z0-9]+(?:-[a-z0-9]+){0,3}?|architectury)(?:-(?:neoforge|forge|fabric))?-(?<version>\d{1,4}(?:\.\d{1,4}){1,4})(?![\d.]*\d)[\w.+-]{0,40}?\.jar\b/gi;

/** Finds the file names of FTB mods and of their dependencies in any text. */
export function modsIn(text: string, names: Readonly<Record<string, string>>): FoundMod[] {
  const found = new Map<string, FoundMod>();
  for (const {groups = {}} of text.slice(0, most).matchAll(file)) {
    const [stem = '', version = ''] = [groups.stem?.toLowerCase(), groups.version];
    const name = Object.hasOwn(names, stem) ? names[stem] : undefined;
    if (name !== undefined) found.set(`${stem} ${version}`, {stem, name, version});
  }
  return [...found.values()];
}

/** Reports mods that are present twice: the game refuses to start, or loads an arbitrary one. */
function twice(mods: readonly FoundMod[]): string[] {
  return [...new Set(mods.map(({stem}) => stem))].flatMap((stem) => {
    const same = mods.filter((mod) => mod.stem === stem);
    const versions = same.map(({version}) => version).sort(compareVersions);
    return same.length < 2
      ? []
      : [
          `${same[0]!.name} is in the listing ${same.length === 2 ? 'twice' : `${same.length} times`}: ${versions.join(' and ')}. Keep one file.`,
        ];
  });
}

/** Reports a mix of mods for different versions of Minecraft. */
function mixed(mods: readonly FoundMod[]): string[] {
  const lines = new Map<string, FoundMod[]>();
  for (const mod of mods.filter(({stem}) => stem.startsWith('ftb-'))) {
    const line = lineOf(mod.version);
    lines.set(line, [...(lines.get(line) ?? []), mod]);
  }
  const said = [...lines].map(
    ([line, of]) => `${`1.${line}`.replace('1.26', '26')}: ${of.map(({name}) => name).join(', ')}`,
  );
  return lines.size < 2
    ? []
    : [`These are for different versions of Minecraft. ${said.join('. ')}. Take all files for the same one.`];
}

/** Compares the dependencies of a release with the mods that are present. */
function unmet(
  mod: FoundMod,
  {releases, names}: ReleasesEntry,
  newest: ReadonlyMap<string, FoundMod>,
): string[] {
  const release = releases.find(
    ({stem, version}) => stem === mod.stem && version.replace(/-.*/, '') === mod.version,
  );
  const who = `${mod.name} ${mod.version}`;
  const check = (stem: string, least: string, isRequired: boolean) => {
    const there = newest.get(stem);
    const name = names[stem] ?? stem;
    if (!there) {
      return isRequired
        ? [`${who} needs ${name} ${least} or newer, which is not in the listing. Add it.`]
        : [];
    }
    return compareVersions(there.version, least) < 0
      ? [`${who} needs ${name} ${least} or newer; the listing has ${there.version}. Update ${name}.`]
      : [];
  };
  return [
    ...Object.entries(release?.needs ?? {}).flatMap(([stem, least]) => check(stem, least, true)),
    ...Object.entries(release?.with ?? {}).flatMap(([stem, least]) => check(stem, least, false)),
  ];
}

/**
 * Reads a listing of a folder `mods`, or a log, and reports incompatible versions.
 * @param text as pasted; everything but file names is ignored
 * @param entry all releases
 */
export function fit(text: string, entry: ReleasesEntry): Fit {
  const mods = modsIn(text, entry.names).sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const newest = new Map<string, FoundMod>();
  for (const mod of mods) {
    const before = newest.get(mod.stem);
    if (!before || compareVersions(before.version, mod.version) < 0) newest.set(mod.stem, mod);
  }
  const read = new Set(entry.releases.map(({stem}) => stem));
  const known = new Set(entry.releases.map(({stem, version}) => `${stem} ${version.replace(/-.*/, '')}`));
  return {
    mods,
    problems: [
      ...twice(mods),
      ...mixed(mods),
      ...[...newest.values()].flatMap((mod) => unmet(mod, entry, newest)),
    ],
    unknown: mods.filter(({stem, version}) => read.has(stem) && !known.has(`${stem} ${version}`)),
  };
}
