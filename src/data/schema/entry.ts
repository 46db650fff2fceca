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

/** Data that a component renders: a file, group or row, validated and with resolved references. */
export type Entry<Row, GroupExtra = object, FileExtra = object> = {
  /** Id on pages, e.g. `ftb-essentials/homes`. */
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
  /** Differences of the group, because some versions lack a type of quest object. */
  versions?: RowVersions;
} & Extra;

/** Cooldown and warmup of a command in seconds, from the config group in `timer`. */
export type Timer = {key: string; cooldown?: number; warmup?: number; nodes: string[]};

export type CommandRow = Omit<Command, 'syntax' | 'timer' | 'more_from'> & {syntax: string[]; timer?: Timer};
export type CommandEntry = Entry<CommandRow>;

export type OptionRow = Option & {
  /** Values in modpacks that change the option. */
  packs?: OptionPack[];
};
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

/** A permission node. A node for a command has `who` but no type; a node for a value has a type but no `who`. */
export type PermissionRow = Partial<Omit<Permission, 'node'>> & {node: string; who?: string};
export type PermissionEntry = Entry<PermissionRow>;

export type PropertyEntry = Entry<
  Property,
  {type?: string; details?: Record<string, string>},
  {details?: Record<string, string>}
>;

export type KeyEntry = Entry<Key, {category?: string}>;
type TableRow = {cells: Record<string, Cell>};
export type TableEntry = Entry<
  TableRow,
  {
    columns: Record<string, Column>;
    /** Items in columns of kind `item`, by id. */
    items?: Record<string, ItemEntry>;
  }
>;

/** Commands that share a cooldown and a warmup. */
export type TimerRow = Timer & {commands: string[]; notes: string[]};
export type TimerEntry = Entry<TimerRow>;

export type VersionEntry = {mod: string; version: string; minecraft: string};

/** A diagnosis in the table for readers who search a log by hand. */
type DiagnosisRow = {
  /** Title with placeholders. */
  cause: string;
  /** Text to search for in the log. */
  shown: string;
  step: string;
  page?: string;
};

/** All diagnoses, with one group per data file. */
export type DiagnosisEntry = Omit<Entry<DiagnosisRow, {file: string}>, 'source'>;
