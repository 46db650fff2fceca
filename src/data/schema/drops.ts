import * as z from 'zod';
import {addonFileShape, id, page, reporter, text} from './common';
import {itemId} from './items';

/** Tolerance for the sum of chances, in percent, because each chance is rounded to two decimals. */
const sumTolerance = 0.05;

const mesh = z.strictObject({
  item: itemId,
  tier: z.int().min(1).describe('Tier of the mesh. 1 is the weakest.'),
});
const block = z.strictObject({item: itemId});

export const drops = z
  .strictObject({
    ...addonFileShape,
    page,
    about: text.optional().describe('Note that applies to all chances.'),
    meshes: z.record(id, mesh).describe('Meshes by id, weakest first.'),
    blocks: z.record(id, block).describe('Blocks that can be sieved, by id.'),
    chances: z
      .record(
        z.string(),
        z.record(
          itemId,
          z
            .record(z.string(), z.number().gt(0).max(100))
            .describe('Chances in percent by mesh, with two decimals.'),
        ),
      )
      .describe('Chances by block, item and mesh. A mesh that never drops the item is left out.'),
  })
  .superRefine((file, context) => {
    const report = (path: PropertyKey[], message: string) => reporter(context)(['chances', ...path], message);
    const known = (found: string, kind: 'mesh' | 'block', all: object, path: PropertyKey[]) => {
      if (!(found in all)) {
        report(path, `unknown ${kind} "${found}"; allowed: ${Object.keys(all).join(', ')}`);
      }
    };
    for (const block of Object.keys(file.blocks)) {
      if (!(block in file.chances)) {
        report([], `missing "${block}"; add the chances of this block, or remove it from blocks`);
      }
    }
    for (const [block, items] of Object.entries(file.chances)) {
      known(block, 'block', file.blocks, [block]);
      const sums = new Map<string, number>();
      for (const [item, chances] of Object.entries(items)) {
        for (const [mesh, chance] of Object.entries(chances)) {
          known(mesh, 'mesh', file.meshes, [block, item, mesh]);
          sums.set(mesh, (sums.get(mesh) ?? 0) + chance);
        }
      }
      for (const [mesh, sum] of sums) {
        // The additional 1e-9 allows for floating-point errors: 99.95 may become 99.94999999999999.
        if (Math.abs(sum - 100) > sumTolerance + 1e-9) {
          report(
            [block],
            `the chances of ${block} with the mesh ${mesh} add up to ${sum.toFixed(2)}, allowed: 100 ± ${sumTolerance}; correct the chances`,
          );
        }
      }
    }
  });

export type DropFile = z.infer<typeof drops>;
