import type {Minecraft} from '../../config/minecraft';

/** Values of a row in another version of Minecraft, by key; null where it has none. */
export type Differs = Readonly<Record<string, unknown>>;

/**
 * Differences of a row by version: null if the version lacks the row, `?` if it was not checked. Versions that are not listed
 * have the row unchanged.
 */
export type RowVersions = Partial<Record<Minecraft, Differs | null | '?'>>;

/** Releases of a mod that were compared, by version of Minecraft. Versions without a public source are missing. */
export type Releases = Partial<Record<Minecraft, {version: string; minecraft: string}>>;

/** A file of `src/data/versions`, written by `npm run facts -- check --write` for a mod. */
export type ModVersions = {
  mod: string;
  /** Name of the mod, as in `source` of the data. */
  name: string;
  releases: Releases;
  /** By kind, file, group and row; for a type of quest objects by kind, file and group. */
  rows: Record<string, RowVersions>;
};
