import type {CompoundTag} from '../../snbt';
import type {ModFacts} from '../../data/schema/facts';

/** Type of content in a file, according to the path of the file. */
export type Kind =
  | {kind: 'settings'; mod: string; id: string}
  | {kind: 'ranks' | 'rank-players'}
  | {kind: 'quests'; root: string; part: string};

const nameOf = (path: string): string => path.split('/').pop()!.toLowerCase();

/** Returns the full keys of all entries in a file, such as `teleportation.home.max`. */
function keysOf(content: CompoundTag, prefix = ''): string[] {
  return [...content.entries].flatMap(([name, tag]) => [
    `${prefix}${name}`,
    ...(tag.type === 'compound' ? keysOf(tag, `${prefix}${name}.`) : []),
  ]);
}

/**
 * Guesses the path of pasted text: a quest chapter, a rank file, or the settings file that shares the most keys
 * with the text.
 * @param facts facts about all mods in all versions
 */
export function pathOf(content: CompoundTag, facts: readonly ModFacts[]): string | undefined {
  if (content.entries.has('quests')) return 'ftbquests/quests/chapters/pasted.snbt';
  const values = [...content.entries.values()];
  if (values.some((tag) => tag.type === 'compound' && tag.entries.has('power'))) return 'ftbranks/ranks.snbt';
  const keys = new Set(keysOf(content));
  const scores = facts.flatMap(({files, options}) =>
    files.map(({id, path}) => ({
      path,
      known: options.filter((option) => option.file === id && keys.has(option.key)).length,
    })),
  );
  const best = scores.reduce((most, each) => (each.known > most.known ? each : most), {path: '', known: 0});
  return best.known > 0 ? best.path : undefined;
}

/**
 * Returns whether a file is a template in `defaultconfigs`. The game copies templates; the mods do not read them as
 * settings.
 */
export const isTemplate = (path: string): boolean => /(?:^|\/)defaultconfigs\//i.test(path);

/** Returns the file name without its extension, because a file can be in SNBT or in JSON5. */
const stem = (path: string): string => nameOf(path).replace(/\.(?:snbt|json5)$/, '');

/**
 * Creates a function that recognises the files of FTB mods in an instance or server.
 * @param facts facts about all mods in all versions
 */
export function recogniser(
  facts: readonly Pick<ModFacts, 'mod' | 'files'>[],
): (path: string) => Kind | undefined {
  const settings = new Map<string, Kind>();
  for (const {mod, files} of facts) {
    for (const {id, path, override, template} of files) {
      for (const name of [path, override, template]) {
        // The file `data` contains the settings of a quest book and is recognised by its folder.
        if (name !== undefined && stem(name) !== 'data') {
          settings.set(stem(name), {kind: 'settings', mod, id});
        }
      }
    }
  }
  // Other mods may use this file name as well, so the check below also looks at the folder.
  settings.delete('client-config');
  return (path) => {
    if (!/\.(?:snbt|json5)$/i.test(path)) return undefined;
    const quests =
      /^(.*?(?:^|\/)(?:ftb)?quests\/)(?:quests\/)?((?:chapters|reward_tables|lang)\/.+|(?:data|chapter_groups)\.(?:snbt|json5))$/i.exec(
        path,
      );
    if (quests) return {kind: 'quests', root: quests[1]!, part: quests[2]!.toLowerCase()};
    if (/(?:^|\/)(?:ftbranks\/)?ranks\.(?:snbt|json5)$/i.test(path)) return {kind: 'ranks'};
    if (/(?:^|\/)ftbranks\/players\.(?:snbt|json5)$/i.test(path)) return {kind: 'rank-players'};
    const name = /ftbchunks\/client-config\.snbt$/i.test(path)
      ? 'ftbchunks-client'
      : /ftbquests\/client-config\.snbt$/i.test(path)
        ? 'ftbquests-client'
        : stem(path);
    return settings.get(name);
  };
}
