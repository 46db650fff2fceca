import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readYaml, type LocatedYaml} from '../../lib/yaml';
import {kinds, tableKinds, type Kind, type TableKind} from '../schema';
import {mistakesIn} from './explain';

/** A YAML file in `src/data`, parsed and validated against the schema of its folder. */
export type DataFile = {
  kind: Kind;
  /** Path relative to the folder of the kind, without `.yaml`. All ids in the file start with this path. */
  id: string;
  /** Path in the repository. */
  file: string;
} & Pick<LocatedYaml, 'data' | 'locate'>;

/** Folder of the data, relative to the root of the repository. */
export const dataFolder = 'src/data';

/** A file with groups of rows. */
export type TableFile = DataFile & {kind: TableKind};

export function isTableFile(file: DataFile): file is TableFile {
  return (tableKinds as readonly Kind[]).includes(file.kind);
}

/** A mistake in a data file, for the person who edits it. */
export type Problem = {
  /** Path in the repository. */
  file: string;
  /** Line, starting at 1. */
  line: number;
  /** Column, starting at 1. */
  column: number;
  /** Path to the value, such as `groups.homes.commands[0].level`. Empty for the file itself. */
  key: string;
  /** What was found, what is allowed and how to fix it. */
  message: string;
};

/** Formats a path of keys: `['groups', 'homes', 'commands', 0]` → `groups.homes.commands[0]`. */
export function keyPath(keys: readonly PropertyKey[]): string {
  return keys
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

/** Creates a problem at a path of keys. */
export function problemAt(
  {file, locate}: Pick<DataFile, 'file' | 'locate'>,
  keys: readonly PropertyKey[],
  message: string,
): Problem {
  return {file, ...locate(keys), key: keyPath(keys), message};
}

/**
 * Formats all problems: the number of problems, then for each a line `file:line:column key` and a line with the
 * message.
 */
export function formatProblems(problems: readonly Problem[]): string {
  const list = problems.map(
    ({file, line, column, key, message}) => `${file}:${line}:${column}${key ? `  ${key}` : ''}\n  ${message}`,
  );
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return `${count} in the data files\n\n${list.join('\n\n')}`;
}

/** A row with its id and its path of keys. */
export type PlacedRow<Row extends object> = {row: Row; id: string; groupId: string; keys: PropertyKey[]};

/** Returns all rows of a file with groups, or an empty list for other files. */
export function rowsOf<Row extends object = Record<string, unknown>>(file: DataFile): PlacedRow<Row>[] {
  const {kind, data} = file;
  const groups = Object.entries((data.groups ?? {}) as Record<string, Record<string, unknown>>);
  return groups.flatMap(([groupId, group]) => {
    const rows = (group[kind.rows ?? ''] ?? []) as object;
    const entries = Array.isArray(rows) ? [...rows.entries()] : Object.entries(rows);
    return (entries as [PropertyKey, Row][]).map(([key, row]) => ({
      row,
      id: isTableFile(file) ? file.kind.rowId(row, group) : String(key),
      groupId,
      keys: ['groups', groupId, kind.rows!, key],
    }));
  });
}

/** Returns every string in a value, including keys, with its path of keys. */
export function textsIn(value: unknown, keys: PropertyKey[] = []): {text: string; keys: PropertyKey[]}[] {
  if (typeof value === 'string') {
    return [{text: value, keys}];
  }
  return Object.entries((value ?? {}) as object).flatMap(([key, inner]) => {
    const own = [...keys, Array.isArray(value) ? Number(key) : key];
    return [...(Array.isArray(value) ? [] : [{text: key, keys: own}]), ...textsIn(inner, own)];
  });
}

/** Reports duplicate ids, which would share an address, and ids without a letter or digit. */
function duplicates(file: DataFile): Problem[] {
  const seen = new Map<string, PropertyKey[]>();
  return rowsOf(file).flatMap(({id, groupId, keys}) => {
    const anchor = isTableFile(file) ? file.kind.anchor(id, groupId) : id;
    const first = seen.get(anchor);
    seen.set(anchor, first ?? keys);
    if (first !== undefined) {
      const place = `${keyPath(first)}, line ${file.locate(first).line}`;
      const message = `found the id "${id}" a second time (first in ${place}); give each row a unique id`;
      return [problemAt(file, keys, message)];
    }
    const message =
      'the name of the row contains no letter or digit, so the row needs an id; add "id: some-name"';
    return /[a-z0-9\p{L}]/iu.test(id) ? [] : [problemAt(file, keys, message)];
  });
}

/**
 * Parses a data file.
 * @param yaml content of the file
 * @returns the file if it matches its schema, and all problems
 */
export function parseFile(
  kind: Kind,
  id: string,
  file: string,
  yaml: string,
): {file?: DataFile; problems: Problem[]} {
  const {data, locate, problems} = readYaml(yaml);
  if (problems.length > 0) {
    return {problems: problems.map(({reason, ...place}) => ({file, ...place, key: '', message: reason}))};
  }
  const parsed: DataFile = {kind, id, file, data, locate};
  const mistakes = mistakesIn(kind.schema, data);
  return mistakes.length > 0
    ? {problems: mistakes.map(({keys, message}) => problemAt(parsed, keys, message))}
    : {file: parsed, problems: duplicates(parsed)};
}

/**
 * Returns the sorted paths of all YAML files below a folder, except for the files that `src/facts` reads. Includes `.yml` files,
 * so that they can be reported.
 */
function yamlFiles(directory: string): string[] {
  return readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.ya?ml$/.test(name) && !/^(extracted|pins)\b/.test(name))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/**
 * Cache of parsed files, by absolute path. Parsing takes most of the time, and during `npm start` usually one file
 * changes at a time.
 */
const parsedFiles = new Map<string, {yaml: string; result: ReturnType<typeof parseFile>}>();

function parsed(kind: Kind, id: string, file: string, absolute: string): ReturnType<typeof parseFile> {
  const yaml = readFileSync(absolute, 'utf8');
  const known = parsedFiles.get(absolute);
  const result = known?.yaml === yaml ? known.result : parseFile(kind, id, file, yaml);
  parsedFiles.set(absolute, {yaml, result});
  return result;
}

/**
 * Reads every data file.
 * @param directory absolute path of `src/data`
 */
export function loadFiles(directory: string): {files: DataFile[]; problems: Problem[]} {
  const loaded: ReturnType<typeof loadFiles> = {files: [], problems: []};
  for (const name of yamlFiles(directory)) {
    const file = `${dataFolder}/${name}`;
    const [folder = ''] = name.split('/');
    const kind = kinds.find((known) => known.name === folder);
    const report = (message: string) => loaded.problems.push({file, line: 1, column: 1, key: '', message});
    if (!kind) {
      report(
        `found the folder "${folder}", allowed: ${kinds.map((known) => known.name).join(', ')}; move the file`,
      );
      continue;
    }
    if (!name.endsWith('.yaml')) {
      report('found the extension .yml, allowed: .yaml; rename the file');
      continue;
    }
    const id = name.slice(folder.length + 1, -'.yaml'.length);
    const result = parsed(kind, id, file, path.join(directory, name));
    loaded.problems.push(...result.problems);
    if (result.file) {
      loaded.files.push(result.file);
    }
  }
  return loaded;
}
