/** What one file or answer says of a pack, whatever its shape. */
export interface PackReading {
  /** Name of the pack, if the file says it. */
  title?: string;
  id?: number;
  versions: {name: string; id?: number; day?: string; kind?: VersionKind}[];
  /** The version that the rest belongs to. */
  of?: string;
  minecraft?: string;
  loader?: Loader;
  loaderVersion?: string;
  java?: number;
  /** Recommended memory in megabytes. */
  memory?: number;
  /** Names of the files in the folder `mods`. */
  mods?: string[];
}

export type Loader = 'NeoForge' | 'Forge' | 'Fabric' | 'Quilt';
export type VersionKind = 'release' | 'beta' | 'alpha' | 'hotfix' | 'archived';

/** Something is wrong with what was read, in words for the person who gave the command. */
export class PackError extends Error {}
