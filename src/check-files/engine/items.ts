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

/** Whether the name of a mod's file has a namespace in it, or is a longer form of it: `HostileNeuralNetworks` of `hostilenetworks`. */
function isOf(file: string, namespace: string): boolean {
  if (file.includes(namespace)) return true;
  if (namespace.length < 5 || !file.startsWith(namespace.slice(0, 3))) return false;
  let at = 0;
  for (const letter of file) if (letter === namespace[at]) at += 1;
  return at === namespace.length;
}

/**
 * Items of mods that are not in a list of mods.
 * @param items by namespace
 * @param mods ids of mods, or names of their files
 */
export function itemsWithoutMod(items: ReadonlyMap<string, Items>, mods: readonly string[]): Finding[] {
  const names = mods.map(letters);
  return [...items]
    .filter(
      ([namespace]) => !always.includes(namespace) && !names.some((name) => isOf(name, letters(namespace))),
    )
    .map(([namespace, {count, file, line}]) => ({
      severity: 'note',
      file,
      line,
      key: namespace,
      message: `No mod in your list has \`${namespace}\` in its name, and ${count} tasks and rewards of this book want items of it. Here is the first.`,
      fix: 'Look which mod has these items: the name of its file can differ. Without the mod, players see missing items.',
    }));
}
