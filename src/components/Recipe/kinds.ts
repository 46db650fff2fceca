import type {RecipeKind} from '@site/src/data/schema/recipe-kinds';

interface Kind {
  /** What figures and rows call it. */
  name: string;
  /** Readers look it up by what they have, not by what they want. */
  isConversion?: true;
  /** What the player does names what goes in. */
  isAction?: true;
}

/** How pages show each kind of recipe; what it has to say stands in `src/data/schema/recipe-kinds.ts`. */
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
