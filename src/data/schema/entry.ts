import type {ShownSource} from './common';
import type {Command} from './commands';
import type {Option} from './config';
import type {Permission} from './permissions';
import type {Property} from './properties';
import type {Key} from './keys';
import type {ItemEntry} from './market';
import type {OptionPack} from './packs';
import type {Cell, Column} from './tables';
import type {RowVersions} from './versions';

/** The data of a component: one file, group or row, validated and with its references filled in. */
export type Entry<Row, GroupExtra = object, FileExtra = object> = {
  /** Id as a page names it, e.g. `ftb-essentials/homes`. */
  id: string;
  title: string;
  /** Path of the data file in the repository. */
  file: string;
  source: ShownSource;
  groups: Group<Row, GroupExtra>[];
} & FileExtra;

export type Group<Row, Extra = object> = {
  id: string;
  title: string;
  about?: string;
  rows: (Row & {anchor: string; versions?: RowVersions})[];
  /** Differences of the whole group: some versions lack a type of quest objects. */
  versions?: RowVersions;
} & Extra;

/** Cooldown and warmup of a command in seconds, from the config group of its `timer`. */
export type Timer = {key: string; cooldown?: number; warmup?: number; nodes: string[]};

export type CommandRow = Omit<Command, 'syntax' | 'timer' | 'more_from'> & {syntax: string[]; timer?: Timer};
export type CommandEntry = Entry<CommandRow>;

/** `packs`: what modpacks set the option to. */
export type OptionRow = Option & {packs?: OptionPack[]};
export type ConfigEntry = Entry<
  OptionRow,
  {prefix?: string},
  {
    path: string;
    override?: string;
    template?: string;
    read?: string;
    synced?: string;
    versions?: RowVersions;
  }
>;

/** A command's node has `who` and no type; a value's node has a type and no `who`. */
export type PermissionRow = Partial<Omit<Permission, 'node'>> & {node: string; who?: string};
export type PermissionEntry = Entry<PermissionRow>;

export type PropertyEntry = Entry<
  Property,
  {type?: string; details?: Record<string, string>},
  {details?: Record<string, string>}
>;

export type KeyEntry = Entry<Key, {category?: string}>;
/** `versions` gives cells by column. */
type TableRow = {cells: Record<string, Cell>};
/** `items` are those that columns of kind `item` name, by id. */
export type TableEntry = Entry<
  TableRow,
  {columns: Record<string, Column>; items?: Record<string, ItemEntry>}
>;

/** Commands that share one cooldown and warmup. */
export type TimerRow = Timer & {commands: string[]; notes: string[]};
export type TimerEntry = Entry<TimerRow>;

export type VersionEntry = {mod: string; version: string; minecraft: string};

/** A diagnosis, for reading a log by hand. */
type DiagnosisRow = {
  /** Title, with its placeholders. */
  cause: string;
  /** Text to search for in the log. */
  shown: string;
  /** The most helpful step. */
  step: string;
  page?: string;
};

/** All diagnoses, with a group per data file; each diagnosis names its own source. */
export type DiagnosisEntry = Omit<Entry<DiagnosisRow, {file: string}>, 'source'>;
