/** What rows are compared by. */
export type SortKey = number | string;

export type Direction = 'ascending' | 'descending';

const compare = (a: SortKey, b: SortKey): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en', {numeric: true, sensitivity: 'base'});

/**
 * A sorted copy; rows with the same key keep their order in both directions, rows without one come last.
 * @param rows any rows
 * @param key what a row is compared by: numbers by size, texts as an English reader expects
 */
export function sortRows<Row>(
  rows: readonly Row[],
  key: (row: Row) => SortKey | undefined,
  direction: Direction,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({row, by: key(row)}))
    .sort((a, b) =>
      a.by === undefined || b.by === undefined
        ? Number(a.by === undefined) - Number(b.by === undefined)
        : sign * compare(a.by, b.by),
    )
    .map(({row}) => row);
}
