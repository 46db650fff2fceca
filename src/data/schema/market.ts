/**
 * The `data` of components on Marketplace pages: items, recipes, drops, materials, traits and structures, validated and with
 * their references filled in.
 */

import type {ShownSource} from './common';
import type {Material} from './materials';
import type {RecipeKind} from './recipe-kinds';
import type {Trait} from './traits';

/** Keys of every entry. */
type Origin = {
  /** Caption. */
  title: string;
  /** Path of the data file in the repository. */
  file: string;
  source: ShownSource;
};

/** An item as pages show it. */
export type ItemEntry = {
  /** Id in the data, e.g. `ftbst:dust`. */
  id: string;
  /** Id in the game, if it is known. */
  gameId?: string;
  /** Name in the game's English. */
  name: string;
  /** Cell in the sprite sheet, counted from 0 (src/sprites). */
  sprite: number;
  /** How a player gets it, in a few words. */
  obtained?: string;
  /** Address of the page, or of the recipe on it, that explains the item. */
  href?: string;
  note?: string;
};

/** Every item of one file, for `ItemSheet`. */
export type ItemListEntry = {id: string; items: Pick<ItemEntry, 'id' | 'name' | 'sprite' | 'gameId'>[]};

/** An ingredient of a recipe: one item, or any of several under a label such as "any planks". */
export type Ingredient = {
  /** Every item that fits. Empty for a label whose items are not known ("any molten metal"). */
  items: ItemEntry[];
  label?: string;
  /** The item to draw where not all items are listed: an oak leaf for "any leaves". */
  like?: ItemEntry;
};

/** A link to another recipe or row, by its name. */
export type ItemLink = {name: string; href: string};

export type RecipeEntry = {
  /** Id as a page names it, e.g. `sieves-and-things/stone_crafting_table`. */
  id: string;
  title: string;
  /** Id of the figure in the page. */
  anchor: string;
  kind: RecipeKind;
  /** Alternative blocks or tools that it is made with. */
  stations: Ingredient[];
  /** The player's action, where there is no crafting screen. */
  action?: string;
  /** Rows top to bottom, columns left to right; null is an empty cell. Shaped recipes and pictured alloys. */
  grid?: (Ingredient | null)[][];
  /** Ingredients without a position; `count` is null if the number is not published. */
  inputs?: (Ingredient & {count: number | null})[];
  /** The poured liquid with its amount, e.g. `1 bucket (1000 mB)`. */
  fluid?: {name: Ingredient; amount: string};
  /** `count` is null if the number is not published. */
  result: Ingredient & {count: number | null};
  /** Surprising facts, such as ingredients that come back. One sentence each. */
  notes: string[];
  /** Unpublished or uncertain facts, which pages mark "Unconfirmed". */
  unsure: string[];
  /** First version of the add-on that has it. */
  since?: string;
  /** Recipes of the same add-on that use this result. Ingredients have a link to the recipe that makes them. */
  usedIn: ItemLink[];
};

/** A recipe as a row of a table; `inputs` counts the items of a grid. */
export type RecipeRow = Omit<RecipeEntry, 'grid' | 'usedIn'>;

/** Chances of one add-on's sieve. */
export type DropEntry = Origin & {
  id: string;
  /** Note that holds for all chances. */
  about?: string;
  /** Weakest first; `tier` counts from 1. */
  meshes: {id: string; item: ItemEntry; tier: number}[];
  blocks: {id: string; item: ItemEntry}[];
  rows: {
    /** Ids of `blocks` and `meshes`. */
    block: string;
    mesh: string;
    item: ItemEntry;
    /** Percent per sieved block, as published (two decimals). */
    chance: number;
    /** Whether no other combination of mesh and block drops this item more often. */
    best: boolean;
  }[];
};

/** Numbers of one tool material. A table receives them as `Entry<MaterialEntry>`, one group per tier. */
export type MaterialEntry = Omit<Material, 'item' | 'trait' | 'notes'> & {
  id: string;
  tier: number;
  anchor: string;
  trait: {id: string; name: string; href: string};
  item?: ItemEntry;
  notes: string[];
};

/** A material as the tool builder needs it. */
export type BuilderMaterial = Pick<
  MaterialEntry,
  'id' | 'name' | 'tier' | 'head' | 'handle' | 'trait' | 'since'
> & {
  /** Address of its row in the table of its tier. */
  href: string;
  /** Five colours from outline to shine, as CSS. */
  colours: string[];
};

/** The data of a tool builder. */
export type BuilderEntry = Origin & {
  id: string;
  /** Lowest tier first. */
  materials: BuilderMaterial[];
  tools: {
    id: string;
    name: string;
    /** Names of its parts. */
    head: string;
    handle: string;
    /** Whether it has a binding. */
    binding: boolean;
    /** Block that assembles it. */
    station: string;
    /**
     * Rows of pixels: `0`–`4` in the colours of the head, `a`–`e` of the handle, `A`–`E` of the binding, `.` for none.
     * Empty where there is no sprite yet.
     */
    pixels: string[];
  }[];
  /** The binding, which has a trait and no numbers. */
  binding?: {name: string; colours: string[]; trait: MaterialEntry['trait']; unsure: string[]};
};

/** A trait of materials. A table receives them as `Entry<TraitEntry>`, one group per tier. */
export type TraitEntry = Omit<Trait, 'item' | 'notes' | 'unsure'> & {
  id: string;
  anchor: string;
  tier: number;
  /** Materials that have it, with links to their rows; an item that is not a tool material has no link. */
  materials: {name: string; href?: string}[];
  notes: string[];
  unsure: string[];
};

/** A multi-block structure, layer by layer. */
export type StructureEntry = Origin & {
  id: string;
  description: string;
  /** Meaning of each character of the rows. */
  legend: {char: string; name: string; item?: ItemEntry}[];
  /** From the ground up; rows from the back to the front, all of one length. */
  layers: {name: string; rows: string[]}[];
  counts: {name: string; count: number}[];
  /** Materials for all its blocks, if they differ from the blocks. */
  bill: {item: ItemEntry; amount: number | string; for?: string}[];
  notes: string[];
};
