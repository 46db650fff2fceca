import type {Finding} from './findings';

/** The items of a quest book that have the same namespace. */
export interface Items {
  count: number;
  /** Place of the first. */
  file: string;
  line: number;
}

/** Namespaces of the game, its loaders and FTB Quests. */
const always = ['minecraft', 'forge', 'neoforge', 'fabric', 'c', 'ftbquests'];

const letters = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Items of mods that are not in a list of mods.
 * @param items by namespace
 * @param mods ids of mods, or names of their files
 */
export function itemsWithoutMod(items: ReadonlyMap<string, Items>, mods: readonly string[]): Finding[] {
  const names = mods.map(letters);
  return [...items]
    .filter(
      ([namespace]) =>
        !always.includes(namespace) && !names.some((name) => name.includes(letters(namespace))),
    )
    .map(([namespace, {count, file, line}]) => ({
      severity: 'warning',
      file,
      line,
      key: namespace,
      message: `No mod in your list has \`${namespace}\` in its name, and ${count} tasks and rewards of this book want items of it. Here is the first.`,
      fix: 'Look which mod has these items: the name of its file can differ. Without the mod, players see missing items.',
    }));
}
