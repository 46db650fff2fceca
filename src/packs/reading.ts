/** Facts about a pack from one file or API response, independent of its format. */
export interface PackReading {
  title?: string;
  id?: number;
  versions: {name: string; id?: number; day?: string; kind?: VersionKind}[];
  /** The version that the fields below belong to. */
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

/** A mistake in the input, described for the person who ran the command. */
export class PackError extends Error {}
