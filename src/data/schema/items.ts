import * as z from 'zod';
import {addonFileShape, line, page} from './common';

/** `namespace:name`, as the game writes it. */
export const itemIdPattern = /^[a-z][a-z0-9]*:[a-z0-9]+(_[a-z0-9]+)*(\/[a-z0-9]+(_[a-z0-9]+)*)?$/;

export const itemId = z
  .string()
  .regex(itemIdPattern, 'an item id such as ftbst:dust')
  .describe('Item id, e.g. ftbst:dust. It stands in src/data/items.');

// Plain text, because a tip cannot contain links.
const plain = z.string().regex(/^[^`*[\]]+$/, 'plain text without code, bold or links');

const item = z.strictObject({
  name: line.describe('Name in the English game.'),
  obtained: plain
    .optional()
    .describe('How a player gets it, in a few words. Left out where a recipe or the drops say it.'),
  page: page.optional().describe('Page that explains it. Left out where a recipe of it stands on a page.'),
  published: z
    .literal(true)
    .optional()
    .describe(
      'The id is known from the game, not only a key of this site. Ids of minecraft: need no mention.',
    ),
  note: plain.optional().describe('What surprises people about it, in one sentence.'),
});

/** Items and blocks of one namespace, or a few that belong together. */
export const items = z.strictObject({
  ...addonFileShape,
  source: addonFileShape.source.optional(),
  items: z.record(itemId, item).describe('Items by id, in the order of the game’s lists.'),
});

export type Item = z.infer<typeof item>;
export type ItemFile = z.infer<typeof items>;
