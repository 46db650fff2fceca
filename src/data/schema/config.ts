import * as z from 'zod';
import {checkValue, fileShape, groupShape, id, notes, since, text, valueShape} from './common';

export const option = z
  .strictObject({
    key: z.string().min(1).describe("Key as the file writes it, without the group's prefix."),
    label: z.string().min(1).optional().describe('Name on the config screen.'),
    does: text.describe('What changes when it is set.'),
    ...valueShape,
    node: z.string().min(1).optional().describe('Permission node that overrides it for one player.'),
    node_note: text.optional().describe('What is special about that node.'),
    screen: z.literal(false).optional().describe('false: not offered on the config screen.'),
    since,
    notes,
  })
  .superRefine(checkValue);

export const config = z.strictObject({
  ...fileShape,
  file: z
    .strictObject({
      path: z.string().min(1).describe('Where the file is, from the instance or server folder.'),
      override: z.string().min(1).optional().describe('Copy that wins over it.'),
      template: z.string().min(1).optional().describe('File it is created from.'),
      read: text.optional().describe('When the game reads it.'),
      synced: text.optional().describe('Whether players receive it from the server.'),
    })
    .describe('The file on disk.'),
  groups: z.record(
    id,
    z.strictObject({
      ...groupShape,
      prefix: z
        .string()
        .min(1)
        .optional()
        .describe('Path of the group inside the file, e.g. teleportation.home.'),
      options: z.array(option).min(1),
    }),
  ),
});

export type Option = z.infer<typeof option>;
export type ConfigFile = z.infer<typeof config>;

/** Full key of an option: its group's prefix, a dot, its own key. */
export function optionKey(prefix: string | undefined, key: string): string {
  return prefix ? `${prefix}.${key}` : key;
}
