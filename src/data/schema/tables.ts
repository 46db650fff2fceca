import * as z from 'zod';
import {anyFileShape, groupShape, id} from './common';
import {itemIdPattern} from './items';

const cell = z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))]);

export const column = z.strictObject({
  title: z.string().min(1).describe('Heading of the column.'),
  as: z
    .enum(['text', 'code', 'keys', 'number', 'yes-no', 'color', 'item'])
    .describe(
      'How cells are set: text, code (each list entry its own), keys, number, yes-no (true/false), color, item (an id of src/data/items, or several).',
    ),
  required: z.literal(true).optional().describe('Every row must fill it.'),
});

/** Facts of a shape of their own: columns are declared in the file, rows are checked against them. */
export const tables = z.strictObject({
  ...anyFileShape,
  groups: z.record(
    id,
    z
      .strictObject({
        ...groupShape,
        columns: z.record(id, column).describe('The first column names the row.'),
        rows: z
          .array(z.record(z.string(), cell))
          .min(1)
          .describe('Cells by column. A row may carry an id of its own where the first cell has no letters.'),
      })
      .superRefine((group, context) => {
        const columns = Object.entries(group.columns);
        // Its cells would be taken for the rows' own addresses and never drawn.
        if ('id' in group.columns) {
          context.addIssue({
            code: 'custom',
            path: ['columns', 'id'],
            message:
              'a column cannot be called "id", the address of a row is. Allowed: another name, such as "rank-id"',
          });
        }
        group.rows.forEach((row, index) => {
          for (const key of Object.keys(row)) {
            if (key !== 'id' && !(key in group.columns)) {
              context.addIssue({
                code: 'unrecognized_keys',
                keys: [key],
                input: row,
                path: ['rows', index],
                params: {allowed: Object.keys(group.columns)},
              } as never);
            }
          }
          columns.forEach(([key, {required, as}], position) => {
            const value = row[key];
            if ((required || position === 0) && value === undefined) {
              context.addIssue({code: 'custom', path: ['rows', index], message: `missing column "${key}"`});
            }
            if (value !== undefined && as === 'number' && typeof value !== 'number') {
              context.addIssue({
                code: 'custom',
                path: ['rows', index, key],
                message: `found ${JSON.stringify(value)}, allowed: a number without quotes`,
              });
            }
            const wrongItem =
              as === 'item' && [value ?? []].flat().find((id) => !itemIdPattern.test(String(id)));
            if (wrongItem !== undefined && wrongItem !== false) {
              context.addIssue({
                code: 'custom',
                path: ['rows', index, key],
                message: `found ${JSON.stringify(wrongItem)}, allowed: an item id such as ftbst:dust`,
              });
            }
            if (value !== undefined && as === 'yes-no' && typeof value !== 'boolean') {
              context.addIssue({
                code: 'custom',
                path: ['rows', index, key],
                message: `found ${JSON.stringify(value)}, allowed: true or false`,
              });
            }
          });
        });
      }),
  ),
});

export type Column = z.infer<typeof column>;
export type Cell = z.infer<typeof cell>;

/** What a row is called in an address: the text of its first cell, of an item without its namespace. */
export function rowId(firstCell: Cell | undefined, as?: Column['as']): string {
  const name = [firstCell ?? '']
    .flat()
    .map((part) => (as === 'item' ? String(part).replace(/^\w+:/, '').replace(/_/g, '-') : part))
    .join('-');
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
