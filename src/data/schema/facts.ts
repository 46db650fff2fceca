import type {ValueType} from '../../lib/value-types';

/**
 * Facts about a mod for a version of Minecraft: the format of `/api/v1/<mod>/<minecraft>.json`. Keys may be added but not
 * removed, because third-party programs use this format. `src/data/model/facts.ts` creates the facts from the data of the
 * tables on the site.
 */
export interface ModFacts {
  /** Id, such as `ftb-essentials`. */
  mod: string;
  /** Name, such as `FTB Essentials`. */
  name: string;
  minecraft: string;
  /** Release that the facts come from. */
  release: string;
  files: SettingsFile[];
  options: Option[];
  commands: Command[];
  nodes: Node[];
  /** Types of tasks, rewards and conditions, and other objects with settings. */
  things: Thing[];
}

interface SettingsFile {
  /** Id of the table on the site, such as `ftb-chunks/server`. */
  id: string;
  /** Path relative to the instance or server folder, such as `config/ftbchunks-world.snbt`. */
  path: string;
  /** Path of a copy that takes precedence over the file. */
  override?: string;
  /** Path of the file from which the game creates the file. */
  template?: string;
}

/** Type, default and limits of a value. */
export interface Value {
  type?: ValueType;
  default?: string | number | boolean | (string | number | boolean)[];
  min?: number | string;
  max?: number | string;
  unit?: string;
  values?: string[];
}

export interface Option extends Value {
  /** Id of the file. */
  file: string;
  /** Id that is the same for all versions of Minecraft, even if the key differs. */
  id: string;
  /** Full key in the file, such as `teleportation.home.max`. */
  key: string;
  does: string;
  node?: string;
  /** Address of the row on the site. */
  url: string;
}

interface Command {
  syntax: string[];
  level: number;
  does: string;
  node?: string;
  url: string;
}

interface Node extends Value {
  node: string;
  does?: string;
  url: string;
}

interface Thing {
  /** Id of the table on the site, such as `ftb-quests/tasks`. */
  table: string;
  /** Type id in files, such as `item`. Omitted for settings that all types share. */
  type?: string;
  settings: (Value & {key: string})[];
}
