/** An ingredient. It has a label if several items fit, and otherwise exactly one item. */
interface Ingredient {
  items: readonly {name: string}[];
  label?: string;
}

/** An ingredient with its count; null if the number is not published. */
export type Counted<I> = I & {count: number | null};

/** Returns the display name of an ingredient: its label, or the name of its only item. */
export function called({label, items: [first]}: Ingredient): string {
  return label ?? first?.name ?? '';
}

/**
 * Returns the inputs of a recipe without fluids. The count of an ingredient in a crafting grid is the number of its
 * cells.
 */
export function countedInputs<I extends Ingredient>({
  grid = [],
  inputs = [],
}: {
  grid?: (I | null)[][];
  inputs?: Counted<I>[];
}): Counted<I>[] {
  const counted = new Map<string, I & {count: number}>();
  for (const cell of grid.flat()) {
    if (cell) {
      const before = counted.get(called(cell));
      counted.set(called(cell), {...cell, count: (before?.count ?? 0) + 1});
    }
  }
  return [...counted.values(), ...inputs];
}
