import * as z from 'zod';
import {addonFileShape, addonSince, groupShape, id, line, page, remarks, reporter, text} from './common';
import {itemId, itemIdPattern} from './items';
import {recipeKinds, type Part, type RecipeKind} from './recipe-kinds';

/** An ingredient: an item, or `#name` for an item of one of the file's `tags`. */
const ingredient = z
  .string()
  .regex(
    new RegExp(`${itemIdPattern.source}|^#[a-z0-9]+(_[a-z0-9]+)*$`),
    'an item id such as ftbst:dust, or a tag such as #logs',
  )
  .describe('An item id, or #tag for any item of that tag.');

const count = z.union([z.int().min(1), z.literal('unknown')]);

const tag = z
  .strictObject({
    label: line.describe('What readers see, e.g. "any log".'),
    items: z.array(itemId).min(1).optional().describe('Every item that fits.'),
    like: itemId.optional().describe('Item to draw if not all items are known.'),
  })
  .refine(({items, like}) => items === undefined || like === undefined, {
    message: '"items" and "like" exclude each other: keep items if they are all that fit, like otherwise',
  });

const recipe = z.strictObject({
  title: line.optional().describe('Default: the name of the result.'),
  kind: z
    .enum(Object.keys(recipeKinds) as RecipeKind[])
    .describe('How it is made. unpublished: only the result is known.'),
  at: z
    .union([ingredient, z.array(ingredient).min(1)])
    .optional()
    .describe('Block or tool it is made with; several: any of them. Default: that of the group.'),
  action: text.optional().describe("The player's action, if there is no crafting screen."),
  grid: z
    .array(z.array(ingredient.nullable()).min(1).max(3))
    .min(1)
    .max(3)
    .optional()
    .describe('Rows top to bottom, 1 to 3 rows of 1 to 3 cells, all of one length. null is an empty cell.'),
  fill: ingredient.optional().describe('Instead of a grid: the item of all nine cells.'),
  inputs: z
    .record(ingredient, count)
    .optional()
    .describe('Ingredients without positions, with their numbers; "unknown" if not published.'),
  fluid: z
    .strictObject({
      item: ingredient.describe('The liquid.'),
      mb: z.int().min(1).describe('Millibuckets; a bucket holds 1000.'),
    })
    .optional()
    .describe('The poured liquid, with its amount.'),
  result: ingredient.describe('The result.'),
  count: count.optional().describe('Number of results. Default 1; "unknown" if not published.'),
  page: page.optional().describe('Default: that of the group.'),
  since: addonSince,
  ...remarks,
});

export type Recipe = z.infer<typeof recipe>;

/** Advice for each missing key. */
const advice: Partial<Record<Part, string>> = {
  at: 'add the block or tool that makes it, here or for the group',
  grid: 'a shaped recipe has rows of cells (or fill, for nine times the same)',
  inputs: 'list the ingredients, as item: count',
  fluid: 'add the poured liquid, or the ingredients as "inputs"',
  action: "describe the player's action",
  unsure: 'tell readers where to find the ingredients',
};

/**
 * Checks the grid's shape, and that a recipe has all keys of its kind.
 * @param station whether the recipe's group names a station
 */
function checkRecipe(recipe: Recipe, station: boolean, need: ReturnType<typeof reporter>): void {
  const {kind, grid, fill, inputs, fluid, count: made, unsure} = recipe;
  const width = grid?.[0]?.length;
  if (grid?.flat().every((cell) => cell === null)) {
    need(['grid'], 'every cell is empty; add the items, or remove the grid');
  }
  grid?.forEach(({length}, index) => {
    if (length !== width) {
      need(
        ['grid', index],
        `found a row of ${length} cells below one of ${width}; write null for an empty cell`,
      );
    }
  });
  if (grid && fill !== undefined) {
    need(['fill'], 'fill and grid exclude each other; keep one');
  }
  for (const [part, ...others] of recipeKinds[kind].needs) {
    const said = [part!, ...others].some((key) => Object.keys(recipe[key] ?? {}).length > 0);
    if (!said && !(part === 'at' && station)) {
      need([], `missing "${part}": ${advice[part!]}`);
    }
  }
  if (kind === 'unpublished' && (grid ?? fill ?? inputs ?? fluid) !== undefined) {
    need(['kind'], 'found ingredients although the recipe is unpublished; name its kind, or remove them');
  }
  if (made === 'unknown' && unsure === undefined) {
    need(
      ['count'],
      'found "unknown" without an explanation; add unsure: [how many it gives is not published]',
    );
  }
}

/** Recipes of one add-on. */
export const recipes = z.strictObject({
  ...addonFileShape,
  tags: z.record(id, tag).optional().describe('Lists of interchangeable items, for use as #name.'),
  groups: z.record(
    id,
    z
      .strictObject({
        ...groupShape,
        page,
        at: recipe.shape.at,
        recipes: z.record(id, recipe).describe('Recipes by id.'),
      })
      .superRefine((group, context) => {
        for (const [name, entry] of Object.entries(group.recipes)) {
          checkRecipe(entry, group.at !== undefined, (keys, message) =>
            reporter(context)(['recipes', name, ...keys], message),
          );
        }
      }),
  ),
});

export type RecipeFile = z.infer<typeof recipes>;
