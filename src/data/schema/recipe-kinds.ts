/** Keys that a kind of recipe can require. */
export type Part = 'at' | 'grid' | 'fill' | 'inputs' | 'fluid' | 'action' | 'unsure' | 'notes';

/** Names that the description of a recipe uses. A missing name is an empty string. */
type Names = {result: string; input: string; station: string; action: string};

type Kind = {
  /** Required keys: a recipe needs at least one key from each list. */
  needs: readonly (readonly Part[])[];
  /** Returns a short description of how to get the result. */
  how?: (names: Names) => string;
  /** Returns the title of a recipe without `title`. Default: the name of the result. */
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
    // Starts in lower case and has no full stop, because pages show the action in the middle of a sentence.
    how: ({action}) => `${action.charAt(0).toLowerCase()}${action.slice(1).replace(/\.$/, '')}`,
  },
  unpublished: {needs: [['unsure', 'notes']], how: () => 'see the recipe book in the game'},
} as const satisfies Record<string, Kind>;

export type RecipeKind = keyof typeof kinds;

/** Rules for each kind of recipe. `src/components/Recipe/kinds.ts` defines how pages show it. */
export const recipeKinds: Readonly<Record<RecipeKind, Kind>> = kinds;
