import type {Report} from './engine';
import type {Chosen} from './given';

/**
 * Returns whether the content of a file is needed. Archives in folders are not, because most of them are JAR
 * files of mods.
 */
export const isRead = (path: string): boolean => !path.includes('/') || /\.(?:snbt|json5)$/i.test(path);

/** A request from the page to the worker. */
export interface ToWorker {
  chosen: Chosen[];
  /** Version of Minecraft, or undefined to detect the version from the files. */
  minecraft: string | undefined;
  /** Target version of an upgrade. */
  to: string | undefined;
  /** Ids or file names of the pack's mods. */
  mods: string[];
  /** Base URL of the fact files, such as `/api/v1/`. */
  api: string;
}

/** A response from the worker to the page. */
export type FromWorker =
  {type: 'report'; report: Report; problems: string[]} | {type: 'failed'; message: string};

/** Content of `index.json`, which lists all fact files. */
export interface FactsIndex {
  version: 1;
  facts: {
    mod: string;
    name: string;
    minecraft: string;
    release: string;
    /** URL of the fact file, relative to the index. */
    url: string;
    files: {
      id: string;
      path: string;
      override?: string;
      template?: string;
      /** URL of the settings file's JSON Schema, relative to the index. */
      schema?: string;
    }[];
  }[];
}
