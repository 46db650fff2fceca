import type {CompoundTag, Tag} from '../../snbt';
import type {ModFacts} from '../../data/schema/facts';
import {itemsWithoutMod, type Items} from './items';
import {nearest} from '../../lib/suggest';
import {circlesOf} from './circles';
import type {Finding} from './findings';

/** A parsed file of a quest book. */
export interface BookFile {
  path: string;
  /** Path inside the quest book, such as `chapters/welcome.snbt`. */
  part: string;
  content: CompoundTag;
}

/** File and line of an object in the book. */
interface Place {
  file: string;
  line: number;
}

export interface Quest extends Place {
  id: string;
  chapter: string;
  x: number;
  y: number;
  dependencies: string[];
  /** Number of dependencies that must be completed or started before the quest. */
  needs: number;
}

/** How much of the book is translated into a language. */
interface Coverage {
  language: string;
  texts: number;
  missing: string[];
  /** Keys that the English file does not contain. */
  left: string[];
  /** Number of values that are the same as in English. */
  same: number;
}

/** The content of a quest book. */
export interface Book {
  chapters: {id: string; file: string; title?: string; quests: Quest[]}[];
  tasks: number;
  rewards: number;
  languages: Coverage[];
}

const compounds = (tag: Tag | undefined): CompoundTag[] =>
  tag?.type === 'list' ? tag.items.filter((item): item is CompoundTag => item.type === 'compound') : [];

const text = (of: CompoundTag, key: string): string | undefined => {
  const tag = of.entries.get(key);
  return tag?.type === 'string' ? tag.value : undefined;
};

const number = (of: CompoundTag, key: string): number => {
  const tag = of.entries.get(key);
  return tag && 'value' in tag ? Number(tag.value) : 0;
};

const texts = (tag: Tag | undefined): string[] =>
  tag && 'items' in tag ? tag.items.flatMap((item) => (item.type === 'string' ? [item.value] : [])) : [];

/** Returns how many dependencies a quest requires, counted as in `Quest#areDependenciesComplete`. */
function needsOf(quest: CompoundTag, all: number): number {
  const least = number(quest, 'min_required_dependencies');
  if (least > 0) return Math.min(least, all);
  return text(quest, 'dependency_requirement')?.startsWith('one_') ? Math.min(1, all) : all;
}

const lineOf = (of: CompoundTag, key: string): number =>
  of.lines.get(key) ?? Math.min(...of.lines.values(), Infinity);

const placeOf = (file: string, of: CompoundTag): Place => {
  const line = lineOf(of, 'id');
  return {file, line: Number.isFinite(line) ? line : 1};
};

/** Returns whether FTB Quests can read an id: a positive long in hexadecimal (`BaseQuestFile#readID`). */
const isReadable = (id: string): boolean => /^#?[0-9a-f]{1,16}$/i.test(id) && !/^#?[89a-f].{15}$/i.test(id);

/** Returns the types of tasks or rewards in a version, as written in a file. */
const typesOf = ({things}: ModFacts, table: string): string[] =>
  things
    .filter((thing) => thing.table === `ftb-quests/${table}`)
    .flatMap(({type}) => (type === undefined ? [] : [type]));

class BookCheck {
  readonly findings: Finding[] = [];
  /** The book itself has the id 1 (`BaseQuestFile#getID`). */
  readonly ids = new Map<string, Place>([['0000000000000001', {file: '', line: 1}]]);
  readonly quests = new Map<string, Quest>();
  readonly items = new Map<string, Items>();
  private readonly unreadable = new Map<string, {place: Place; id: string; count: number}>();
  /**
   * Whether the current chapter has the id of another chapter. It is then a copy, all of whose ids are
   * duplicates, so only the chapter's own id is reported.
   */
  private isInCopy = false;
  readonly book: Book = {chapters: [], tasks: 0, rewards: 0, languages: []};

  constructor(
    private readonly files: readonly BookFile[],
    private readonly facts: ModFacts,
    private readonly mods: readonly string[],
  ) {}

  /** Registers an id, and reports a duplicate, which `BaseQuestFile#readID` replaces with a new id. */
  private take(file: string, of: CompoundTag): string | undefined {
    const id = text(of, 'id');
    const place = placeOf(file, of);
    if (id === undefined) return undefined;
    const before = this.ids.get(id);
    if (!isReadable(id)) {
      const known = this.unreadable.get(file);
      this.unreadable.set(file, {
        place: known?.place ?? place,
        id: known?.id ?? id,
        count: (known?.count ?? 0) + 1,
      });
    } else if (before && !this.isInCopy) {
      this.findings.push({
        severity: 'error',
        ...place,
        key: id,
        message: `The id \`${id}\` is also used in ${before.file}, line ${before.line}. FTB Quests gives one of the two objects a new id. Texts, dependencies and progress stay with the other object.`,
        fix: 'Give one of them another id: 16 digits or letters from A to F, beginning with a digit from 0 to 7.',
      });
    }
    this.ids.set(id, before ?? place);
    return id;
  }

  /** Reports unreadable ids once per file, because in a handwritten book all ids may be unreadable. */
  private unreadableIds(): void {
    for (const {place, id, count} of this.unreadable.values()) {
      this.findings.push({
        severity: 'error',
        ...place,
        key: id,
        message: `FTB Quests cannot read the id \`${id}\`${count > 1 ? ` and ${count - 1} more in this file` : ''}. While loading the book, the mod creates a new id, and loses texts, dependencies and progress of the old one.`,
        fix: 'Write 16 digits or letters from A to F, beginning with a digit from 0 to 7.',
      });
    }
  }

  private things(kind: 'tasks' | 'rewards', file: string, quest: CompoundTag): void {
    const known = typesOf(this.facts, kind);
    for (const each of compounds(quest.entries.get(kind))) {
      this.book[kind] += 1;
      this.take(file, each);
      const type = (text(each, 'type') ?? '').replace(/^ftbquests:/, '');
      const {line} = placeOf(file, each);
      // A type with another namespace belongs to another mod.
      if (type !== '' && !type.includes(':') && !known.includes(type)) {
        const meant = nearest(type, known);
        this.findings.push({
          severity: 'warning',
          file,
          line: each.lines.get('type') ?? line,
          key: type,
          message: `FTB Quests ${this.facts.release} has no ${kind.slice(0, -1)} of the type \`${type}\`. It may come from another mod. If that mod is missing, FTB Quests ignores the ${kind.slice(0, -1)}.`,
          ...(meant !== undefined && {fix: `Did you mean \`${meant}\`?`}),
        });
      }
      if (type === 'item') this.item(file, each);
    }
  }

  private item(file: string, of: CompoundTag): void {
    const tag = of.entries.get('item');
    const id = tag?.type === 'compound' ? text(tag, 'id') : tag?.type === 'string' ? tag.value : undefined;
    if (id === undefined || id === '') return;
    const inner = tag?.type === 'compound' ? tag.lines.get('id') : undefined;
    const line = inner ?? of.lines.get('item') ?? 1;
    if (id.includes(':')) {
      const namespace = id.split(':')[0]!;
      const known = this.items.get(namespace);
      this.items.set(namespace, {...(known ?? {file, line}), count: (known?.count ?? 0) + 1});
      return;
    }
    this.findings.push({
      severity: 'warning',
      file,
      line,
      key: id,
      message: `The item \`${id}\` has no namespace, so the game looks for \`minecraft:${id}\`.`,
      fix: 'Write the id with its mod in front, for example `minecraft:stone`.',
    });
  }

  private chapter({path, content}: BookFile): void {
    const isCopy = this.ids.has(text(content, 'id') ?? '');
    const id = this.take(path, content);
    this.isInCopy = isCopy;
    const chapter: Book['chapters'][number] = {
      id: id ?? '',
      file: path,
      title: text(content, 'title'),
      quests: [],
    };
    const quests = compounds(content.entries.get('quests'));
    if (quests.length === 0 && compounds(content.entries.get('quest_links')).length === 0) {
      this.findings.push({
        severity: 'note',
        file: path,
        line: 1,
        message: 'The chapter is empty, so players do not see it.',
      });
    }
    for (const of of quests) {
      const questId = this.take(path, of);
      this.things('tasks', path, of);
      this.things('rewards', path, of);
      if (questId === undefined) continue;
      const dependencies = of.entries.get('dependencies');
      const quest: Quest = {
        id: questId,
        chapter: chapter.id,
        ...placeOf(path, of),
        x: number(of, 'x'),
        y: number(of, 'y'),
        dependencies: texts(dependencies),
        needs: needsOf(of, texts(dependencies).length),
      };
      if (dependencies) quest.line = of.lines.get('dependencies') ?? quest.line;
      chapter.quests.push(quest);
      this.quests.set(questId, quest);
    }
    compounds(content.entries.get('quest_links')).forEach((link) => this.take(path, link));
    this.isInCopy = false;
    this.book.chapters.push(chapter);
  }

  private dependencies(): void {
    for (const quest of this.quests.values()) {
      for (const id of quest.dependencies) {
        if (!this.ids.has(id)) {
          this.findings.push({
            severity: 'error',
            file: quest.file,
            line: quest.line,
            key: id,
            message: `The quest \`${quest.id}\` depends on \`${id}\`, which is not in this book. FTB Quests ignores that dependency.`,
            fix: 'Remove the id, or replace it with the id of the right quest.',
          });
        }
      }
    }
  }

  private rewardTable({path, content}: BookFile): void {
    this.take(path, content);
    // Ids of rewards in a table are not checked for duplicates, because published packs with such duplicates work.
    for (const reward of compounds(content.entries.get('rewards'))) {
      const id = text(reward, 'id');
      if (id !== undefined && !this.ids.has(id)) this.ids.set(id, placeOf(path, reward));
    }
  }

  private languages(): void {
    const languages = new Map<string, Map<string, {value: string; place: Place}>>();
    for (const {path, part, content} of this.files) {
      const language = /^lang\/([a-z]{2,3}_[a-z]{2,4})(?:\/|\.)/.exec(part)?.[1];
      if (language === undefined) continue;
      const known = languages.get(language) ?? new Map<string, {value: string; place: Place}>();
      languages.set(language, known);
      for (const [key, tag] of content.entries) {
        const value = tag.type === 'string' ? tag.value : texts(tag).join('\n');
        known.set(key, {value, place: {file: path, line: content.lines.get(key) ?? 1}});
      }
    }
    const english = languages.get('en_us');
    if (!english) return;
    for (const [language, known] of languages) {
      this.book.languages.push({
        language,
        texts: known.size,
        missing: [...english.keys()].filter((key) => !known.has(key)),
        left: [...known.keys()].filter((key) => !english.has(key)),
        same:
          language === 'en_us'
            ? 0
            : [...known].filter(([key, {value}]) => english.get(key)?.value === value).length,
      });
    }
    this.leftover(english);
  }

  /**
   * Reports language keys whose object is no longer in the book. They share one finding, because an edited book
   * contains many such keys.
   */
  private leftover(english: ReadonlyMap<string, {value: string; place: Place}>): void {
    const left = [...english].filter(([key]) => {
      const id = /^[a-z_]+\.([0-9A-F]{16})\./.exec(key)?.[1];
      return id !== undefined && !this.ids.has(id);
    });
    const [first] = left;
    if (!first) return;
    const [key, {place}] = first;
    const rest = left.length > 1 ? `, and ${left.length - 1} more` : '';
    this.findings.push({
      severity: 'note',
      ...place,
      key,
      message: `Some texts belong to no quest, task or reward in this book: \`${key}\`${rest}. They are harmless.`,
    });
  }

  run(): {book: Book; findings: Finding[]} {
    const chaptersOf = (folder: string) => this.files.filter(({part}) => part.startsWith(`${folder}/`));
    chaptersOf('chapters').forEach((file) => this.chapter(file));
    chaptersOf('reward_tables').forEach((file) => this.rewardTable(file));
    for (const {path, part, content} of this.files) {
      if (/^chapter_groups\./.test(part)) {
        compounds(content.entries.get('chapter_groups')).forEach((group) => this.take(path, group));
      }
    }
    this.unreadableIds();
    this.dependencies();
    this.findings.push(...circlesOf(this.quests));
    if (this.mods.length > 0) this.findings.push(...itemsWithoutMod(this.items, this.mods));
    this.languages();
    return {book: this.book, findings: this.findings};
  }
}

/**
 * Checks the ids, dependencies, types, items and language files of a quest book.
 * @param files all files of the book that could be parsed
 * @param facts facts about FTB Quests in the version of the book
 * @param mods ids or file names of the pack's mods; if the list is empty, items are not checked
 */
export const checkBook = (
  files: readonly BookFile[],
  facts: ModFacts,
  mods: readonly string[],
): {book: Book; findings: Finding[]} => new BookCheck(files, facts, mods).run();
