/** A release of an FTB mod in `src/data/releases.json`, which `npm run facts -- releases` generates. */
export type SuiteRelease = {
  mod: string;
  version: string;
  /** Date of the tagged commit, such as `2026-06-05`. */
  day: string;
  minecraft: string;
  /** Minimum versions of required mods, by prefix of the file name. */
  needs: Record<string, string>;
  /** Minimum versions of optional mods. */
  with?: Record<string, string>;
};

export type ReleasesEntry = {
  id: string;
  file: string;
  /** Names of the mods, by prefix of their file names. */
  names: Record<string, string>;
  releases: (SuiteRelease & {stem: string; anchor: string})[];
};
