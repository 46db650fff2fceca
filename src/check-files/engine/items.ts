import type {Finding} from './findings';

/** The items of a quest book that share a namespace. */
export interface Items {
  count: number;
  /** File and line of the first item. */
  file: string;
  line: number;
}

/** Namespaces of the game, the loaders and FTB Quests. */
const always = ['minecraft', 'forge', 'neoforge', 'fabric', 'c', 'ftbquests'];

const letters = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Returns whether a mod's file name contains a namespace or is a longer form of the namespace, such as
 * `HostileNeuralNetworks` for `hostilenetworks`.
 */
function isOf(file: string, namespace: string): boolean {
  if (file.includes(namespace)) return true;
  if (namespace.length < 5 || !file.startsWith(namespace.slice(0, 3))) return false;
  let at = 0;
  for (const letter of file) if (letter === namespace[at]) at += 1;
  return at === namespace.length;
}

/**
 * Reports items whose mod is not in a list of mods.
 * @param items items by namespace
 * @param mods ids or file names of mods
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
      message: `No mod in your list has \`${namespace}\` in its name, but ${count} tasks and rewards of this book use items with this namespace. This is the first of them.`,
      fix: 'Check which mod adds these items, because its file may have a different name. Without the mod, players see missing items.',
    }));
}
