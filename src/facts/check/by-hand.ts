import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {readYaml} from '../yaml';
import {minecraftVersions} from '../../config/minecraft';

/** Rows that cannot be confirmed automatically, and facts that no page states: each with the reason and where a person read it. */

const place = z.string().regex(/^[\w./-]+\.\w+:\d+$/, 'path of a file in the repository, a colon and a line');

const schema = z.strictObject({
  rows: z.array(
    z.strictObject({
      /** Kind, file, group and row, such as `keys/ftb-quests/player/zoom`; a `*` at the end stands for all. */
      row: z.string().regex(/^[\w-]+(\/[\w.<>*:-]+)+$/),
      /** Only these keys of the row; the rest is confirmed by the sources. */
      keys: z.array(z.string().min(1)).min(1).optional(),
      reason: z.string().min(10),
      at: place,
    }),
  ),
  /** What a person read about a row in another version, where the extraction of that version says nothing or too little. */
  versions: z
    .array(
      z.strictObject({
        row: z.string().regex(/^[\w-]+(\/[\w.<>*:-]+)+$/),
        minecraft: z.array(z.enum(minecraftVersions)).min(1),
        /** As the row says, not there at all, or other values of some of its keys. */
        is: z.union([z.enum(['same', 'missing']), z.record(z.string(), z.unknown())]),
        reason: z.string().min(10),
        at: place,
      }),
    )
    .default([]),
  /** Mods of which no release for a version can be read. */
  no_source: z
    .array(
      z.strictObject({
        mod: z.string().min(3),
        /** Without it, none but the documented one. */
        minecraft: z.array(z.enum(minecraftVersions)).min(1).optional(),
        reason: z.string().min(10),
      }),
    )
    .default([]),
  left_out: z.array(
    z.strictObject({
      /** Mod, kind and name, such as `ftb-library properties NBTEditorScreen *`. */
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

/** Reads the list. Throws with the line of what does not fit. */
export function readByHand(root: string): ByHand {
  if (!existsSync(path.join(root, byHandFile))) {
    return {rows: [], versions: [], no_source: [], left_out: [], file: byHandFile, line: () => 1};
  }
  const {data, line} = readYaml(root, byHandFile, schema);
  return {...data, file: byHandFile, line: (list, index) => line([list, index])};
}

/** Whether a name matches a pattern with `*`. */
export const means = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
