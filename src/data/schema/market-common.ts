import * as z from 'zod';
import {notes, text} from './common';

/** Route of the page where something stands; other pages link there. */
export const page = z
  .string()
  .regex(/^\/docs\/marketplace(\/[^#?%]+)*$/, 'a route below /docs/marketplace, spaces as spaces')
  .describe('Route of the page that shows it, e.g. /docs/marketplace/Addons/tinkers/Docs/Getting Started.');

/** A version of an add-on. */
export const addonVersion = z
  .string()
  .regex(/^\d+(\.\d+)+$/, 'a version such as 1.7.0, in quotes')
  .describe('A version of the add-on, in quotes.');

export const addonSince = addonVersion.optional().describe('First version of the add-on that has it.');

/** What readers are told, apart from what nobody has confirmed. */
export const remarks = {
  notes,
  unsure: z
    .array(text)
    .min(1)
    .optional()
    .describe('What is not published or not certain; pages mark it "Unconfirmed". One sentence each.'),
};

/** A key of a map that becomes part of an address. */
export const name = z
  .string()
  .regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, 'lower-case letters, digits, - and _')
  .describe('Part of an address. Changing it breaks links.');
