import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Document, Node, Pair} from 'yaml';
import {LineCounter, isMap, isNode, isPair, parseDocument} from 'yaml';
import type {Kind, TableKind} from '../../data/schema';
import {kinds, tableKinds} from '../../data/schema';
import {mistakesIn} from './explain';
import type {Problem} from './problems';
import {keyPath} from './problems';

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

/** A file that holds groups of rows. */
export type TableFile = DataFile & {kind: TableKind};

export function isTableFile(file: DataFile): file is TableFile {
  return (tableKinds as readonly Kind[]).includes(file.kind);
}

export type Loaded = {files: DataFile[]; problems: Problem[]};

/** Line and column of what stands under `keys`, or of the nearest parent that exists. */
function locator(document: Document, lines: LineCounter): DataFile['locate'] {
  return (keys) => {
    let node: unknown = document.contents;
    let found: Node | Pair | null = document.contents;
    for (const key of keys) {
      const pair: unknown = isMap(node)
        ? node.items.find((item) => String(item.key) === String(key))
        : undefined;
      node = isPair(pair)
        ? pair.value
        : isNode(node) && 'get' in node
          ? (node as never as {get: (k: unknown, keep: boolean) => unknown}).get(key, true)
          : undefined;
      if (isPair(pair) && isNode(pair.key)) {
        found = pair.key;
      } else if (isNode(node)) {
        found = node;
      } else {
        break;
      }
    }
    const {line, col} = lines.linePos((isNode(found) && found.range?.[0]) || 0);
    return {line: line || 1, column: col || 1};
  };
}

/** Two rows with one id would share an address. */
function duplicates({kind, data, file, locate}: TableFile): Problem[] {
  const seen = new Map<string, PropertyKey[]>();
  const problems: Problem[] = [];
  const complain = (keys: PropertyKey[], message: string) =>
    problems.push({file, ...locate(keys), key: keyPath(keys), message});
  for (const [groupId, group] of Object.entries(data.groups as Record<string, Record<string, unknown>>)) {
    const rows = (group[kind.rows] ?? []) as never[];
    rows.forEach((row, index) => {
      const keys = ['groups', groupId, kind.rows, index];
      const rowId = kind.rowId(row, group);
      const anchor = kind.anchor(rowId, groupId);
      const first = seen.get(anchor);
      if (first !== undefined) {
        const place = `${keyPath(first)}, line ${locate(first).line}`;
        complain(keys, `found the id "${rowId}" a second time (first in ${place}); give each row its own id`);
      } else if (!/[a-z0-9\p{L}]/iu.test(rowId)) {
        complain(keys, 'its name has no letter or digit to make an id of; add id: some-name');
      }
      seen.set(anchor, first ?? keys);
    });
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
    const problems = document.errors.map((error) => {
      const {line, col} = lines.linePos(error.pos[0]);
      const message =
        error.code === 'DUPLICATE_KEY'
          ? `found "${/[^\s:,}]+(:[^\s,}]+)?/.exec(yaml.slice(error.pos[0]))?.[0]}" a second time; give each entry a key of its own`
          : `not readable as YAML: ${error.message}`;
      return {file, line, column: col, key: '', message};
    });
    return {problems};
  }
  const data = document.toJS() as Record<string, unknown>;
  const locate = locator(document, lines);
  const mistakes = mistakesIn(kind.schema, data);
  if (mistakes.length > 0) {
    const problems = mistakes.map(({keys, message}) => ({
      file,
      ...locate(keys),
      key: keyPath(keys),
      message,
    }));
    return {problems};
  }
  const parsed: DataFile = {kind, id, file, data, locate};
  return {file: parsed, problems: isTableFile(parsed) ? duplicates(parsed) : []};
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
 * @param shownAs how that folder is called in messages and edit links
 */
export function loadFiles(directory: string, shownAs = 'src/data'): Loaded {
  const loaded: Loaded = {files: [], problems: []};
  for (const name of yamlFiles(directory)) {
    const file = `${shownAs}/${name}`;
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
