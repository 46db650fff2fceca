import * as z from 'zod';
import {
  checkValue,
  fileShape,
  groupShape,
  id,
  inVersions,
  line,
  notes,
  since,
  text,
  valueShape,
  valueTexts,
} from './common';

const option = z
  .strictObject({
    key: line.describe('Key in the file, without the prefix of the group.'),
    label: line.optional().describe('Name on the config screen.'),
    does: text.describe('Effect of the option.'),
    ...valueShape,
    node: line.optional().describe('Permission node that overrides the option for a player.'),
    node_note: text.optional().describe('Note about the permission node.'),
    screen: z.literal(false).optional().describe('false: the option is not on the config screen.'),
    since,
    notes,
    in: inVersions({label: line, does: text, ...valueTexts, node_note: text, notes}),
  })
  .superRefine(checkValue);

export const config = z.strictObject({
  ...fileShape,
  file: z
    .strictObject({
      path: line.describe('Path of the file, from the instance or server folder.'),
      override: line.optional().describe('Copy that takes precedence over the file.'),
      template: line.optional().describe('File from which the game creates the file.'),
      read: text.optional().describe('When the game reads the file.'),
      synced: text.optional().describe('Whether players receive the file from the server.'),
      in: inVersions({read: text, synced: text}),
    })
    .describe('The file on disk.'),
  groups: z.record(
    id,
    z.strictObject({
      ...groupShape,
      prefix: line.optional().describe('Path of the group in the file, e.g. teleportation.home.'),
      options: z.array(option).min(1),
    }),
  ),
});

export type Option = z.infer<typeof option>;
export type ConfigFile = z.infer<typeof config>;

/** Joins the prefix of a group and the key of an option. */
export function optionKey(prefix: string | undefined, key: string): string {
  return prefix ? `${prefix}.${key}` : key;
}
