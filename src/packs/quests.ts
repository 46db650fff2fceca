import type {PackFile} from '../data/schema/packs';
import {PackError} from './reading';
import {readSnbt, type Plain} from './snbt';

type Chapter = NonNullable<PackFile['quests']>['chapters'][number];

/** Returns a string unchanged, or undefined for a translation key such as `{ftbquests.chapter.welcome.title}`. */
const text = (value: Plain | undefined): string | undefined =>
  typeof value === 'string' && !/^\{.*\}$|^$/.test(value) ? value : undefined;

/** Removes the game's formatting codes from a title: `&aFirst Materials&r` becomes `First Materials`. */
export function plainTitle(title: string): string {
  return title
    .replace(/\\\\?&\\?/g, '\u0000')
    .replace(/[&§][0-9a-fk-orz]|&#[0-9A-Fa-f]{6}/g, '')
    .replaceAll('\u0000', '&')
    .replace(/[<>\p{Cc}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the ids of the chapter groups. Files from before Minecraft 1.21 also contain their titles. */
function groupsIn(file: Record<string, Plain> | undefined): {id: string; title?: string}[] {
  const list = file?.chapter_groups;
  return (Array.isArray(list) ? list : []).flatMap((group) => {
    const {id, title} = group as Record<string, Plain>;
    return typeof id === 'string' ? [{id, title: text(title)}] : [];
  });
}

/**
 * Reads the chapters of a quest book in their order in the book, with title and number of quests.
 * @param files contents by path below `config/ftbquests/quests`: `chapter_groups.snbt`, `chapters/*.snbt`,
 * `lang/en_us.snbt`
 * @returns the visible chapters that have a title and quests
 * @throws PackError when there is no chapter, or a file is not valid SNBT
 */
export function readChapters(files: ReadonlyMap<string, string>): Chapter[] {
  const read = (path: string) => {
    const content = files.get(path);
    return content === undefined ? undefined : readSnbt(content, path);
  };
  const lang = read('lang/en_us.snbt') ?? {};
  const groups = groupsIn(read('chapter_groups.snbt'));
  const chapters = [...files.keys()]
    .filter((path) => /^chapters\/[^/]+\.snbt$/.test(path))
    .map((path) => read(path)!)
    .filter((chapter) => chapter.always_invisible !== true)
    .map((chapter) => {
      const {id, group, order_index: index, quests} = chapter;
      const at = groups.findIndex((each) => each.id === group);
      const title = text(lang[`chapter.${String(id)}.title`]) ?? text(chapter.title);
      const groupTitle = text(lang[`chapter_group.${String(group)}.title`]) ?? groups[at]?.title;
      return {
        place: [at, typeof index === 'number' ? index : 0] as const,
        title: title === undefined ? '' : plainTitle(title),
        group: groupTitle === undefined ? undefined : plainTitle(groupTitle),
        quests: Array.isArray(quests) ? quests.length : 0,
      };
    });
  if (chapters.length === 0) {
    throw new PackError('found no chapters/*.snbt; choose the folder config/ftbquests/quests');
  }
  const named = chapters.filter(({title, quests}) => title !== '' && quests > 0);
  if (named.length === 0) {
    throw new PackError(
      'no chapter has an English title and quests; check whether lang/en_us.snbt is missing',
    );
  }
  return named
    .sort(
      (a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1] || a.title.localeCompare(b.title, 'en'),
    )
    .map(({title, group, quests}) => ({title, ...(group ? {group} : {}), quests}));
}
