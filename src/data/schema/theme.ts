import * as z from 'zod';
import {
  checkValue,
  fileShape,
  groupShape,
  id,
  inVersions,
  line,
  notes,
  text,
  valueShape,
  valueTexts,
} from './common';

const themeProperty = z
  .strictObject({
    name: line.describe('Name of the property in the theme file.'),
    does: text.describe('Effect of the property.'),
    ...valueShape,
    used: z.literal(false).optional().describe('false: the mod reads the property but does not use it.'),
    notes,
    in: inVersions({does: text, ...valueTexts, notes}),
  })
  .superRefine(checkValue);

export const theme = z.strictObject({
  ...fileShape,
  groups: z.record(id, z.strictObject({...groupShape, properties: z.array(themeProperty).min(1)})),
});

export type ThemeProperty = z.infer<typeof themeProperty>;
