import type {Minecraft} from '../../config/minecraft';

/** What a row says for another version of Minecraft, by key; null where it says nothing. */
export type Differs = Readonly<Record<string, unknown>>;

/**
 * What is known of a row in versions where it is not as written: null where it is missing, `?` where nobody has read it.
 * Versions that are not named have the row as it stands.
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
