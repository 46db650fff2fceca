import type {RecipeKind} from '@site/src/data/schema/recipe-kinds';

interface Kind {
  /** Name used in figures and rows. */
  name: string;
  /** Whether readers look it up by its ingredient, not by its result. */
  isConversion?: true;
  /** Whether the player's action already names the ingredient. */
  isAction?: true;
}

/**
 * How pages show each kind of recipe; `src/data/schema/recipe-kinds.ts` defines the data that a kind must contain.
 */
export const kinds: Readonly<Record<RecipeKind, Kind>> = {
  shaped: {name: 'Crafting'},
  shapeless: {name: 'Crafting, in any order'},
  stonecutting: {name: 'Stonecutting'},
  smelting: {name: 'Smelting'},
  casting: {name: 'Casting'},
  alloying: {name: 'Alloying'},
  smithing: {name: 'Smithing'},
  hammering: {name: 'Hammering', isConversion: true},
  crucible: {name: 'Crucible', isConversion: true},
  worm: {name: 'Leaf Worm', isConversion: true},
  gathering: {name: 'Gathering', isConversion: true, isAction: true},
  unpublished: {name: 'Recipe not published'},
};
