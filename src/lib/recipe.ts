/** What has a name of its own, or the name of its only item. */
interface Ingredient {
  items: readonly {name: string}[];
  label?: string;
}

/** An ingredient and how many of it; null where the number is not published. */
export type Counted<I> = I & {count: number | null};

/** What an ingredient is called: its label, or the name of its only item. */
export function called({label, items: [first]}: Ingredient): string {
  return label ?? first?.name ?? '';
}

/** What goes into a recipe, cells of a grid counted; the fluid is not among it. */
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
