/** Facts about a pack from one file or API response, regardless of the format. */
export interface PackReading {
  title?: string;
  id?: number;
  versions: {name: string; id?: number; day?: string; kind?: VersionKind}[];
  /** Name of the version to which the fields below apply. */
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

/** A problem with the input, described for the person who runs the command. */
export class PackError extends Error {}
