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
    lang: line.optional().describe('Key in the language file, if the text is stored there.'),
    does: text,
    ...valueShape,
    required: z.boolean().optional().describe('Whether it is required.'),
    file_only: z.literal(true).optional().describe('Not on any screen: only in the file.'),
    since,
    notes,
    in: inVersions({label: line, does: text, ...valueTexts, notes}),
  })
  .superRefine(checkValue)
  .refine((row) => row.key ?? row.lang ?? row.label, {message: 'needs a key, a lang key or a label'});

export const properties = z.strictObject({
  ...fileShape,
  about: text.optional(),
  details: z
    .record(id, line)
    .optional()
    .describe('Columns of the overview table: id → heading. Groups fill them in under details.'),
  groups: z.record(
    id,
    z.strictObject({
      ...groupShape,
      type: line.optional().describe('Type id as written in the file, when the group is one type of thing.'),
      details: z
        .record(id, text)
        .optional()
        .describe("Cells of the overview table; keys as in the file's details."),
      in: inVersions({about: text, details: z.record(id, text)}),
      properties: z.array(property).describe('Empty for a type without fields.'),
    }),
  ),
});

export type Property = z.infer<typeof property>;

/** Id of a row: its key, else the last part of its language key, else its label. */
export function propertyId({key, lang, label}: Pick<Property, 'key' | 'lang' | 'label'>): string {
  const name = key ?? lang?.split('.').pop() ?? label ?? '';
  return name
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
