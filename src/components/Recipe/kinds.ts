import type {RecipeKind} from '@site/src/data/schema/recipe-kinds';

interface Kind {
  /** Name in figures and tables. */
  name: string;
  /** Whether readers look up the recipe by its ingredient rather than by its result. */
  isConversion?: true;
  /** Whether the description of the player's action already contains the ingredient. */
  isAction?: true;
}

/** How pages show each kind of recipe. `src/data/schema/recipe-kinds.ts` defines the data of each kind. */
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
