import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {readYaml} from '../yaml';
import {minecraftVersions} from '../../config/minecraft';

/**
 * Format of by-hand.yaml: rows that were verified by hand because extraction cannot confirm them, and facts without a
 * row.
 */

const place = z.string().regex(/^[\w./-]+\.\w+:\d+$/, 'path of a file in the repository, a colon and a line');

const schema = z.strictObject({
  rows: z.array(
    z.strictObject({
      /** Kind, file, group and row, such as `keys/ftb-quests/player/zoom`. `*` at the end is a wildcard. */
      row: z.string().regex(/^[\w-]+(\/[\w.<>*:-]+)+$/),
      /** Keys of the row that were verified by hand. Default: all keys. */
      keys: z.array(z.string().min(1)).min(1).optional(),
      reason: z.string().min(10),
      at: place,
    }),
  ),
  /** Rows that were verified by hand for another version, because extraction does not find them in that version. */
  versions: z
    .array(
      z.strictObject({
        row: z.string().regex(/^[\w-]+(\/[\w.<>*:-]+)+$/),
        minecraft: z.array(z.enum(minecraftVersions)).min(1),
        /** `same`, `missing`, or the changed values by key. */
        is: z.union([z.enum(['same', 'missing']), z.record(z.string(), z.unknown())]),
        reason: z.string().min(10),
        at: place,
      }),
    )
    .default([]),
  /** Mods without public sources for a version. */
  no_source: z
    .array(
      z.strictObject({
        mod: z.string().min(3),
        /** Versions without sources. Default: all versions except the documented version. */
        minecraft: z.array(z.enum(minecraftVersions)).min(1).optional(),
        reason: z.string().min(10),
      }),
    )
    .default([]),
  left_out: z.array(
    z.strictObject({
      /** Mod, kind and name, such as `ftb-library properties NBTEditorScreen *`. `*` at the end is a wildcard. */
      fact: z.string().min(5),
      reason: z.string().min(10),
    }),
  ),
});

export type ByHand = z.infer<typeof schema> & {
  file: string;
  line: (list: 'rows' | 'versions' | 'no_source' | 'left_out', index: number) => number;
};

const byHandFile = 'src/data/extracted/by-hand.yaml';

/**
 * Reads by-hand.yaml.
 * @throws Error with file and line of the first mistake
 */
export function readByHand(root: string): ByHand {
  if (!existsSync(path.join(root, byHandFile))) {
    return {rows: [], versions: [], no_source: [], left_out: [], file: byHandFile, line: () => 1};
  }
  const {data, line} = readYaml(root, byHandFile, schema);
  return {...data, file: byHandFile, line: (list, index) => line([list, index])};
}

/** Returns whether a name matches a pattern. `*` at the end is a wildcard. */
export const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
