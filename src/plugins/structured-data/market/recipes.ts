import {nearest} from '../../../content/suggest';
import {called, countedInputs} from '../../../data/recipe';
import type {Entry} from '../../../data/schema/entry';
import type {Ingredient, RecipeEntry, RecipeRow} from '../../../data/schema/market';
import type {RecipeFile} from '../../../data/schema/recipes';
import type {Named} from '../entries';
import type {DataFile} from '../load';
import type {Items, Origin} from './items';
import {complainRepeated} from './parts';
import {address} from './routes';

/** 1000 → `1 bucket (1000 mB)`. */
function liquid(mb: number): string {
  const buckets = mb / 1000;
  return Number.isInteger(buckets) ? `${buckets} bucket${buckets === 1 ? '' : 's'} (${mb} mB)` : `${mb} mB`;
}

const whenUnknown = (count: number | 'unknown') => (count === 'unknown' ? null : count);

/** A recipe with its ingredients filled in, before recipes are linked to each other. */
type LinkedRecipe = {group: string; href: string; entry: RecipeEntry};

/** Reads the recipes of one file and reports items that they name and that do not exist. */
class Reader {
  private readonly data: RecipeFile;

  constructor(
    private readonly file: DataFile,
    private readonly items: Items,
  ) {
    this.data = file.data as RecipeFile;
    for (const [name, {items: members = [], like}] of Object.entries(this.data.tags ?? {})) {
      members.forEach((id, index) => items.find(file, ['tags', name, 'items', index], id));
      if (like !== undefined) {
        items.find(file, ['tags', name, 'like'], like);
      }
    }
  }

  /** `#logs` or `minecraft:dirt` with its items; an unknown one is empty. */
  private ingredient(keys: readonly PropertyKey[], written: string): Ingredient {
    if (!written.startsWith('#')) {
      const item = this.items.find(this.file, keys, written);
      return {items: item ? [item] : []};
    }
    const tags = this.data.tags ?? {};
    const tag = tags[written.slice(1)];
    if (!tag) {
      const meant = nearest(written.slice(1), Object.keys(tags));
      this.items.complain(
        this.file,
        keys,
        `unknown tag "${written}"${meant === undefined ? '' : ` — did you mean "#${meant}"?`}; tags stand at the top of this file`,
      );
      return {items: [], label: written};
    }
    // Mistakes inside a tag are told once, at the tag.
    const quiet = (id: string) => this.items.find(this.file, ['tags'], id, 'quiet');
    const like = tag.like === undefined ? undefined : quiet(tag.like);
    return {
      items: (tag.items ?? []).map(quiet).filter((item) => item !== undefined),
      label: tag.label,
      ...(like && {like}),
    };
  }

  private recipe(groupId: string, id: string): LinkedRecipe | undefined {
    const group = this.data.groups[groupId];
    const recipe = group?.recipes[id];
    if (!group || !recipe) {
      return undefined;
    }
    const at = (...keys: PropertyKey[]) => ['groups', groupId, 'recipes', id, ...keys];
    const {kind, fill, fluid, inputs, action, since} = recipe;
    const stations =
      recipe.at !== undefined
        ? [recipe.at].flat().map((station) => this.ingredient(at('at'), station))
        : [group.at ?? []].flat().map((station) => this.ingredient(['groups', groupId, 'at'], station));
    const result = this.ingredient(at('result'), recipe.result);
    const grid =
      fill === undefined
        ? recipe.grid?.map((row, y) =>
            row.map((cell, x) => (cell === null ? null : this.ingredient(at('grid', y, x), cell))),
          )
        : [0, 1, 2].map(() => [0, 1, 2].map(() => this.ingredient(at('fill'), fill)));
    const made = called(result);
    const listed = Object.entries(inputs ?? {}).map(([input, count]) => ({
      ...this.ingredient(at('inputs', input), input),
      count: whenUnknown(count),
    }));
    const [first] = listed;
    const entry: RecipeEntry = {
      id: `${this.file.id}/${id}`,
      title: recipe.title ?? (kind === 'hammering' && first ? `${made} from ${called(first)}` : made),
      anchor: `recipe-${id}`,
      kind,
      stations,
      ...(action !== undefined && {action}),
      ...(grid && {grid}),
      ...(inputs && {inputs: listed}),
      ...(fluid && {
        fluid: {name: this.ingredient(at('fluid', 'item'), fluid.item), amount: liquid(fluid.mb)},
      }),
      result: {...result, count: whenUnknown(recipe.count ?? 1)},
      notes: recipe.notes ?? [],
      unsure: recipe.unsure ?? [],
      ...(since !== undefined && {since}),
      usedIn: [],
    };
    return {group: groupId, href: address(recipe.page ?? group.page, entry.anchor), entry};
  }

  /** All recipes of the file in its order. */
  read(): LinkedRecipe[] {
    complainRepeated(this.file, 'recipes', this.items);
    return Object.entries(this.data.groups).flatMap(([groupId, {recipes}]) =>
      Object.keys(recipes).flatMap((id) => this.recipe(groupId, id) ?? []),
    );
  }
}

function ingredientsOf({grid = [], inputs = [], fluid}: RecipeEntry): Ingredient[] {
  return [...grid.flat().filter((cell) => cell !== null), ...inputs, ...(fluid ? [fluid.name] : [])];
}

const idsOf = (ingredients: readonly Ingredient[]) =>
  new Set(ingredients.flatMap(({items}) => items.map(({id}) => id)));

/** Links each recipe of an add-on to those that take what it makes. */
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

/**
 * Links what a recipe takes, and where it is made, to the recipe of the same add-on that makes it (the first of several),
 * or to the page about it.
 */
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
        const href = own.has(item.id) ? undefined : (makers.get(item.id) ?? known?.href);
        return known && href !== undefined ? {...known, href} : item;
      });
    }
  }
}

/** An ingredient whose choices are named once below the table, not in every row. */
function brief<T extends Ingredient>(ingredient: T): T {
  return ingredient.label === undefined
    ? ingredient
    : {...ingredient, items: ingredient.items.map(({id, name, sprite}) => ({id, name, sprite}))};
}

/** What a table shows of a recipe: a grid is counted, not shown. */
function row(entry: RecipeEntry): RecipeRow {
  const {grid: _, usedIn: __, ...rest} = entry;
  return {...rest, inputs: countedInputs(entry).map(brief), stations: entry.stations.map(brief)};
}

/** How one gets what a recipe makes, in a few words. */
function how({kind, stations, inputs = [], action}: RecipeEntry): string {
  const station = stations.map(called).join(' or ');
  const first = inputs[0] ? called(inputs[0]) : '';
  switch (kind) {
    case 'smelting':
      return `smelt ${first} in a ${station}`;
    case 'stonecutting':
      return `cut ${first} in a ${station}`;
    case 'casting':
      return `cast it in a ${station}`;
    case 'hammering':
      return `hammer ${first}`;
    case 'gathering':
      // A sentence becomes part of one.
      return `${action?.charAt(0).toLowerCase() ?? ''}${action?.slice(1).replace(/\.$/, '') ?? ''}`;
    case 'worm':
    case 'crucible':
      return station === '' ? `from ${first}` : `from ${first}, in a ${station}`;
    case 'unpublished':
      return 'see the recipe book in the game';
    default:
      return `make it at a ${station}`;
  }
}

/** The recipes of one file. */
export type RecipeBook = {from: DataFile; recipes: LinkedRecipe[]};

/** Reads the recipes of all files, and notes what each makes as a way to get it. */
export function readRecipes(files: readonly DataFile[], items: Items): RecipeBook[] {
  return files.map((from) => {
    const recipes = new Reader(from, items).read();
    for (const {entry, href} of recipes) {
      const origin: Origin = {how: how(entry), href};
      entry.result.items.forEach(({id}) => items.addOrigin(id, origin));
    }
    return {from, recipes};
  });
}

/** Every recipe and every group of recipes, linked to each other and to what explains their items. */
export function recipeEntries(books: readonly RecipeBook[], items: Items): Named[] {
  return books.flatMap(({from, recipes}) => {
    linkOnwards(recipes);
    linkBack(recipes, items);
    const {groups, source} = from.data as RecipeFile;
    const tables = Object.entries(groups).map(([id, {title, about}]): Named => {
      const rows = recipes.filter(({group}) => group === id).map(({entry}) => row(entry));
      const entry: Entry<RecipeRow> = {
        id: `${from.id}/${id}`,
        title,
        file: from.file,
        source,
        groups: [{id, title, ...(about !== undefined && {about}), rows}],
      };
      return {kind: 'recipe-groups', id: entry.id, entry, from};
    });
    return [...recipes.map(({entry}): Named => ({kind: 'recipes', id: entry.id, entry, from})), ...tables];
  });
}
