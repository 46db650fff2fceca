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
    key: line.describe("Key as the file writes it, without the group's prefix."),
    label: line.optional().describe('Name on the config screen.'),
    does: text.describe('Effect of the option.'),
    ...valueShape,
    node: line.optional().describe('Permission node that overrides it for one player.'),
    node_note: text.optional().describe('Note about that node.'),
    screen: z.literal(false).optional().describe('false: not offered on the config screen.'),
    since,
    notes,
    in: inVersions({label: line, does: text, ...valueTexts, node_note: text, notes}),
  })
  .superRefine(checkValue);

export const config = z.strictObject({
  ...fileShape,
  file: z
    .strictObject({
      path: line.describe('Where the file is, from the instance or server folder.'),
      override: line.optional().describe('Copy that takes precedence over it.'),
      template: line.optional().describe('File it is created from.'),
      read: text.optional().describe('When the game reads it.'),
      synced: text.optional().describe('Whether players receive it from the server.'),
      in: inVersions({read: text, synced: text}),
    })
    .describe('The file on disk.'),
  groups: z.record(
    id,
    z.strictObject({
      ...groupShape,
      prefix: line.optional().describe('Path of the group inside the file, e.g. teleportation.home.'),
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
