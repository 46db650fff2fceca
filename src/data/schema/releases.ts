/** A release of a mod of the suite, as `npm run facts -- releases` reads it: `src/data/releases.json`. */
export type SuiteRelease = {
  mod: string;
  version: string;
  /** Day of the tag. */
  day: string;
  minecraft: string;
  /** Minimum versions of required mods, by the prefix of their file names. */
  needs: Record<string, string>;
  /** Minimum versions of optional mods. */
  with?: Record<string, string>;
};

/** All releases by the prefix of the mod's file names, and the name of each mod. */
export type ReleasesEntry = {
  id: string;
  file: string;
  names: Record<string, string>;
  releases: (SuiteRelease & {stem: string; anchor: string})[];
};
