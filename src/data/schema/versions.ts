import type {Minecraft} from '../../config/minecraft';

/** Values of a row in another version of Minecraft, by key; null where it has none. */
export type Differs = Readonly<Record<string, unknown>>;

/**
 * Differences of a row by version: null where the row is missing, `?` where nobody has checked. Versions not listed have
 * the row unchanged.
 */
export type RowVersions = Partial<Record<Minecraft, Differs | null | '?'>>;

/** Releases of a mod that were compared, by version of Minecraft. What is missing has no public source. */
export type Releases = Partial<Record<Minecraft, {version: string; minecraft: string}>>;

/** A file of `src/data/versions`: what `npm run facts -- check --write` found of a mod. */
export type ModVersions = {
  mod: string;
  /** Name of the mod, as sources of data say it. */
  name: string;
  releases: Releases;
  /** By kind, file, group and row; of a type of quest things, by kind, file and group. */
  rows: Record<string, RowVersions>;
};
