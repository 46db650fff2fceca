import type {ReleasesEntry} from '@site/src/data/schema/releases';

/** Checks whether the FTB mods in a listing are compatible, based on the dependencies of their releases. */

/** A mod file that appears in a listing or log. */
export interface FoundMod {
  /** Prefix of the file name, such as `ftb-chunks`. */
  stem: string;
  name: string;
  version: string;
}

export interface Fit {
  mods: FoundMod[];
  /** Messages about incompatibilities, each with a fix. */
  problems: string[];
  /** Mods whose version is not among the releases, so their dependencies are unknown. */
  unknown: FoundMod[];
}

/** Maximum length of the text in characters, far above that of any log. */
const most = 5_000_000;

const numbers = (version: string) => version.split('.').map(Number);

/** Compares two versions by their numbers. The result is negative if `left` is older. */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [numbers(left), numbers(right)];
  const at = Array.from({length: Math.max(a.length, b.length)}).findIndex(
    (_, i) => (a[i] ?? 0) !== (b[i] ?? 0),
  );
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/**
 * Returns the Minecraft version of a release, without the leading `1.`: `21.1` for both `2101.1.9` and `21.1.13`.
 */
function lineOf(version: string): string {
  const [first = 0, second = 0] = numbers(version);
  return first > 1000 ? `${Math.floor(first / 100)}.${first % 100}` : `${first}.${second}`;
}

const file =
  /(?<![\w-])(?<stem>ftb-[a-z0-9]+(?:-[a-z0-9]+){0,3}?|architectury)(?:-(?:neoforge|forge|fabric))?-(?<version>\d{1,4}(?:\.\d{1,4}){1,4})(?![\d.]*\d)[\w.+-]{0,40}?\.jar\b/gi;

/** Finds the file names of FTB mods and their dependencies in a text. */
export function modsIn(text: string, names: Readonly<Record<string, string>>): FoundMod[] {
  const found = new Map<string, FoundMod>();
  for (const {groups = {}} of text.slice(0, most).matchAll(file)) {
    const [stem = '', version = ''] = [groups.stem?.toLowerCase(), groups.version];
    const name = Object.hasOwn(names, stem) ? names[stem] : undefined;
    if (name !== undefined) found.set(`${stem} ${version}`, {stem, name, version});
  }
  return [...found.values()];
}

/** Reports mods with several files: the game refuses to start or loads an arbitrary one of them. */
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
    : [
        `These mods are for different versions of Minecraft. ${said.join('. ')}. Use files for the same version.`,
      ];
}

/** Reports dependencies of a release that are missing or too old. */
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
 * Reports incompatible versions in a listing of the folder `mods` or in a log.
 * @param text pasted text, in which everything except file names is ignored
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
