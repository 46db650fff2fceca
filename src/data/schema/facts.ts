import type {ValueType} from '../../lib/value-types';

/**
 * The facts of one mod in one version of Minecraft: the format of `/api/v1/<mod>/<minecraft>.json`. Keys may be added,
 * but not removed, because third-party programs read it. `src/data/model/facts.ts` builds it from the data of the
 * site's tables.
 */
export interface ModFacts {
  /** `ftb-essentials`. */
  mod: string;
  /** `FTB Essentials`. */
  name: string;
  minecraft: string;
  /** Release that the facts were read from. */
  release: string;
  files: SettingsFile[];
  options: Option[];
  commands: Command[];
  nodes: Node[];
  /** Task and reward types, conditions and other things with settings of their own. */
  things: Thing[];
}

interface SettingsFile {
  /** Id of the file's table on the site, `ftb-chunks/server`. */
  id: string;
  /** From the folder of the instance or server, `config/ftbchunks-world.snbt`. */
  path: string;
  /** A copy that takes precedence over it. */
  override?: string;
  /** The file that it is created from. */
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
  /** Id of its file. */
  file: string;
  /** The same in each version of Minecraft, also where the key differs. */
  id: string;
  /** With the path inside the file, `teleportation.home.max`. */
  key: string;
  does: string;
  node?: string;
  /** Address of its row on the site. */
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
  /** Id of its table on the site, `ftb-quests/tasks`. */
  table: string;
  /** Its id in files, such as `item`; none for settings that all types share. */
  type?: string;
  settings: (Value & {key: string})[];
}
