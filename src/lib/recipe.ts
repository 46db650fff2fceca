import type {Ingredient, RecipeEntry} from '../data/schema/market';

/** An ingredient and how many of it; null where the number is not published. */
export type Counted = Ingredient & {count: number | null};

/** What an ingredient is called: its label, or the name of its only item. */
export function called({label, items: [first]}: Ingredient): string {
  return label ?? first?.name ?? '';
}

/** What goes into a recipe, cells of a grid counted; the fluid is not among it. */
export function countedInputs({grid = [], inputs = []}: Pick<RecipeEntry, 'grid' | 'inputs'>): Counted[] {
  const counted = new Map<string, Counted & {count: number}>();
  for (const cell of grid.flat()) {
    if (cell) {
      const before = counted.get(called(cell));
      counted.set(called(cell), {...cell, count: (before?.count ?? 0) + 1});
    }
  }
  return [...counted.values(), ...inputs];
}
