import * as z from 'zod';
import {addonFileShape, groupShape, id, line, page, remarks, text} from './common';
import {itemId} from './items';

const trait = z.strictObject({
  name: line,
  effect: text.describe('Effect of the trait.'),
  applies: text.describe('What the effect applies to: kills, mined blocks, the holder.'),
  item: itemId
    .optional()
    .describe('Item that has the trait but is not a tool material, e.g. the string of a binding.'),
  ...remarks,
});

/** Traits of materials, by tier. The data of each material names its trait. */
export const traits = z.strictObject({
  ...addonFileShape,
  groups: z.record(
    id,
    z.strictObject({...groupShape, tier: z.int().min(1), page, traits: z.record(id, trait)}),
  ),
});

export type Trait = z.infer<typeof trait>;
export type TraitFile = z.infer<typeof traits>;
