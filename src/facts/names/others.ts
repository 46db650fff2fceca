import path from 'node:path';
import {existsSync} from 'node:fs';
import * as z from 'zod';
import {minecraftVersions, type Minecraft} from '../../config/minecraft';
import {readYaml} from '../yaml';

/**
 * Format of other-names.yaml: names on pages that are not in the sources of the mods, such as names of Minecraft and
 * other programs, and generated names.
 */

const list = z.array(
  z.strictObject({
    reason: z.string().min(10),
    /** Versions of Minecraft for which the names are valid. Default: all versions. */
    minecraft: z.array(z.enum(minecraftVersions)).min(1).optional(),
    /** Commands start with a slash. `minecraft:*` allows a whole namespace. */
    names: z.array(z.string().min(1)).min(1),
  }),
);

const schema = z.strictObject({
  names: list,
  /** Name of another mod in prose → its package or id in code. */
  mods: z.record(z.string(), z.string()),
});

export const otherNamesFile = 'src/data/extracted/other-names.yaml';

export type OtherNames = Pick<z.infer<typeof schema>, 'mods'> & {namesIn: (minecraft: Minecraft) => string[]};

/**
 * Reads `other-names.yaml`.
 * @throws Error with file and line of an invalid entry
 */
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
