import type {TableEntry} from '../../schema/entry';
import type {StructureEntry} from '../../schema/market';
import type {StructureFile} from '../../schema/structures';
import type {Named} from '../types';
import {dropEntries} from './drops';
import {headOf, type Items} from './items';
import {readRecipes, recipeEntries} from './recipes';
import {materialEntries, traitEntries} from './tools';

/**
 * Creates all entries for Marketplace add-ons, and resolves references to items, materials and traits.
 * @param tables entries for `FactTable`, whose columns of items are resolved
 */
export function marketEntries(tables: readonly Named[], items: Items): Named[] {
  // Recipes and drops come first, because item entries contain the ways to get an item.
  const recipes = readRecipes(items);
  const drops = dropEntries(items);
  fillItemColumns(tables, items);
  return [
    ...recipeEntries(recipes, items),
    ...drops,
    ...materialEntries(items),
    ...traitEntries(items),
    ...structureEntries(items),
    ...items.entries(),
  ];
}

/** Adds the items in columns of kind `item` to each group of a table. */
function fillItemColumns(tables: readonly Named[], items: Items): void {
  // Modifies only the entry of each file, because the entries of its groups share the group objects.
  for (const {entry} of tables.filter(({kind, id, from: file}) => kind === 'tables' && id === file.id)) {
    for (const group of (entry as TableEntry).groups) {
      const columns = Object.keys(group.columns).filter((key) => group.columns[key]?.as === 'item');
      const found = group.rows.flatMap(({cells}) =>
        columns.flatMap((key) => [cells[key] ?? []].flat().map((id) => items.describe(String(id)))),
      );
      if (found.length > 0) {
        group.items = Object.fromEntries(found.map((item) => [item.id, item]));
      }
    }
  }
}

/** Creates the entries of structures. */
function structureEntries(items: Items): Named[] {
  return items.ofKind('structures').flatMap((from) =>
    Object.entries((from.data as StructureFile).structures).map(([name, structure]): Named => {
      const {title, description, legend, layers, bill = [], notes = []} = structure;
      const entry: StructureEntry = {
        ...headOf(from),
        id: `${from.id}/${name}`,
        title,
        description,
        legend: Object.entries(legend).map(([char, {name: what, item}]) => ({
          char,
          name: what,
          item: item === undefined ? undefined : items.item(item),
        })),
        layers,
        counts: Object.values(legend).flatMap(({name: what, count}) =>
          count === undefined ? [] : [{name: what, count}],
        ),
        bill: bill.map(({item, ...rest}) => ({...rest, item: items.item(item)})),
        notes,
      };
      return {kind: 'structures', id: entry.id, entry, from};
    }),
  );
}
