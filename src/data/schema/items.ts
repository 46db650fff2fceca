import * as z from 'zod';
import {addonFileShape, line, page} from './common';

/** Matches an item id of the game: `namespace:name`. */
export const itemIdPattern = /^[a-z][a-z0-9]*:[a-z0-9]+(_[a-z0-9]+)*(\/[a-z0-9]+(_[a-z0-9]+)*)?$/;

export const itemId = z
  .string()
  .regex(itemIdPattern, 'an item id such as ftbst:dust')
  .describe('Id of an item in src/data/items, e.g. ftbst:dust.');

// Plain text, because tooltips show it and cannot contain links.
const plain = z.string().regex(/^[^`*[\]]+$/, 'plain text without code, bold or links');

const item = z.strictObject({
  name: line.describe('Name in the English game.'),
  obtained: plain
    .optional()
    .describe('How a player gets the item, in a few words. Default: from recipes and drops.'),
  page: page.optional().describe('Page that explains the item. Default: the page with its recipe.'),
  published: z
    .literal(true)
    .optional()
    .describe('Whether the id is known from the game. Not needed for ids that start with minecraft:.'),
  note: plain.optional().describe('A surprising fact about the item, in one sentence.'),
});

/** Items and blocks of one namespace. */
export const items = z.strictObject({
  ...addonFileShape,
  source: addonFileShape.source.optional(),
  items: z.record(itemId, item).describe('Items by id, in the order of the game.'),
});

export type Item = z.infer<typeof item>;
export type ItemFile = z.infer<typeof items>;
