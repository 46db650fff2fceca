import {useLayoutEffect, type RefObject} from 'react';

/**
 * Moves the rows of a table as they stand in the page into an order; every `tbody` keeps its number of rows. React would
 * make three hundred new ones, because it cannot move a row from one `tbody` to another.
 * @param table the table; its bodies must not be drawn again, only replaced
 * @param order ids of all rows
 */
export function useRowOrder(table: RefObject<HTMLTableElement | null>, order: readonly string[]): void {
  useLayoutEffect(() => {
    const bodies = Array.from(table.current?.tBodies ?? []);
    const rows = bodies.flatMap((body) => Array.from(body.rows, (row) => ({body, row})));
    if (rows.every(({row}, place) => row.id === order[place])) {
      return;
    }
    const byId = new Map(rows.map(({row}) => [row.id, row]));
    rows.forEach(({body}, place) => {
      const row = byId.get(order[place] ?? '');
      if (row) body.append(row);
    });
  }, [table, order]);
}
