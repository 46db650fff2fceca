import type {TableEntry} from '../../../data/schema/entry';
import type {Named} from '../entries';
import type {Items} from './items';

/** Gives each group of a table the items that its columns of kind `item` name. */
export function fillItemColumns(tables: readonly Named[], items: Items): void {
  // The entry of a file and those of its groups share their groups.
  for (const {entry, from} of tables.filter(
    ({kind, id, from: {id: file}}) => kind === 'tables' && id === file,
  )) {
    for (const group of (entry as TableEntry).groups) {
      const columns = Object.keys(group.columns).filter((key) => group.columns[key]?.as === 'item');
      const cells = group.rows.flatMap((row, index) =>
        columns.flatMap((key) =>
          [row.cells[key] ?? []].flat().map((id) => ({
            id: String(id),
            keys: ['groups', group.id, 'rows', index, key],
          })),
        ),
      );
      const found = cells.flatMap(({id, keys}) =>
        items.find(from, keys, id) ? (items.describe(id) ?? []) : [],
      );
      if (found.length > 0) {
        group.items = Object.fromEntries(found.map((item) => [item.id, item]));
      }
    }
  }
}
