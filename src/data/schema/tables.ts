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
        'Cells for other versions of Minecraft, by version and column. null means that the version does not have this row.',
      ),
  })
  .catchall(cell);

const column = z.strictObject({
  title: line.describe('Heading of the column.'),
  as: z
    .enum(['text', 'code', 'keys', 'number', 'yes-no', 'color', 'item'])
    .describe(
      'Format of the cells: text, code (each entry of a list separately), keys, number, yes-no (true/false), color, item (one or more ids from src/data/items).',
    ),
  required: z.literal(true).optional().describe('Whether every row needs a value in this column.'),
});

/** Schema of the cells for each format except plain text, with a description of the allowed values for messages. */
const cells: Partial<Record<Column['as'], readonly [schema: z.ZodType, allowed: string]>> = {
  number: [z.number(), 'a number without quotes'],
  'yes-no': [z.boolean(), 'true or false'],
  item: [z.union([itemId, z.array(itemId)]), 'an item id such as ftbst:dust, or several'],
};

/** Tables whose columns the file defines. Rows are validated against these columns. */
export const tables = z.strictObject({
  ...anyFileShape,
  groups: z.record(
    id,
    z
      .strictObject({
        ...groupShape,
        columns: z.record(id, column).describe('Columns by id. The first column identifies the row.'),
        rows: z
          .array(row)
          .min(1)
          .describe('Cells by column. A row needs an id if its first cell contains no letters.'),
      })
      .superRefine(({columns, rows}, context) => {
        const report = reporter(context);
        const allowed = Object.keys(columns);
        // Rows use these keys for other purposes, so columns cannot have these names.
        for (const taken of ['id', 'in'].filter((key) => key in columns)) {
          report(
            ['columns', taken],
            `"${taken}" is a reserved key of rows; choose another name for the column, such as "rank-${taken}"`,
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
              report(path, `missing "${key}"; add it, because every row needs a value in this column`);
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

/** Derives the id of a row from its first cell, without the namespace if the cell is an item id. */
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
