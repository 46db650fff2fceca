import * as z from 'zod';
import {addonFileShape, addonSince, groupShape, id, line, notes, page, reporter, text} from './common';
import {itemId} from './items';
import {combine, harvestTiers} from '../../lib/tool';

const durability = z.int().min(1);
const amount = z.number().min(0);

const material = z.strictObject({
  name: line,
  item: itemId.optional().describe('What the parts are made of.'),
  head: z
    .strictObject({
      durability,
      attack: amount,
      level: z.enum(harvestTiers).describe('Harvest tier, with its name in the game.'),
      speed: amount,
    })
    .describe('Numbers of a head.'),
  handle: z
    .strictObject({durability: amount, attack: amount, speed: amount})
    .describe('Share of the head’s numbers that a handle or guard adds: 0.75 adds three quarters.'),
  own: z
    .strictObject({durability, attack: amount, speed: amount})
    .describe('Head and handle of this material together. Must follow from the numbers above.'),
  trait: id.describe('Id of its trait in src/data/traits.'),
  obtained: text.describe('How a part of it is made.'),
  since: addonSince,
  notes,
});

const numbers = ['durability', 'attack', 'speed'] as const;

const tool = z.strictObject({
  item: itemId.describe('The tool itself.'),
  head: itemId.describe('Its head or blade; the sprite of each material is `<id>/<material>`.'),
  handle: itemId.describe('Its handle or guard, with sprites as for the head.'),
  binding: z.literal(true).optional().describe('Whether it also needs a binding.'),
  at: itemId.describe('Block that assembles it.'),
});

/** Materials of tools, by tier. */
export const materials = z.strictObject({
  ...addonFileShape,
  binding: z
    .strictObject({
      part: itemId.describe('The binding itself.'),
      item: itemId.describe('What it is made of.'),
      trait: id.describe('Id of its trait in src/data/traits.'),
    })
    .optional()
    .describe('Material that joins head and handle. It has a trait, but no numbers.'),
  tools: z
    .record(id, tool)
    .optional()
    .describe('Kinds of tools in the tool builder, in the order of its list.'),
  groups: z.record(
    id,
    z.strictObject({
      ...groupShape,
      tier: z.int().min(1),
      page,
      materials: z.record(id, material).superRefine((all, context) => {
        const report = reporter(context);
        for (const [material, {head, handle, own}] of Object.entries(all)) {
          const right = combine(head, handle);
          for (const key of numbers) {
            // Published totals are cut to three decimals.
            if (Math.abs(own[key] - right[key]) >= 0.001) {
              report(
                [material, 'own', key],
                `found ${own[key]}, allowed: ${right[key]}, as ${head[key]} × (1 + ${handle[key]})${key === 'durability' ? ' without its decimals' : ''}; correct the one that is wrong`,
              );
            }
          }
        }
      }),
    }),
  ),
});

export type Material = z.infer<typeof material>;
export type MaterialFile = z.infer<typeof materials>;
