import path from 'node:path';
import {existsSync} from 'node:fs';
import * as z from 'zod';
import {minecraftVersions, type Minecraft} from '../../config/minecraft';
import {readYaml} from '../yaml';

/**
 * Names in texts that are not in the mods' sources: those of Minecraft, of other programs, and names that code
 * composes.
 */

const list = z.array(
  z.strictObject({
    reason: z.string().min(10),
    /** Default: all versions. */
    minecraft: z.array(z.enum(minecraftVersions)).min(1).optional(),
    /** A command with its slash; `minecraft:*` stands for a whole namespace. */
    names: z.array(z.string().min(1)).min(1),
  }),
);

const schema = z.strictObject({
  names: list,
  /** Other mods by their name in prose, with their package or id in code. */
  mods: z.record(z.string(), z.string()),
});

export const otherNamesFile = 'src/data/extracted/other-names.yaml';

export type OtherNames = Pick<z.infer<typeof schema>, 'mods'> & {namesIn: (minecraft: Minecraft) => string[]};

/** Reads the list. Throws an Error with the line of an invalid entry. */
export function readOtherNames(root: string): OtherNames {
  const {names, mods} = existsSync(path.join(root, otherNamesFile))
    ? readYaml(root, otherNamesFile, schema).data
    : {names: [], mods: {}};
  return {
    mods,
    namesIn: (minecraft) =>
      names.flatMap((list) => ((list.minecraft?.includes(minecraft) ?? true) ? list.names : [])),
  };
}
