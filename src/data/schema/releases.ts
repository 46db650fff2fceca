/** A release of a mod of the suite, as `npm run facts -- releases` reads it: `src/data/releases.json`. */
export type SuiteRelease = {
  mod: string;
  version: string;
  /** Day of the tag. */
  day: string;
  minecraft: string;
  /** The least versions of mods that must be there, by the beginning of their files' names. */
  needs: Record<string, string>;
  /** The least versions of mods that may be there. */
  with?: Record<string, string>;
};

/** All releases by the beginning of the mod's files' names, and what each of these is called. */
export type ReleasesEntry = {
  id: string;
  file: string;
  names: Record<string, string>;
  releases: (SuiteRelease & {stem: string; anchor: string})[];
};
