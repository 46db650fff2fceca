import * as z from 'zod';
import {anyFileShape, groupShape, id, line, otherMinecraft, reporter} from './common';
import {itemId} from './items';

const cell = z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))]);

const row = z
  .object({
    in: z
      .partialRecord(otherMinecraft, z.record(z.string(), cell).nullable())
      .optional()
      .describe(
        'Cells that are others in another version of Minecraft, by version and column. null: no such row.',
      ),
  })
  .catchall(cell);

const column = z.strictObject({
  title: line.describe('Heading of the column.'),
  as: z
    .enum(['text', 'code', 'keys', 'number', 'yes-no', 'color', 'item'])
    .describe(
      'How cells are set: text, code (each list entry its own), keys, number, yes-no (true/false), color, item (an id of src/data/items, or several).',
    ),
  required: z.literal(true).optional().describe('Every row must fill it.'),
});

/** Schema of the cells of some columns, and how to write them. */
const cells: Partial<Record<Column['as'], readonly [schema: z.ZodType, allowed: string]>> = {
  number: [z.number(), 'a number without quotes'],
  'yes-no': [z.boolean(), 'true or false'],
  item: [z.union([itemId, z.array(itemId)]), 'an item id such as ftbst:dust, or several'],
};

/** Facts of any form: the file declares its columns, and its rows are checked against them. */
export const tables = z.strictObject({
  ...anyFileShape,
  groups: z.record(
    id,
    z
      .strictObject({
        ...groupShape,
        columns: z.record(id, column).describe('The first column names the row.'),
        rows: z
          .array(row)
          .min(1)
          .describe('Cells by column. A row needs an id if the first cell has no letters.'),
      })
      .superRefine(({columns, rows}, context) => {
        const report = reporter(context);
        const allowed = Object.keys(columns);
        // Rows use these keys themselves, so cells of such columns would not be shown.
        for (const taken of ['id', 'in'].filter((key) => key in columns)) {
          report(
            ['columns', taken],
            `a column cannot be called "${taken}", because rows use that key themselves; choose another name, such as "rank-${taken}"`,
          );
        }
        rows.forEach((row, index) => {
          const path = ['rows', index];
          const {id: _, in: others = {}, ...own} = row;
          for (const [cells, at] of [
            [own, path],
            ...Object.entries(others).map(
              ([version, cells]) => [cells ?? {}, [...path, 'in', version]] as const,
            ),
          ] as const) {
            const keys = Object.keys(cells).filter((key) => !(key in columns));
            if (keys.length > 0) {
              const params = {allowed};
              context.addIssue({code: 'unrecognized_keys', keys, input: cells, path: at, params} as never);
            }
          }
          Object.entries(columns).forEach(([key, {required, as}], position) => {
            const value = row[key];
            const [schema, wanted] = cells[as] ?? [];
            if ((required || position === 0) && value === undefined) {
              report(path, `missing column "${key}"`);
            }
            if (value !== undefined && schema?.safeParse(value).success === false) {
              report([...path, key], `found ${JSON.stringify(value)}, allowed: ${wanted}`);
            }
          });
        });
      }),
  ),
});

export type TableRow = z.infer<typeof row>;
export type Column = z.infer<typeof column>;
export type Cell = z.infer<typeof cell>;

/** Id of a row: the text of its first cell, without the namespace of an item. */
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
