import {called, countedInputs} from '@site/src/lib/recipe';
import type {RecipeEntry} from '@site/src/data/schema/market';

/** Describes the cells of a crafting grid for screen readers. */
export function gridText(grid: NonNullable<RecipeEntry['grid']>): string {
  const names = grid.map((row) => row.map((cell) => (cell ? called(cell) : 'empty')));
  const cells = names.flat();
  return cells.length > 1 && new Set(cells).size === 1
    ? `${cells[0]} in all ${cells.length} cells.`
    : names.map((row, index) => `Row ${index + 1}: ${row.join(', ')}.`).join(' ');
}

/** Returns whether a recipe also fits into the 2×2 grid of the inventory. */
export function fitsInventory(recipe: RecipeEntry): boolean {
  const {kind, grid, stations} = recipe;
  const atTable = stations.some(({items}) => items.some(({id}) => id === 'minecraft:crafting_table'));
  const small = grid
    ? [grid, ...grid].every(({length}) => length <= 2)
    : kind === 'shapeless' &&
      countedInputs(recipe).reduce((sum, {count}) => sum + (count ?? Infinity), 0) <= 4;
  return atTable && small;
}
