import {createHash} from 'node:crypto';
import * as z from 'zod';
import {isDefault, settingsIn} from '../check-files/engine/settings';
import type {ModFacts} from '../data/schema/facts';
import type {PackFile} from '../data/schema/packs';
import {PackError} from './reading';
import {plain, readTag} from './snbt';

/** Reads a file of the pack. Returns undefined if the file does not exist. */
export type ReadFile = (path: string) => Buffer | undefined;

type Setting = NonNullable<PackFile['settings']>['options'][number];

/** The result of comparing a pack's settings with the defaults. */
export interface Changes {
  options: Setting[];
  /** Messages about skipped files and unknown keys. */
  remarks: string[];
  /** Number of options that were compared. */
  compared: number;
}

const hashes = z.object({files: z.array(z.object({name: z.string(), path: z.string(), hash: z.string()}))});

/** Creates a function that returns whether the content of a file matches the SHA-1 hash in the pack's manifest. */
function verifier(read: ReadFile): (path: string, content: Buffer) => boolean {
  const manifest = read('.manifest.json');
  if (!manifest) {
    throw new PackError(
      ".manifest.json  not found, so the settings files cannot be verified; choose the folder of a pack that FTB's server installer has installed",
    );
  }
  const {files} = hashes.parse(JSON.parse(manifest.toString('utf8')));
  const known = new Map(
    files.map(({path, name, hash}) => [`${path.replace(/^\.\/?/, '')}/${name}`.replace(/^\//, ''), hash]),
  );
  return (path, content) => known.get(path) === createHash('sha1').update(content).digest('hex');
}

/**
 * Returns the options of FTB mods that a pack changes from their defaults. Files that do not match the pack's
 * manifest are skipped.
 * @param read reads a file of the pack's folder
 * @param facts facts about the mods in the pack's version of Minecraft
 * @throws PackError if there is no manifest, or a file is not valid SNBT
 */
export function changedOptions(read: ReadFile, facts: readonly ModFacts[]): Changes {
  const isVerified = verifier(read);
  const changes: Changes = {options: [], remarks: [], compared: 0};
  for (const mod of facts) {
    for (const {id, path} of mod.files.filter((file) => file.path.endsWith('.snbt'))) {
      const file = read(path);
      if (!file) continue;
      if (!isVerified(path, file)) {
        changes.remarks.push(`${path}  skipped, because it does not match its hash in .manifest.json`);
        continue;
      }
      for (const {key, tag, option} of settingsIn({
        content: readTag(file.toString('utf8'), path),
        id,
        facts: mod,
      })) {
        if (!option) {
          changes.remarks.push(`${path}  skipped ${key}, because no file in src/data has this option`);
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

/** Copies handwritten notes from the previous list of changed options to the new list. */
export function withNotes(options: readonly Setting[], before: readonly Setting[] = []): Setting[] {
  return options.map((option) => {
    const note = before.find((each) => each.option === option.option)?.note;
    return note === undefined ? option : {...option, note};
  });
}
