/**
 * Data that components on Marketplace pages render: items, recipes, drops, materials, traits and structures, validated and with
 * resolved references.
 */

import type {ShownSource} from './common';
import type {Material} from './materials';
import type {RecipeKind} from './recipe-kinds';
import type {Trait} from './traits';

/** Keys of every entry. */
type Origin = {
  title: string;
  /** Path of the data file in the repository. */
  file: string;
  source: ShownSource;
};

/** An item, as shown on pages. */
export type ItemEntry = {
  /** Id in the data, e.g. `ftbst:dust`. */
  id: string;
  /** Id in the game, if it is known. */
  gameId?: string;
  /** English name in the game. */
  name: string;
  /** Index of the cell in the sprite sheet, from 0 (src/sprites). */
  sprite: number;
  /** How a player gets the item, in a few words. */
  obtained?: string;
  /** Address of the page or recipe that explains the item. */
  href?: string;
  note?: string;
};

/** Items of a file, for `ItemSheet`. */
export type ItemListEntry = {id: string; items: Pick<ItemEntry, 'id' | 'name' | 'sprite' | 'gameId'>[]};

/** An ingredient of a recipe: an item, or alternatives under a label such as "any planks". */
export type Ingredient = {
  /** All alternatives. Empty if they are not known, as for "any molten metal". */
  items: ItemEntry[];
  label?: string;
  /** Item to draw if the alternatives are not known, such as oak leaves for "any leaves". */
  like?: ItemEntry;
};

export type ItemLink = {name: string; href: string};

export type RecipeEntry = {
  /** Id on pages, e.g. `sieves-and-things/stone_crafting_table`. */
  id: string;
  title: string;
  /** Id of the figure on the page. */
  anchor: string;
  kind: RecipeKind;
  /** Alternative blocks or tools. */
  stations: Ingredient[];
  /** Action of the player, if there is no crafting screen. */
  action?: string;
  /** Rows from top to bottom. null is an empty cell. */
  grid?: (Ingredient | null)[][];
  /** Ingredients without positions. `count` is null if the number is not published. */
  inputs?: (Ingredient & {count: number | null})[];
  /** Poured liquid. `amount` is formatted, such as `1 bucket (1000 mB)`. */
  fluid?: {name: Ingredient; amount: string};
  /** `count` is null if the number is not published. */
  result: Ingredient & {count: number | null};
  notes: string[];
  /** Unpublished or uncertain facts, which pages mark "Unconfirmed". */
  unsure: string[];
  /** First version of the add-on that contains the recipe. */
  since?: string;
  /** Recipes of the same add-on that use this result. */
  usedIn: ItemLink[];
};

/** A recipe as a table row. `inputs` contains the items of the grid with their numbers. */
export type RecipeRow = Omit<RecipeEntry, 'grid' | 'usedIn'>;

/** Drop chances of the sieve of an add-on. */
export type DropEntry = Origin & {
  id: string;
  /** Note that applies to all chances. */
  about?: string;
  /** Weakest mesh first. `tier` starts at 1. */
  meshes: {id: string; item: ItemEntry; tier: number}[];
  blocks: {id: string; item: ItemEntry}[];
  rows: {
    /** Id in `blocks`. */
    block: string;
    /** Id in `meshes`. */
    mesh: string;
    item: ItemEntry;
    /** Chance per sieved block in percent, with two decimals. */
    chance: number;
    /** Whether no other block and mesh has a higher chance for the item. */
    best: boolean;
  }[];
};

/** A tool material. A table receives materials as `Entry<MaterialEntry>` with one group per tier. */
export type MaterialEntry = Omit<Material, 'item' | 'trait' | 'notes'> & {
  id: string;
  tier: number;
  anchor: string;
  trait: {id: string; name: string; href: string};
  item?: ItemEntry;
  notes: string[];
};

/** A material in the tool builder. */
export type BuilderMaterial = Pick<
  MaterialEntry,
  'id' | 'name' | 'tier' | 'head' | 'handle' | 'trait' | 'since'
> & {
  /** Address of the row in the table of materials. */
  href: string;
  /** Five CSS colours, from outline to highlight. */
  colours: string[];
};

/** Data of a tool builder. */
export type BuilderEntry = Origin & {
  id: string;
  /** Lowest tier first. */
  materials: BuilderMaterial[];
  tools: {
    id: string;
    name: string;
    /** Name of the head. */
    head: string;
    /** Name of the handle. */
    handle: string;
    /** Whether the tool has a binding. */
    binding: boolean;
    /** Name of the block that assembles the tool. */
    station: string;
    /**
     * Rows of pixels: `0` to `4` are the colours of the head, `a` to `e` those of the handle, `A` to `E` those of the
     * binding, and `.` is transparent. Empty if there is no sprite.
     */
    pixels: string[];
  }[];
  /** The binding, which has a trait but no numbers. */
  binding?: {name: string; colours: string[]; trait: MaterialEntry['trait']; unsure: string[]};
};

/** A trait of materials. A table receives traits as `Entry<TraitEntry>` with one group per tier. */
export type TraitEntry = Omit<Trait, 'item' | 'notes' | 'unsure'> & {
  id: string;
  anchor: string;
  tier: number;
  /** Materials with the trait, with links to their rows. An item that is not a tool material has no link. */
  materials: {name: string; href?: string}[];
  notes: string[];
  unsure: string[];
};

/** A structure of several blocks. */
export type StructureEntry = Origin & {
  id: string;
  description: string;
  /** Meaning of each character in the rows. */
  legend: {char: string; name: string; item?: ItemEntry}[];
  /** Layers from bottom to top. The rows of a layer run from back to front and have the same length. */
  layers: {name: string; rows: string[]}[];
  counts: {name: string; count: number}[];
  /** Items needed for the entire structure, if they differ from its blocks. */
  bill: {item: ItemEntry; amount: number | string; for?: string}[];
  notes: string[];
};
