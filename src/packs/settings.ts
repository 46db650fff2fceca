import {createHash} from 'node:crypto';
import * as z from 'zod';
import type {DataFile} from '../data/model/load';
import {optionKey, type ConfigFile} from '../data/schema/config';
import type {PackFile} from '../data/schema/packs';
import {PackError} from './reading';
import {readSnbt, type Plain} from './snbt';

/** Reads a file of the pack by its path; undefined where there is none. */
export type ReadFile = (path: string) => Buffer | undefined;

type Setting = NonNullable<PackFile['settings']>['options'][number];

/** What a comparison found. */
export interface Changes {
  options: Setting[];
  /** What the person should know: files that are not the pack's own, keys that the data do not have. */
  remarks: string[];
  /** Options that were compared. */
  compared: number;
}

const hashes = z.object({files: z.array(z.object({name: z.string(), path: z.string(), hash: z.string()}))});

/** Whether a file is the one that the pack's manifest names, by its SHA-1. */
function verifier(read: ReadFile): (path: string, content: Buffer) => boolean {
  const manifest = read('.manifest.json');
  if (!manifest) {
    throw new PackError(
      '.manifest.json  is not there, so nobody can tell whether the settings are those of the pack',
    );
  }
  const {files} = hashes.parse(JSON.parse(manifest.toString('utf8')));
  const known = new Map(
    files.map(({path, name, hash}) => [`${path.replace(/^\.\/?/, '')}/${name}`.replace(/^\//, ''), hash]),
  );
  return (path, content) => known.get(path) === createHash('sha1').update(content).digest('hex');
}

/** Every value of a file by its full key. */
function flat(value: Plain, prefix = ''): [string, Plain][] {
  return typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => flat(inner, prefix === '' ? key : `${prefix}.${key}`))
    : [[prefix, value]];
}

/** Compares one settings file with the defaults of the data. */
function compare(file: DataFile, values: Record<string, Plain>, changes: Changes): void {
  const {groups, file: onDisk} = file.data as ConfigFile;
  const options = new Map(
    Object.values(groups).flatMap(({prefix, options: list}) =>
      list.map((option) => [optionKey(prefix, option.key), option] as const),
    ),
  );
  for (const [key, value] of flat(values)) {
    const option = options.get(key);
    if (!option) {
      const isInside = [...options.keys()].some((known) => key.startsWith(`${known}.`));
      if (!isInside) changes.remarks.push(`${onDisk.path}  ${key} is in no data file`);
    } else if (option.default !== undefined) {
      changes.compared += 1;
      if (JSON.stringify(option.default) !== JSON.stringify(value)) {
        changes.options.push({option: `${file.id}#${key}`, default: option.default, value});
      }
    }
  }
}

/**
 * Options of FTB mods that a pack sets to something else than their default. Only files that its manifest vouches for count.
 * @param read reads a file of the pack's folder
 * @param config data files of settings
 * @throws PackError without a manifest, or when a file is no SNBT
 */
export function changedOptions(read: ReadFile, config: readonly DataFile[]): Changes {
  const isVerified = verifier(read);
  const changes: Changes = {options: [], remarks: [], compared: 0};
  for (const file of config) {
    const {path} = (file.data as ConfigFile).file;
    const content = path.endsWith('.snbt') ? read(path) : undefined;
    if (content && !isVerified(path, content)) {
      changes.remarks.push(`${path}  is not the file of the manifest, so it was left out`);
    } else if (content) {
      compare(file, readSnbt(content.toString('utf8'), path), changes);
    }
  }
  return changes;
}

/** The changes as a pack's file holds them; notes written by hand stay. */
export function withNotes(options: readonly Setting[], before: readonly Setting[] = []): Setting[] {
  return options.map((option) => {
    const note = before.find((each) => each.option === option.option)?.note;
    return note === undefined ? option : {...option, note};
  });
}
