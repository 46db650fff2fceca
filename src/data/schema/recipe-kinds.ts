/** Keys that a recipe of some kind must have. */
export type Part = 'at' | 'grid' | 'fill' | 'inputs' | 'fluid' | 'action' | 'unsure' | 'notes';

/** Names for the description of a recipe; empty if it has none. */
type Names = {result: string; input: string; station: string; action: string};

type Kind = {
  /** Required keys: at least one of each list. */
  needs: readonly (readonly Part[])[];
  /** Short description of how to get the result. */
  how?: (names: Names) => string;
  /** Title if the data has none. Default: the name of the result. */
  title?: (names: Names) => string;
};

const at = ['at'] as const;
const inputs = ['inputs'] as const;

const fromIn = ({input, station}: Names) =>
  station === '' ? `from ${input}` : `from ${input}, in a ${station}`;

const kinds = {
  shaped: {needs: [at, ['grid', 'fill']]},
  shapeless: {needs: [at, inputs]},
  stonecutting: {needs: [at, inputs], how: ({input, station}) => `cut ${input} in a ${station}`},
  smelting: {needs: [at, inputs], how: ({input, station}) => `smelt ${input} in a ${station}`},
  casting: {needs: [at, ['fluid', 'inputs']], how: ({station}) => `cast it in a ${station}`},
  alloying: {needs: [at, ['unsure', 'grid', 'fill', 'inputs', 'fluid']]},
  smithing: {needs: [at, inputs]},
  hammering: {
    needs: [at, inputs],
    how: ({input}) => `hammer ${input}`,
    title: ({result, input}) => `${result} from ${input}`,
  },
  crucible: {needs: [at, ['fluid', 'inputs']], how: fromIn},
  worm: {needs: [inputs], how: fromIn},
  gathering: {
    needs: [['action']],
    // Pages show the action inside a sentence.
    how: ({action}) => `${action.charAt(0).toLowerCase()}${action.slice(1).replace(/\.$/, '')}`,
  },
  unpublished: {needs: [['unsure', 'notes']], how: () => 'see the recipe book in the game'},
} as const satisfies Record<string, Kind>;

/** Kinds of recipes. Of an unpublished one only the result is known. */
export type RecipeKind = keyof typeof kinds;

/** Rules of each kind of recipe; `src/components/Recipe/kinds.ts` says how pages show it. */
export const recipeKinds: Readonly<Record<RecipeKind, Kind>> = kinds;
