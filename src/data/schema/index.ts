import * as z from 'zod';
import {commandId, commands, type Command} from './commands';
import {config, optionKey, type Option} from './config';
import {diagnoses} from './diagnoses';
import {drops} from './drops';
import {items} from './items';
import {keys, type Key} from './keys';
import {materials} from './materials';
import {packs} from './packs';
import {permissions, type Permission} from './permissions';
import {properties, propertyId, type Property} from './properties';
import {recipes} from './recipes';
import {structures} from './structures';
import {rowId, tables, type Column, type TableRow} from './tables';
import {theme, type ThemeProperty} from './theme';
import {traits} from './traits';

/** A kind of data: a folder in `src/data` and the schema of its files. */
export type Kind = {
  /** Folder in `src/data`. */
  name: string;
  schema: z.ZodType;
  /** Key of the rows in a group. Ids of rows are unique in a file. */
  rows?: string;
};

/** A kind of data with groups of rows, which pages show as tables. */
export type TableKind = Kind & {
  rows: string;
  /** Returns the id of a row inside its group. */
  rowId: (row: object, group: Record<string, unknown>) => string;
  /** Returns the id of the row on the page, which is unique in a file. */
  anchor: (rowId: string, groupId: string) => string;
};

/** Defines a kind with typed rows. The cast is safe, because `schema` validates the rows before they are used. */
function define<Row extends object>({
  rowId: ofRow,
  ...kind
}: Omit<TableKind, 'rowId'> & {rowId: (row: Row, group: Record<string, unknown>) => string}): TableKind {
  return {...kind, rowId: (row, group) => ofRow(row as Row, group)};
}

export const tableKinds: readonly TableKind[] = [
  define<Command>({
    name: 'commands',
    schema: commands,
    rows: 'commands',
    rowId: commandId,
    anchor: (row) => `command-${row}`,
  }),
  define<Option>({
    name: 'config',
    schema: config,
    rows: 'options',
    rowId: ({key}, {prefix}) => optionKey(prefix as string | undefined, key),
    anchor: (row) => `option-${row}`,
  }),
  define<Permission>({
    name: 'permissions',
    schema: permissions,
    rows: 'nodes',
    rowId: ({node}) => node.replace(/[<>]/g, ''),
    anchor: (row) => `node-${row}`,
  }),
  define<Property>({
    name: 'properties',
    schema: properties,
    rows: 'properties',
    rowId: propertyId,
    anchor: (row, group) => `${group}-${row}`,
  }),
  define<ThemeProperty>({
    name: 'theme',
    schema: theme,
    rows: 'properties',
    rowId: ({name}) => name,
    anchor: (row) => `theme-${row}`,
  }),
  define<Key>({
    name: 'keys',
    schema: keys,
    rows: 'keys',
    rowId: ({id}) => id,
    anchor: (row, group) => `key-${group}-${row}`,
  }),
  define<TableRow>({
    name: 'tables',
    schema: tables,
    rows: 'rows',
    rowId: (row, {columns}) => {
      const [first] = Object.entries(columns as Record<string, Column>);
      return String(row.id ?? rowId(row[first?.[0] ?? ''], first?.[1].as));
    },
    anchor: (row, group) => `${group}-${row}`,
  }),
];

export const kinds: readonly Kind[] = [
  ...tableKinds,
  // Data about Marketplace add-ons.
  {name: 'items', schema: items},
  {name: 'recipes', schema: recipes, rows: 'recipes'},
  {name: 'drops', schema: drops},
  {name: 'materials', schema: materials, rows: 'materials'},
  {name: 'traits', schema: traits, rows: 'traits'},
  {name: 'structures', schema: structures},
  // Diagnoses of the log doctor, for its engine and for a table on its page.
  {name: 'diagnoses', schema: diagnoses},
  // Data about modpacks: ids, versions, mods, numbers of quests.
  {name: 'packs', schema: packs},
];

/** Generates `src/data/schema/<kind>.schema.json`, the JSON Schema that editors use for data files. */
export function editorSchema({name, schema}: Kind): string {
  // `io: 'input'` describes the data as in the file, before zod transforms it.
  const generated = z.toJSONSchema(schema, {io: 'input', target: 'draft-7'});
  return `${JSON.stringify({title: `src/data/${name}`, ...generated}, null, 2)}\n`;
}
