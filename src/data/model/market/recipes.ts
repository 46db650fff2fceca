import {called, countedInputs} from '../../../lib/recipe';
import type {Entry} from '../../schema/entry';
import type {Ingredient, RecipeEntry, RecipeRow} from '../../schema/market';
import {recipeKinds} from '../../schema/recipe-kinds';
import type {Recipe, RecipeFile} from '../../schema/recipes';
import {didYouMean} from '../../../lib/suggest';
import {textsIn, type DataFile} from '../load';
import type {Named} from '../types';
import {address, headOf, type Items} from './items';

/** Formats an amount of liquid: 1000 → `1 bucket (1000 mB)`. */
function liquid(mb: number): string {
  const buckets = mb / 1000;
  return Number.isInteger(buckets) ? `${buckets} bucket${buckets === 1 ? '' : 's'} (${mb} mB)` : `${mb} mB`;
}

const whenUnknown = (count: number | 'unknown') => (count === 'unknown' ? null : count);

/** A recipe with resolved ingredients, its group and its address. */
type LinkedRecipe = {group: string; href: string; entry: RecipeEntry};

/** Reports tags that a file uses but does not define. */
function reportUnknownTags(file: DataFile, items: Items): void {
  const tags = Object.keys((file.data as RecipeFile).tags ?? {}).map((name) => `#${name}`);
  const named = textsIn(file.data.groups, ['groups']).filter(({text}) => /^#\w+$/.test(text));
  for (const {text, keys} of named.filter((tag) => !tags.includes(tag.text))) {
    const meant = didYouMean(text, tags);
    items.report(file, keys, `unknown tag "${text}"${meant}; tags are defined at the top of this file`);
  }
}

/** Returns the names that the description of a recipe needs. */
const namesIn = ({
  result,
  inputs: [first] = [],
  stations,
  action = '',
}: {result: Ingredient} & Pick<RecipeEntry, 'inputs' | 'stations' | 'action'>) => ({
  result: called(result),
  input: first ? called(first) : '',
  station: stations.map(called).join(' or '),
  action,
});

/** Creates the entry of a recipe. */
function entryOf(
  id: string,
  {kind, fill, fluid, action, since, notes = [], unsure = [], ...recipe}: Recipe,
  ingredient: (written: string) => Ingredient,
): RecipeEntry {
  const grid = fill === undefined ? recipe.grid : [0, 1, 2].map(() => [fill, fill, fill]);
  const result = ingredient(recipe.result);
  const inputs = Object.entries(recipe.inputs ?? {}).map(([input, count]) => ({
    ...ingredient(input),
    count: whenUnknown(count),
  }));
  const stations = [recipe.at ?? []].flat().map(ingredient);
  const names = namesIn({result, inputs, stations, action});
  return {
    id,
    title: recipe.title ?? recipeKinds[kind].title?.(names) ?? names.result,
    anchor: `recipe-${id.split('/').at(-1)}`,
    kind,
    stations,
    action,
    grid: grid?.map((row) => row.map((cell) => (cell === null ? null : ingredient(cell)))),
    inputs: recipe.inputs && inputs,
    fluid: fluid && {name: ingredient(fluid.item), amount: liquid(fluid.mb)},
    result: {...result, count: whenUnknown(recipe.count ?? 1)},
    notes,
    unsure,
    since,
    usedIn: [],
  };
}

function recipesOf(file: DataFile, items: Items): LinkedRecipe[] {
  const {tags = {}, groups} = file.data as RecipeFile;
  const item = (id: string) => items.item(id);
  /** Resolves an ingredient such as `#logs` or `minecraft:dirt`. */
  const ingredient = (written: string): Ingredient => {
    if (!written.startsWith('#')) {
      return {items: [item(written)]};
    }
    const {label, items: members = [], like} = tags[written.slice(1)] ?? {label: written};
    return {items: members.map(item), label, like: like === undefined ? undefined : item(like)};
  };
  return Object.entries(groups).flatMap(([group, {page, at, recipes}]) =>
    Object.entries(recipes).map(([id, recipe]) => {
      const entry = entryOf(`${file.id}/${id}`, {at, ...recipe}, ingredient);
      return {group, href: address(recipe.page ?? page, entry.anchor), entry};
    }),
  );
}

function ingredientsOf({grid = [], inputs = [], fluid}: RecipeEntry): Ingredient[] {
  return [...grid.flat().filter((cell) => cell !== null), ...inputs, ...(fluid ? [fluid.name] : [])];
}

const idsOf = (ingredients: readonly Ingredient[]) =>
  new Set(ingredients.flatMap(({items}) => items.map(({id}) => id)));

/** Links each recipe to the recipes that use its result. */
function linkOnwards(recipes: readonly LinkedRecipe[]): void {
  const parts = recipes.map((recipe) => ({
    ...recipe,
    takes: idsOf(ingredientsOf(recipe.entry)),
    makes: idsOf([recipe.entry.result]),
  }));
  for (const {entry, makes} of parts) {
    entry.usedIn = parts
      .filter((other) => other.entry !== entry && [...makes].some((id) => other.takes.has(id)))
      .map(({entry: {title: name}, href}) => ({name, href}));
  }
}

/** Links ingredients and stations to the first recipe for them, or to the page about them. */
function linkBack(recipes: readonly LinkedRecipe[], items: Items): void {
  const makers = new Map<string, string>();
  for (const {entry, href} of recipes) {
    entry.result.items.forEach(({id}) => makers.set(id, makers.get(id) ?? href));
  }
  for (const {entry} of recipes) {
    const own = idsOf([entry.result]);
    for (const ingredient of [...ingredientsOf(entry), ...entry.stations]) {
      ingredient.items = ingredient.items.map((item) => {
        const known = items.describe(item.id);
        const href = own.has(item.id) ? undefined : (makers.get(item.id) ?? known.href);
        return href === undefined ? item : {...known, href};
      });
    }
  }
}

/** Removes the links of alternatives, because the page lists the alternatives once, below the table. */
function brief<T extends Ingredient>(ingredient: T): T {
  return ingredient.label === undefined
    ? ingredient
    : {...ingredient, items: ingredient.items.map(({id, name, sprite}) => ({id, name, sprite}))};
}

/** Converts a recipe to a table row, and counts the items in the grid. */
function row(entry: RecipeEntry): RecipeRow {
  const {grid: _, usedIn: __, ...rest} = entry;
  return {...rest, inputs: countedInputs(entry).map(brief), stations: entry.stations.map(brief)};
}

/** Describes briefly how to get the result of a recipe. */
function how(entry: RecipeEntry): string {
  const names = namesIn(entry);
  return recipeKinds[entry.kind].how?.(names) ?? `make it at a ${names.station}`;
}

export type RecipeBook = {from: DataFile; recipes: LinkedRecipe[]};

/** Reads all recipes, and records each recipe as a way to get its result. */
export function readRecipes(items: Items): RecipeBook[] {
  return items.ofKind('recipes').map((from) => {
    reportUnknownTags(from, items);
    const recipes = recipesOf(from, items);
    for (const {entry, href} of recipes) {
      entry.result.items.forEach(({id}) => items.addOrigin(id, {how: how(entry), href}));
    }
    return {from, recipes};
  });
}

/** Creates the entries of recipes and of groups of recipes, with links between recipes and to pages about items. */
export function recipeEntries(books: readonly RecipeBook[], items: Items): Named[] {
  return books.flatMap(({from, recipes}) => {
    linkOnwards(recipes);
    linkBack(recipes, items);
    const tables = Object.entries((from.data as RecipeFile).groups).map(([id, {title, about}]): Named => {
      const rows = recipes.filter(({group}) => group === id).map(({entry}) => row(entry));
      const groups = [{id, title, about, rows}];
      const entry: Entry<RecipeRow> = {...headOf(from), id: `${from.id}/${id}`, title, groups};
      return {kind: 'recipe-groups', id: entry.id, entry, from};
    });
    return [...recipes.map(({entry}): Named => ({kind: 'recipes', id: entry.id, entry, from})), ...tables];
  });
}
