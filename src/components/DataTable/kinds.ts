/**
 * Kinds of rows with their plural names for the label of the filter. The attribute `data-kind` of a row contains its
 * kind, and the search uses it for ranking (src/search).
 */
export const rowKinds = {
  cause: 'causes',
  command: 'commands',
  drop: 'drops',
  fact: 'rows',
  key: 'keys',
  material: 'materials',
  node: 'nodes',
  option: 'options',
  property: 'properties',
  recipe: 'recipes',
  release: 'releases',
  setting: 'settings',
  timer: 'timers',
  tool: 'tools of one material',
  trait: 'traits',
  type: 'types',
  chapter: 'chapters',
  mod: 'mods',
  need: 'values',
  pack: 'packs',
  version: 'versions',
} as const;

export type RowKind = keyof typeof rowKinds;

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- merged declarations must have the same type parameters
  interface HTMLAttributes<T> {
    'data-kind'?: RowKind;
  }
}
