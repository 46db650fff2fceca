/**
 * What components of the Marketplace pages receive as `data`: items, recipes, drops, materials, traits, structures,
 * checked, with every id they refer to filled in.
 */

import type {ShownSource} from './common';
import type {Material} from './materials';
import type {RecipeKind} from './recipe-kinds';
import type {Trait} from './traits';

/** What every entry says of itself: where it is corrected, and up to when it holds. */
type Origin = {
  /** Caption. */
  title: string;
  /** Path of the data file in the repository. */
  file: string;
  source: ShownSource;
};

/** One item as pages draw it. */
export type ItemEntry = {
  /** Key in the data, e.g. `ftbst:dust`. */
  id: string;
  /** The id in the game, where it is known. */
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

/** Every item of one file, for the sheet that shows them all. */
export type ItemListEntry = {id: string; items: Pick<ItemEntry, 'id' | 'name' | 'sprite' | 'gameId'>[]};

/** What fills a cell of a recipe: one item, or any of several under a label such as "any planks". */
export type Ingredient = {
  /** Every item that fits. Empty where the facts name none ("any molten metal"): then there is a label. */
  items: ItemEntry[];
  label?: string;
  /** What is drawn where the items are not all named: an oak leaf for "any leaves". */
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
  /** Blocks or tools it is made with; several: any of them. */
  stations: Ingredient[];
  /** What the player does, where no crafting screen is involved. */
  action?: string;
  /** Rows top to bottom, columns left to right; null is an empty cell. Shaped recipes and pictured alloys. */
  grid?: (Ingredient | null)[][];
  /** Everything without a shape; `count` is null where the number is not published. */
  inputs?: (Ingredient & {count: number | null})[];
  /** What is poured, and how much, e.g. `1 bucket (1000 mB)`. */
  fluid?: {name: Ingredient; amount: string};
  /** What comes out; `count` is null where the number is not published. */
  result: Ingredient & {count: number | null};
  /** What surprises people, e.g. ingredients that come back. One sentence each. */
  notes: string[];
  /** What is not published, or read from words only: shown under the mark "Unconfirmed". */
  unsure: string[];
  /** First version of the add-on that has it. */
  since?: string;
  /** Recipes of the same add-on that take this result. Ingredients carry the link to the recipe that makes them. */
  usedIn: ItemLink[];
};

/** A recipe as a row of a table: what a grid holds is counted in `inputs`. */
export type RecipeRow = Omit<RecipeEntry, 'grid' | 'usedIn'>;

/** Chances of one add-on's sieve. */
export type DropEntry = Origin & {
  id: string;
  /** What holds for all chances. */
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
    /** No other mesh × block gives this item more often. */
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

/** What a tool builder puts together. */
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
    /** It takes the binding. */
    binding: boolean;
    /** Block it is put together at. */
    station: string;
    /**
     * Rows of pixels: `0`–`4` in the colours of the head, `a`–`e` of the handle, `A`–`E` of the binding, `.` for none.
     * Empty where there is no sprite yet.
     */
    pixels: string[];
  }[];
  /** Holds head and handle together; brings a trait and no numbers. */
  binding?: {name: string; colours: string[]; trait: MaterialEntry['trait']; unsure: string[]};
};

/** What a material does beyond its numbers. A table receives them as `Entry<TraitEntry>`, one group per tier. */
export type TraitEntry = Omit<Trait, 'item' | 'notes' | 'unsure'> & {
  id: string;
  anchor: string;
  tier: number;
  /** Materials that have it, with links to their rows; what is no tool material has none. */
  materials: {name: string; href?: string}[];
  notes: string[];
  unsure: string[];
};

/** A multi-block structure, layer by layer. */
export type StructureEntry = Origin & {
  id: string;
  description: string;
  /** What each character of the rows stands for. */
  legend: {char: string; name: string; item?: ItemEntry}[];
  /** From the ground up; rows from the back to the front, all of one length. */
  layers: {name: string; rows: string[]}[];
  counts: {name: string; count: number}[];
  /** What all its blocks are made of, where that is more than the blocks themselves. */
  bill: {item: ItemEntry; amount: number | string; for?: string}[];
  notes: string[];
};
