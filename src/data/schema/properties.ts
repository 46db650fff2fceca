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

const property = z
  .strictObject({
    label: line.optional().describe('Name on the screen.'),
    key: line.optional().describe('Key in the file.'),
    lang: line.optional().describe('Key in the language file, if the label comes from there.'),
    does: text,
    ...valueShape,
    required: z.boolean().optional().describe('Whether it is required.'),
    file_only: z
      .literal(true)
      .optional()
      .describe('Whether the property is only in the file, not on a screen.'),
    since,
    notes,
    in: inVersions({label: line, does: text, ...valueTexts, notes}),
  })
  .superRefine(checkValue)
  .refine((row) => row.key ?? row.lang ?? row.label, {
    message: 'a property needs "key", "lang" or "label"; add one of them',
  });

export const properties = z.strictObject({
  ...fileShape,
  about: text.optional(),
  details: z
    .record(id, line)
    .optional()
    .describe('Column headings of the overview table, by id. The cells are in the details of each group.'),
  groups: z.record(
    id,
    z.strictObject({
      ...groupShape,
      type: line.optional().describe('Type id in the file, if the group describes one type of object.'),
      details: z
        .record(id, text)
        .optional()
        .describe('Cells of the overview table, by column. The details of the file define the columns.'),
      in: inVersions({about: text, details: z.record(id, text)}),
      properties: z.array(property).describe('Properties. Empty for a type without fields.'),
    }),
  ),
});

export type Property = z.infer<typeof property>;

/** Derives the id of a row from its key, the last part of its language key, or its label. */
export function propertyId({key, lang, label}: Pick<Property, 'key' | 'lang' | 'label'>): string {
  const name = key ?? lang?.split('.').pop() ?? label ?? '';
  return name
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
