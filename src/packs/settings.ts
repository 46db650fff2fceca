import {createHash} from 'node:crypto';
import * as z from 'zod';
import {isDefault, settingsIn} from '../check-files/engine/settings';
import type {ModFacts} from '../data/schema/facts';
import type {PackFile} from '../data/schema/packs';
import {PackError} from './reading';
import {plain, readTag} from './snbt';

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

/**
 * Options of FTB mods that a pack sets to something else than their default. Only files that its manifest vouches for count.
 * @param read reads a file of the pack's folder
 * @param facts of the mods in the pack's version of Minecraft
 * @throws PackError without a manifest, or when a file is no SNBT
 */
export function changedOptions(read: ReadFile, facts: readonly ModFacts[]): Changes {
  const isVerified = verifier(read);
  const changes: Changes = {options: [], remarks: [], compared: 0};
  for (const mod of facts) {
    for (const {id, path} of mod.files.filter((file) => file.path.endsWith('.snbt'))) {
      const file = read(path);
      if (!file) continue;
      if (!isVerified(path, file)) {
        changes.remarks.push(`${path}  is not the file of the manifest, so it was left out`);
        continue;
      }
      for (const {key, tag, option} of settingsIn({
        content: readTag(file.toString('utf8'), path),
        id,
        facts: mod,
      })) {
        if (!option) {
          changes.remarks.push(`${path}  ${key} is in no data file`);
        } else if (option.default !== undefined) {
          changes.compared += 1;
          if (!isDefault(option, tag)) {
            changes.options.push({option: `${id}#${option.key}`, default: option.default, value: plain(tag)});
          }
        }
      }
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
