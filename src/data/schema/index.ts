import type * as z from 'zod';
import type {Command} from './commands';
import {commandId, commands} from './commands';
import type {Option} from './config';
import {config} from './config';
import type {Permission} from './permissions';
import {permissions} from './permissions';
import type {Property} from './properties';
import {properties, propertyId} from './properties';
import type {ThemeProperty} from './theme';
import {theme} from './theme';
import type {Key} from './keys';
import {keys} from './keys';
import type {Cell, Column} from './tables';
import {rowId, tables} from './tables';
import {changelogs} from './changelogs';
import {diagnoses} from './diagnoses';
import {drops} from './drops';
import {items} from './items';
import {materials} from './materials';
import {recipes} from './recipes';
import {structures} from './structures';
import {traits} from './traits';

/** A kind of fact: one folder of `src/data`, one schema, one or more components. */
export type Kind = {
  /** Folder in `src/data`. */
  name: string;
  /** What a person calls an entry of it, in messages. */
  noun: string;
  schema: z.ZodType;
};

/** A kind whose files hold groups of rows, and whose pages draw them as tables. */
export type TableKind = Kind & {
  /** Key of a group that holds its rows. */
  rows: string;
  /** What a row is called inside its group; two rows of one file may not share `anchor`. */
  rowId: (row: never, group: Record<string, unknown>) => string;
  /** Id of the row in the page. */
  anchor: (rowId: string, groupId: string) => string;
};

function define<Row>(
  kind: Omit<TableKind, 'rowId'> & {rowId: (row: Row, group: Record<string, unknown>) => string},
): TableKind {
  return kind as TableKind;
}

export const tableKinds: readonly TableKind[] = [
  define<Command>({
    name: 'commands',
    noun: 'command table',
    schema: commands,
    rows: 'commands',
    rowId: commandId,
    anchor: (row) => `command-${row}`,
  }),
  define<Option>({
    name: 'config',
    noun: 'config table',
    schema: config,
    rows: 'options',
    rowId: ({key}, {prefix}) => (prefix ? `${String(prefix)}.${key}` : key),
    anchor: (row) => `option-${row}`,
  }),
  define<Permission>({
    name: 'permissions',
    noun: 'permission table',
    schema: permissions,
    rows: 'nodes',
    rowId: ({node}) => node.replace(/[<>]/g, ''),
    anchor: (row) => `node-${row}`,
  }),
  define<Property>({
    name: 'properties',
    noun: 'property table',
    schema: properties,
    rows: 'properties',
    rowId: propertyId,
    anchor: (row, group) => `${group}-${row}`,
  }),
  define<ThemeProperty>({
    name: 'theme',
    noun: 'theme table',
    schema: theme,
    rows: 'properties',
    rowId: ({name}) => name,
    anchor: (row) => `theme-${row}`,
  }),
  define<Key>({
    name: 'keys',
    noun: 'key table',
    schema: keys,
    rows: 'keys',
    rowId: ({id}) => id,
    anchor: (row, group) => `key-${group}-${row}`,
  }),
  define<Record<string, Cell>>({
    name: 'tables',
    noun: 'table',
    schema: tables,
    rows: 'rows',
    rowId: (row, {columns}) => {
      const [first] = Object.entries(columns as Record<string, Column>);
      return String(row.id ?? rowId(row[first?.[0] ?? ''], first?.[1].as));
    },
    anchor: (row, group) => `${group}-${row}`,
  }),
];

/** Facts of the Marketplace add-ons, each kind of a shape of its own. */
export const marketKinds = [
  {name: 'items', noun: 'item', schema: items},
  {name: 'recipes', noun: 'recipe', schema: recipes},
  {name: 'drops', noun: 'drop table', schema: drops},
  {name: 'materials', noun: 'material table', schema: materials},
  {name: 'traits', noun: 'trait table', schema: traits},
  {name: 'structures', noun: 'structure', schema: structures},
  {name: 'changelogs', noun: 'changelog', schema: changelogs},
] as const satisfies readonly Kind[];

/** What the log doctor knows: rules for its engine and tables of its page. */
const doctorKind: Kind = {name: 'diagnoses', noun: 'table of diagnoses', schema: diagnoses};

export const kinds: readonly Kind[] = [...tableKinds, ...marketKinds, doctorKind];
