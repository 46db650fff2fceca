import * as z from 'zod';
import {addonFileShape, addonSince, groupShape, id, line, notes, page, reporter, text} from './common';
import {itemId} from './items';
import {combine, harvestTiers} from '../../lib/tool';

const durability = z.int().min(1);
const amount = z.number().min(0);

const material = z.strictObject({
  name: line,
  item: itemId.optional().describe('Item from which parts are made.'),
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
    .describe('Fraction that a handle or guard adds to the numbers of the head: 0.75 adds three quarters.'),
  own: z
    .strictObject({durability, attack: amount, speed: amount})
    .describe('Head and handle of this material combined. Must equal the result from head and handle.'),
  trait: id.describe('Id of the trait in src/data/traits.'),
  obtained: text.describe('How a part of this material is made.'),
  since: addonSince,
  notes,
});

const numbers = ['durability', 'attack', 'speed'] as const;

const tool = z.strictObject({
  item: itemId.describe('Item of the tool.'),
  head: itemId.describe('Head or blade. The sprite for each material is `<id>/<material>`.'),
  handle: itemId.describe('Handle or guard. The sprite for each material is `<id>/<material>`.'),
  binding: z.literal(true).optional().describe('Whether the tool also needs a binding.'),
  at: itemId.describe('Block that assembles the tool.'),
});

/** Materials of tools, by tier. */
export const materials = z.strictObject({
  ...addonFileShape,
  binding: z
    .strictObject({
      part: itemId.describe('Item of the binding.'),
      item: itemId.describe('Item from which the binding is made.'),
      trait: id.describe('Id of the trait in src/data/traits.'),
    })
    .optional()
    .describe('Part that joins head and handle. It has a trait but no numbers.'),
  tools: z.record(id, tool).optional().describe('Tools in the tool builder, in the order of its list.'),
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
            // Tolerates a difference below 0.001, because published totals are truncated to three decimals.
            if (Math.abs(own[key] - right[key]) >= 0.001) {
              report(
                [material, 'own', key],
                `found ${own[key]}, allowed: ${right[key]}, the result of ${head[key]} × (1 + ${handle[key]})${key === 'durability' ? ' rounded down' : ''}; correct own, head or handle`,
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
