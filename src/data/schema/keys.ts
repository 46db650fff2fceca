import * as z from 'zod';
import {fileShape, groupShape, id, inVersions, line, notes, text} from './common';

const key = z.strictObject({
  id: id.describe('Id of the row in addresses and for <Keybind>.'),
  keys: z
    .array(line)
    .describe('Alternative key combinations, e.g. Ctrl+Shift+V. An empty list means that no key is bound.'),
  does: text,
  label: line.optional().describe('Name of the binding on the Controls screen.'),
  notes,
  in: inVersions({does: text, notes}),
});

export const keys = z.strictObject({
  ...fileShape,
  groups: z.record(
    id,
    z.strictObject({
      ...groupShape,
      category: line
        .optional()
        .describe('Category on the Controls screen. Leave it out if players cannot change the keys.'),
      keys: z.array(key).min(1),
    }),
  ),
});

export type Key = z.infer<typeof key>;
