import * as z from 'zod';
import {addonFileShape, addonSince, groupShape, id, line, page, remarks, reporter, text} from './common';
import {itemId, itemIdPattern} from './items';
import {recipeKinds, type Part, type RecipeKind} from './recipe-kinds';

/** An ingredient: the id of an item, or `#name` for any item of a tag in this file. */
const ingredient = z
  .string()
  .regex(
    new RegExp(`${itemIdPattern.source}|^#[a-z0-9]+(_[a-z0-9]+)*$`),
    'an item id such as ftbst:dust, or a tag such as #logs',
  )
  .describe('Id of an item, or #tag for any item of the tag.');

const count = z.union([z.int().min(1), z.literal('unknown')]);

const tag = z
  .strictObject({
    label: line.describe('Label for readers, e.g. "any log".'),
    items: z.array(itemId).min(1).optional().describe('All items of the tag.'),
    like: itemId.optional().describe('Item to draw if the list of items is not known.'),
  })
  .refine(({items, like}) => items === undefined || like === undefined, {
    message: '"items" and "like" exclude each other; keep "items" if the list is complete, or else "like"',
  });

const recipe = z.strictObject({
  title: line.optional().describe('Title. Default: the name of the result.'),
  kind: z
    .enum(Object.keys(recipeKinds) as RecipeKind[])
    .describe('Kind of recipe. unpublished: only the result is known.'),
  at: z
    .union([ingredient, z.array(ingredient).min(1)])
    .optional()
    .describe('Block or tool, or a list of alternatives. Default: the value of the group.'),
  action: text.optional().describe('Action of the player, if there is no crafting screen.'),
  grid: z
    .array(z.array(ingredient.nullable()).min(1).max(3))
    .min(1)
    .max(3)
    .optional()
    .describe(
      'Rows from top to bottom: 1 to 3 rows of 1 to 3 cells, all of the same length. null is an empty cell.',
    ),
  fill: ingredient.optional().describe('Item in all nine cells. Replaces grid.'),
  inputs: z
    .record(ingredient, count)
    .optional()
    .describe(
      'Ingredients without positions, as item: count. The count is "unknown" if it is not published.',
    ),
  fluid: z
    .strictObject({
      item: ingredient.describe('The liquid.'),
      mb: z.int().min(1).describe('Amount in millibuckets. A bucket is 1000 millibuckets.'),
    })
    .optional()
    .describe('Poured liquid and its amount.'),
  result: ingredient.describe('The result.'),
  count: count.optional().describe('Number of results. Default: 1. "unknown" if not published.'),
  page: page.optional().describe('Route of the page that shows the recipe. Default: the value of the group.'),
  since: addonSince,
  ...remarks,
});

export type Recipe = z.infer<typeof recipe>;

/** Fix for each missing key. */
const advice: Partial<Record<Part, string>> = {
  at: 'add the block or tool, here or to the group',
  grid: 'add rows of cells, or "fill" if all nine cells contain the same item',
  inputs: 'list the ingredients as item: count',
  fluid: 'add the poured liquid, or the ingredients as "inputs"',
  action: 'describe the action of the player',
  unsure: 'tell readers where to find the ingredients',
};

/**
 * Checks the shape of the grid, and that a recipe has all keys of its kind.
 * @param station whether the group of the recipe has a block or tool
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
        `found a row of ${length} cells, but the first row has ${width}; write null for an empty cell`,
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
    need(['kind'], 'found ingredients in an unpublished recipe; change the kind, or remove the ingredients');
  }
  if (made === 'unknown' && unsure === undefined) {
    need(
      ['count'],
      'found "unknown" without an explanation; add "unsure: [The number of results is not published.]"',
    );
  }
}

/** Recipes of an add-on. */
export const recipes = z.strictObject({
  ...addonFileShape,
  tags: z
    .record(id, tag)
    .optional()
    .describe('Lists of interchangeable items. Recipes refer to a list as #name.'),
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
