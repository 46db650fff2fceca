import {called, countedInputs, type Counted} from '@site/src/data/recipe';
import type {Ingredient, RecipeEntry, RecipeKind} from '@site/src/data/schema/market';

/** How a recipe works, as its figure and its row call it. */
export const kindNames: Record<RecipeKind, string> = {
  shaped: 'Crafting',
  shapeless: 'Crafting, in any order',
  stonecutting: 'Stonecutting',
  smelting: 'Smelting',
  casting: 'Casting',
  alloying: 'Alloying',
  smithing: 'Smithing',
  hammering: 'Hammering',
  crucible: 'Crucible',
  worm: 'Leaf Worm',
  gathering: 'Gathering',
  unpublished: 'Recipe not published',
};

/** `3 × Stick`; one stands without a number, an unknown number is left out. */
export function amountText({count, ...ingredient}: Counted): string {
  return count === null || count === 1 ? called(ingredient) : `${count} × ${called(ingredient)}`;
}

/** `a`, `a and b`, `a, b and c`. */
function enumerate(parts: readonly string[], word = 'and'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`;
}

function rowText(row: readonly (Ingredient | null)[]): string {
  return row.map((cell) => (cell ? called(cell) : 'empty')).join(', ');
}

/** Where a grid's cells lie, for those who do not see it. */
function gridText(grid: NonNullable<RecipeEntry['grid']>): string {
  const [first] = grid.flat();
  const cells = grid.flat().length;
  if (first && cells > 1 && grid.flat().every((cell) => cell && called(cell) === called(first))) {
    return `${called(first)} in all ${cells} cells.`;
  }
  return grid.map((row, index) => `Row ${index + 1}: ${rowText(row)}.`).join(' ');
}

/**
 * A recipe in sentences: what lies where, what is poured, with what, and what comes out. Readers who do not see the
 * picture have these, and so does a copy of the page as text.
 */
export function recipeText(recipe: RecipeEntry): string {
  const {kind, grid, inputs = [], fluid, stations, action, result} = recipe;
  const at = enumerate(stations.map(called), 'or');
  const from = enumerate(inputs.map(amountText));
  const poured = fluid ? `${fluid.amount} of ${called(fluid.name)}` : '';
  const sentences = [
    action ?? '',
    grid ? gridText(grid) : '',
    from === '' || kind === 'gathering' ? '' : `Takes ${from}.`,
    poured === '' ? '' : `Poured over: ${poured}.`,
    at === '' ? '' : `Made with: ${at}.`,
    `Gives ${amountText(result)}${result.count === null ? ', how many is not published' : ''}.`,
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** Whether a recipe also fits the four cells of the inventory. */
export function fitsInventory(recipe: RecipeEntry): boolean {
  const {kind, grid, stations} = recipe;
  const atTable = stations.some(({items}) => items.some(({id}) => id === 'minecraft:crafting_table'));
  const small = grid
    ? grid.length <= 2 && grid.every((row) => row.length <= 2)
    : kind === 'shapeless' &&
      countedInputs(recipe).every(({count}) => count !== null) &&
      countedInputs(recipe).reduce((sum, {count}) => sum + (count ?? 0), 0) <= 4;
  return atTable && small;
}
