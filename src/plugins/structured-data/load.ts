import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {LineCounter, isMap, isNode, parseDocument, type Document} from 'yaml';
import {kinds, tableKinds, type Kind, type TableKind} from '../../data/schema';
import {mistakesIn} from './explain';

/** One YAML file of `src/data`, parsed and checked against the schema of its folder. */
export type DataFile = {
  kind: Kind;
  /** Path below the kind's folder without `.yaml`: the first part of every id in it. */
  id: string;
  /** Path in the repository. */
  file: string;
  data: Record<string, unknown>;
  /** Line and column of a key, both from 1. */
  locate: (keys: readonly PropertyKey[]) => {line: number; column: number};
};

/** Where the facts are, below the repository. */
export const dataFolder = 'src/data';

/** A file that holds groups of rows. */
export type TableFile = DataFile & {kind: TableKind};

export function isTableFile(file: DataFile): file is TableFile {
  return (tableKinds as readonly Kind[]).includes(file.kind);
}

/** A mistake in a data file, addressed to the person who edits it. */
export type Problem = {
  /** Path in the repository. */
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  /** Where in the file, as keys: `groups.homes.commands[0].level`. Empty for the file itself. */
  key: string;
  /** What was found, what is allowed, and the nearest right thing if one is near. */
  message: string;
};

/** `['groups', 'homes', 'commands', 0]` → `groups.homes.commands[0]`. */
export function keyPath(keys: readonly PropertyKey[]): string {
  return keys
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

/** A problem of what stands under `keys`. */
export function problemAt(
  {file, locate}: Pick<DataFile, 'file' | 'locate'>,
  keys: readonly PropertyKey[],
  message: string,
): Problem {
  return {file, ...locate(keys), key: keyPath(keys), message};
}

/** All problems as one text: `file:line:column  key` and the message under it. */
export function formatProblems(problems: readonly Problem[]): string {
  const list = problems.map(
    ({file, line, column, key, message}) => `${file}:${line}:${column}${key ? `  ${key}` : ''}\n  ${message}`,
  );
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return `${count} in the data files\n\n${list.join('\n\n')}`;
}

/** Line and column of what stands under `keys`, or of the nearest parent that exists. */
function locator(document: Document, lines: LineCounter): DataFile['locate'] {
  return function locate(keys) {
    const parent = document.getIn(keys.slice(0, -1), true);
    const key = isMap(parent) && parent.items.find((pair) => String(pair.key) === String(keys.at(-1)))?.key;
    const found = key || document.getIn(keys, true);
    if (!isNode(found) && keys.length > 0) {
      return locate(keys.slice(0, -1));
    }
    const {line, col} = lines.linePos((isNode(found) && found.range?.[0]) || 0);
    return {line: line || 1, column: col || 1};
  };
}

/** Two rows of a file with one id would share an address. */
function duplicates(file: DataFile): Problem[] {
  const {kind, data, locate} = file;
  const seen = new Map<string, PropertyKey[]>();
  const problems: Problem[] = [];
  for (const [groupId, group] of Object.entries(
    (data.groups ?? {}) as Record<string, Record<string, unknown>>,
  )) {
    const rows = (group[kind.rows!] ?? []) as object;
    for (const [key, row] of Array.isArray(rows) ? rows.entries() : Object.entries(rows)) {
      const keys = ['groups', groupId, kind.rows!, key];
      const rowId = isTableFile(file) ? file.kind.rowId(row as never, group) : String(key);
      const anchor = isTableFile(file) ? file.kind.anchor(rowId, groupId) : rowId;
      const first = seen.get(anchor);
      if (first !== undefined) {
        const place = `${keyPath(first)}, line ${locate(first).line}`;
        const message = `found the id "${rowId}" a second time (first in ${place}); give each row its own id`;
        problems.push(problemAt(file, keys, message));
      } else if (!/[a-z0-9\p{L}]/iu.test(rowId)) {
        const message = 'its name has no letter or digit to make an id of; add id: some-name';
        problems.push(problemAt(file, keys, message));
      }
      seen.set(anchor, first ?? keys);
    }
  }
  return problems;
}

/**
 * Parses one data file.
 * @param yaml its text
 * @returns the file when it fits its schema, and every problem otherwise
 */
export function parseFile(
  kind: Kind,
  id: string,
  file: string,
  yaml: string,
): {file?: DataFile; problems: Problem[]} {
  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines, prettyErrors: false});
  if (document.errors.length) {
    const problems = document.errors.map(({pos: [start], code, message}) => {
      const {line, col: column} = lines.linePos(start);
      const repeated = /[^\s:,}]+(:[^\s,}]+)?/.exec(yaml.slice(start))?.[0];
      const found =
        code === 'DUPLICATE_KEY'
          ? `found "${repeated}" a second time; give each entry a key of its own`
          : `not readable as YAML: ${message}`;
      return {file, line, column, key: '', message: found};
    });
    return {problems};
  }
  const data = document.toJS() as Record<string, unknown>;
  const parsed: DataFile = {kind, id, file, data, locate: locator(document, lines)};
  const mistakes = mistakesIn(kind.schema, data);
  return mistakes.length > 0
    ? {problems: mistakes.map(({keys, message}) => problemAt(parsed, keys, message))}
    : {file: parsed, problems: duplicates(parsed)};
}

/**
 * Paths of all YAML files below a folder, sorted; both endings, so that a `.yml` is refused instead of overlooked.
 * What `src/facts` wrote is no data of pages.
 */
function yamlFiles(directory: string): string[] {
  return readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.ya?ml$/.test(name) && !/^(extracted|pins)\b/.test(name))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** Parsing is nearly all the work, and under `npm start` one file changes at a time. */
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
    const complain = (message: string) => loaded.problems.push({file, line: 1, column: 1, key: '', message});
    if (!kind) {
      complain(`found in "${folder}", allowed folders: ${kinds.map((known) => known.name).join(', ')}`);
      continue;
    }
    if (!name.endsWith('.yaml')) {
      complain('data files end in .yaml; rename it');
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
