import {Document, parseDocument, isMap} from 'yaml';
import {mistakesIn} from '../data/model/explain';
import {packs, type PackFile, type PackVersion} from '../data/schema/packs';
import {PackError, type PackReading} from './reading';

/** Where something was read. */
export interface ReadFrom {
  /** Name of the source in the file: `manifest`, `api`. */
  key: string;
  url: string;
  day: string;
}

const head = '# yaml-language-server: $schema=../schema/packs.schema.json';

/** Keys in the order in which files have them. */
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

/** Sources that no value names any more. */
function withoutUnused(data: PackFile): PackFile {
  const {sources, ...rest} = data;
  const used = new Set(Array.from(JSON.stringify(rest).matchAll(/"from":"([^"]+)"/g), ([, key]) => key));
  return {...data, sources: Object.fromEntries(Object.entries(sources).filter(([key]) => used.has(key)))};
}

/** Newest first; those without a number keep their places at the end. */
function mergeVersions(known: readonly PackVersion[], reading: PackReading, from: string): PackVersion[] {
  const read = reading.versions.map((version) => ({...version, from}));
  const isSame = (a: {name: string; id?: number}, b: {name: string; id?: number}) =>
    a.id !== undefined && b.id !== undefined ? a.id === b.id : a.name === b.name;
  const merged = known.map((old) => {
    const again = read.find((version) => isSame(version, old));
    // A source that says less than another does not take away what that said.
    return again && Object.keys(again).length >= Object.keys(old).length ? {...old, ...again} : old;
  });
  const added = read.filter((version) => !known.some((old) => isSame(version, old)));
  return [...added, ...merged].sort((a, b) => (b.id ?? 0) - (a.id ?? 0));
}

/**
 * The text of a pack's file: values in one line each, keys in their order.
 * @throws PackError when it does not fit the schema; nothing is written then
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

/** The file of a pack as it is now. */
export function parsePack(yaml: string, file: string): PackFile {
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) throw new PackError(`${file}  ${error.message}`);
  return document.toJS() as PackFile;
}

/**
 * Puts what was read into a pack's file: known values stay unless this source says them.
 * @param before the file so far, if there is one
 * @returns the whole file, which `printPack` checks
 * @throws PackError when the reading is of another pack
 */
export function mergeReading(
  before: PackFile | undefined,
  reading: PackReading,
  {key, url, day}: ReadFrom,
): PackFile {
  if (before?.id && reading.id !== undefined && before.id.value !== reading.id) {
    throw new PackError(
      `${url}  is of pack ${reading.id}, the file of pack ${before.id.value}; give another --pack`,
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
