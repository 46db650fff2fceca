import type {Report} from './engine';
import type {Chosen} from './given';

/** Whether the content of a file is looked at. In a folder, archives are others' files, such as the JAR files of mods. */
export const isRead = (path: string): boolean => !path.includes('/') || /\.(?:snbt|json5)$/i.test(path);

/** What the page asks of the worker. */
export interface ToWorker {
  chosen: Chosen[];
  /** Version of Minecraft, or undefined to tell it from the files. */
  minecraft: string | undefined;
  /** Version to compare with. */
  to: string | undefined;
  /** Ids of mods or names of their files. */
  mods: string[];
  /** Address of the folder of facts, `/api/v1/`. */
  api: string;
}

/** What the worker answers. */
export type FromWorker =
  {type: 'report'; report: Report; problems: string[]} | {type: 'failed'; message: string};

/** `index.json` of the folder of facts: which there are. */
export interface FactsIndex {
  version: 1;
  facts: {
    mod: string;
    name: string;
    minecraft: string;
    release: string;
    /** File of its facts, from the folder of the index. */
    url: string;
    files: {
      id: string;
      path: string;
      override?: string;
      template?: string;
      /** Address of its JSON Schema, from the folder of the index. */
      schema?: string;
    }[];
  }[];
}
