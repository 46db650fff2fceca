import * as z from 'zod';
import {addonFileShape, id, line, notes, page, reporter, text} from './common';
import {itemId} from './items';

const structure = z
  .strictObject({
    title: line,
    page,
    description: text.describe('Description in one sentence, for screen readers.'),
    legend: z
      .record(
        z.string().length(1, 'one character'),
        z.strictObject({
          name: line,
          item: itemId.optional(),
          count: z.int().min(1).optional().describe('Number of blocks in all layers. Omitted for air.'),
        }),
      )
      .describe('Meaning of each character in the rows.'),
    layers: z
      .array(z.strictObject({name: line, rows: z.array(z.string()).min(1)}))
      .min(1)
      .describe('Layers from bottom to top, seen from above. The last row is the front.'),
    bill: z
      .array(
        z.strictObject({
          item: itemId,
          amount: z.union([z.int().min(1), line]).describe('Number, or an amount such as `1 bucket`.'),
          for: text.optional().describe('Explanation of the amount.'),
        }),
      )
      .min(1)
      .optional()
      .describe('Materials for all blocks, if they differ from the blocks.'),
    notes,
  })
  .superRefine(({legend, layers}, context) => {
    const report = reporter(context);
    const width = layers[0]?.rows[0]?.length ?? 0;
    const depth = layers[0]?.rows.length ?? 0;
    const counted = new Map<string, number>();
    layers.forEach(({rows}, layer) => {
      if (rows.length !== depth) {
        report(
          ['layers', layer, 'rows'],
          `found ${rows.length} rows, but the first layer has ${depth}; use the same number in each layer`,
        );
      }
      rows.forEach((row, index) => {
        const at = ['layers', layer, 'rows', index];
        if (row.length !== width) {
          report(
            at,
            `found a row of ${row.length} characters, but the first row has ${width}: "${row}"; make all rows equally long`,
          );
        }
        for (const char of new Set(row)) {
          if (!(char in legend)) {
            report(
              at,
              `found "${char}", allowed: ${Object.keys(legend).join(' ')}; correct the row, or add the character to the legend`,
            );
          }
        }
        for (const char of row) {
          counted.set(char, (counted.get(char) ?? 0) + 1);
        }
      });
    });
    for (const [char, {name: what, count}] of Object.entries(legend)) {
      const standing = counted.get(char) ?? 0;
      if (count !== undefined && count !== standing) {
        report(
          ['legend', char, 'count'],
          `found a count of ${count} for ${what}, but the layers contain ${standing}; correct the one that is wrong`,
        );
      }
      if (standing === 0) {
        report(
          ['legend', char],
          `no layer contains "${char}" (${what}); add it to a layer, or remove it from the legend`,
        );
      }
    }
  });

/** Multi-block structures. */
export const structures = z.strictObject({...addonFileShape, structures: z.record(id, structure)});

export type StructureFile = z.infer<typeof structures>;
