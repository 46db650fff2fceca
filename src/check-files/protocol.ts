import type {Report} from './engine';
import type {Chosen} from './given';

/**
 * Returns whether the content of a file is read. Archives inside a folder are not, because they belong to others,
 * such as the JAR files of mods.
 */
export const isRead = (path: string): boolean => !path.includes('/') || /\.(?:snbt|json5)$/i.test(path);

/** A request of the page to the worker. */
export interface ToWorker {
  chosen: Chosen[];
  /** Version of Minecraft; undefined to detect it from the files. */
  minecraft: string | undefined;
  /** Version to compare with. */
  to: string | undefined;
  /** Ids of mods, or names of their files. */
  mods: string[];
  /** Address of the folder with the facts, `/api/v1/`. */
  api: string;
}

/** An answer of the worker to the page. */
export type FromWorker =
  {type: 'report'; report: Report; problems: string[]} | {type: 'failed'; message: string};

/** `index.json` in the folder of the facts: a list of its files. */
export interface FactsIndex {
  version: 1;
  facts: {
    mod: string;
    name: string;
    minecraft: string;
    release: string;
    /** Address of the facts, relative to the index. */
    url: string;
    files: {
      id: string;
      path: string;
      override?: string;
      template?: string;
      /** Address of their JSON Schema, relative to the index. */
      schema?: string;
    }[];
  }[];
}
