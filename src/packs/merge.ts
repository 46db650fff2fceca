import {Document, parseDocument, isMap} from 'yaml';
import {mistakesIn} from '../data/model/explain';
import {packs, type PackFile, type PackVersion} from '../data/schema/packs';
import {PackError, type PackReading} from './reading';

/** Where a reading comes from. */
export interface ReadFrom {
  /** Key of the source in the data file, such as `manifest` or `api`. */
  key: string;
  url: string;
  day: string;
}

const head = '# yaml-language-server: $schema=../schema/packs.schema.json';

/** Order of the keys in a data file. */
const order = [
  ...[
    'title',
    'page',
    'sources',
    'id',
    'supported',
    'minecraft',
    'loader',
    'loader_version',
    'java',
    'memory',
  ],
  ...['links', 'versions', 'settings', 'quests', 'mods'],
];

/** Removes sources to which no value refers any more. */
function withoutUnused(data: PackFile): PackFile {
  const {sources, ...rest} = data;
  const used = new Set(Array.from(JSON.stringify(rest).matchAll(/"from":"([^"]+)"/g), ([, key]) => key));
  return {...data, sources: Object.fromEntries(Object.entries(sources).filter(([key]) => used.has(key)))};
}

/**
 * Merges the known versions with those of a reading and sorts them, newest first. Versions without an id come last,
 * in their existing order.
 */
function mergeVersions(known: readonly PackVersion[], reading: PackReading, from: string): PackVersion[] {
  const read = reading.versions.map((version) => ({...version, from}));
  const isSame = (a: {name: string; id?: number}, b: {name: string; id?: number}) =>
    a.id !== undefined && b.id !== undefined ? a.id === b.id : a.name === b.name;
  const merged = known.map((old) => {
    const again = read.find((version) => isSame(version, old));
    // A new entry with fewer details does not replace the known entry.
    return again && Object.keys(again).length >= Object.keys(old).length ? {...old, ...again} : old;
  });
  const added = read.filter((version) => !known.some((old) => isSame(version, old)));
  return [...added, ...merged].sort((a, b) => (b.id ?? 0) - (a.id ?? 0));
}

/**
 * Formats a pack's file with one value per line and keys in the usual order.
 * @throws PackError when the data does not match the schema
 */
export function printPack(data: PackFile, file: string): string {
  const whole = withoutUnused(JSON.parse(JSON.stringify(data)) as PackFile);
  const sorted = Object.fromEntries(
    order.filter((key) => key in whole).map((key) => [key, whole[key as keyof PackFile]]),
  );
  const mistakes = mistakesIn(packs, sorted);
  if (mistakes.length > 0) {
    throw new PackError(
      `${file}  ${mistakes.map(({keys, message}) => `${keys.join('.')}: ${message}`).join('\n  ')}`,
    );
  }
  const document = new Document(sorted);
  const flow = (keys: readonly string[]) => {
    const node = document.getIn(keys, true);
    if (isMap(node)) node.flow = true;
  };
  for (const key of order.slice(order.indexOf('id'), order.indexOf('links'))) flow([key]);
  for (const key of Object.keys(whole.sources)) flow(['sources', key]);
  for (const [list, length] of [
    ['versions', whole.versions?.length],
    ['quests.chapters', whole.quests?.chapters.length],
  ] as const) {
    for (let i = 0; i < (length ?? 0); i++) flow([...list.split('.'), String(i)]);
  }
  return `${head}\n${document.toString({lineWidth: 0, flowCollectionPadding: false})}`;
}

/**
 * Parses the data file of a pack.
 * @throws PackError for invalid YAML
 */
export function parsePack(yaml: string, file: string): PackFile {
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) throw new PackError(`${file}  ${error.message}`);
  return document.toJS() as PackFile;
}

/**
 * Merges a reading into the data of a pack. Values that the reading does not contain stay unchanged.
 * @param before existing data of the pack, if any
 * @returns the merged data, which `printPack` validates
 * @throws PackError when the reading belongs to another pack
 */
export function mergeReading(
  before: PackFile | undefined,
  reading: PackReading,
  {key, url, day}: ReadFrom,
): PackFile {
  if (before?.id && reading.id !== undefined && before.id.value !== reading.id) {
    throw new PackError(
      `${url}  is about pack ${reading.id}, but the data file is about pack ${before.id.value}; choose another --pack`,
    );
  }
  const newest = before?.mods?.version;
  const isOlder =
    newest !== undefined &&
    reading.of !== undefined &&
    newest.localeCompare(reading.of, 'en', {numeric: true}) > 0;
  const fact = (name: string, value: string | number | undefined) =>
    value === undefined || isOlder
      ? {}
      : {[name]: {value, from: key, ...(name === 'id' ? {} : {of: reading.of})}};
  return {
    ...before,
    title: before?.title ?? reading.title ?? '',
    sources: {...before?.sources, [key]: {url, day}},
    ...fact('id', reading.id),
    ...fact('minecraft', reading.minecraft),
    ...fact('loader', reading.loader),
    ...fact('loader_version', reading.loaderVersion),
    ...fact('java', reading.java),
    ...fact('memory', reading.memory),
    versions: mergeVersions(before?.versions ?? [], reading, key),
    ...(reading.mods && reading.of !== undefined && !isOlder
      ? {
          mods: {
            version: reading.of,
            from: key,
            files: [...reading.mods].sort((a, b) => a.localeCompare(b, 'en')),
          },
        }
      : {}),
  } as PackFile;
}
