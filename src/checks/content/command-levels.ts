import {commandWords, type Command} from '../../data/schema/commands';
import {rowsOf, textsIn, type DataFile} from '../../data/model/load';
import type {SiteData} from '../../data/model/read';
import type {Check} from '../types';
import {blocksOf, type Block} from './prose';

/** A command in the data, once for its syntax and once for each alias. */
interface Known {
  /** Literal words at the start, such as `['kit', 'give']` for `/kit give <players>`. */
  words: string[];
  level: number;
  /** All levels that a statement about the command may give. */
  levels: number[];
  file: string;
  /** Path of the row in the file. */
  keys: PropertyKey[];
}

/** Matches "OP level 2" and "level 3", but not "client level 3". */
const claim = /\b(?<!client |client permission )(?:OP |operator |permission )?level (\d)\b/gi;
const claimsIn = (text: string) => Array.from(text.matchAll(claim), ([, level]) => Number(level));

/** Phrases that restrict a command to operators, or open it to everyone, without a level. */
const forOperators = /\b(?:only operators|operators only|for operators|needs? an operator)\b/i;
const forEveryone = /\bopen to everyone\b(?! (?:on|in)\b)/i;

const hasClaim = ({text}: {text: string}) =>
  [claim, forOperators, forEveryone].some((words) => text.search(words) >= 0);

const levelsOf = ({level, more_from, parts = []}: Command) => [
  level,
  ...(more_from === undefined ? [] : [more_from]),
  ...parts.flatMap(({who}) => claimsIn(who)),
];

function knownCommands({files}: SiteData): Known[] {
  const rows = files
    .filter(({kind}) => kind.name === 'commands')
    .flatMap((file) => rowsOf<Command>(file).map((row) => ({file, ...row})));
  return rows.flatMap(({file, row, keys}) =>
    [row.syntax, row.aliases ?? []].flat().map((form) => ({
      words: commandWords(form),
      level: row.level,
      levels: levelsOf(row),
      file: file.file,
      keys,
    })),
  );
}

const starts = (words: string[], beginning: string[]) => beginning.every((word, i) => words[i] === word);

/**
 * Finds the commands that inline code refers to. `/kit give Steve` refers to `/kit give <players>`, while `/kit` refers
 * to every command that starts with `kit`.
 */
function commandsFor(code: string, known: readonly Known[]): Known[] {
  const words = commandWords(code);
  const examples = known.filter((command) => starts(words, command.words));
  const longest = Math.max(0, ...examples.map((command) => command.words.length));
  return longest > 0
    ? examples.filter((command) => command.words.length === longest)
    : known.filter((command) => starts(command.words, words));
}

/** Lists commands for a message, such as `/kit give`. After three commands, ends with `or others`. */
function listOf(commands: readonly Known[]): string {
  const names = [...new Set(commands.map(({words}) => `/${words.join(' ')}`))];
  return [...names.slice(0, 3), ...(names.length > 3 ? ['others'] : [])].join(' or ');
}

/** Finds statements that contradict the levels of the given commands. */
function contradictions(
  text: string,
  commands: readonly Known[],
): {found: string; allowed: string; fix: string}[] {
  const levels = new Set(commands.flatMap((command) => command.levels));
  const file = commands[0]?.file;
  const allowed = `level ${[...levels].sort().join(' or ')}, as in ${file}`;
  const fix = 'correct the sentence or the data';
  const wrong = claimsIn(text).filter((level) => !levels.has(level));
  return [
    ...wrong.map((level) => ({
      found: `"level ${level}" contradicts the data`,
      allowed,
      fix: `${fix}, or leave out the level, because the table shows it`,
    })),
    ...(forOperators.test(text) && commands.every(({level}) => level === 0)
      ? [{found: `the sentence says that only operators may use ${listOf(commands)}`, allowed, fix}]
      : []),
    ...(forEveryone.test(text) && commands.every(({level}) => level > 0)
      ? [{found: `the sentence says that everyone may use ${listOf(commands)}`, allowed, fix}]
      : []),
  ];
}

/**
 * Returns the commands that the inline code in a string refers to, or undefined if the string contains no command.
 */
function namedIn(text: string, known: readonly Known[]): Known[] | undefined {
  const codes = Array.from(text.matchAll(/`(\/[^`]+)`/g), ([, code = '']) => code);
  return codes.length > 0 ? codes.flatMap((code) => commandsFor(code, known)) : undefined;
}

/** Pairs each block of a page with its commands. A block without a command is about all commands on the page. */
function ofPage(blocks: Block[], known: readonly Known[]) {
  const all = blocks.flatMap(({text}) => namedIn(text, known) ?? []);
  return blocks.filter(hasClaim).map((block) => ({...block, commands: namedIn(block.text, known) ?? all}));
}

/**
 * Pairs each string in a data file with its commands. In a commands file, these are the commands of the same row or
 * group.
 */
function ofData({file, data, locate}: DataFile, known: readonly Known[]) {
  return textsIn(data)
    .filter(hasClaim)
    .map(({text, keys}) => {
      const row = keys.slice(0, keys[2] === 'commands' ? 4 : 2);
      const own = known.filter(
        (command) => command.file === file && row.every((key, depth) => command.keys[depth] === key),
      );
      return {text, ...locate(keys), commands: own.length > 0 ? own : (namedIn(text, known) ?? [])};
    });
}

export const commandLevels: Check = {
  name: 'command-levels',
  why: 'If a page states a wrong level, readers believe that they may not use a command.',
  items: 'statements about command levels',
  run({content, data}) {
    const known = knownCommands(data);
    const texts = [
      ...content.pages.flatMap(({file, tree}) =>
        ofPage(blocksOf(tree), known).map((text) => ({file, ...text})),
      ),
      ...data.files.flatMap((source) => ofData(source, known).map((text) => ({file: source.file, ...text}))),
    ].filter(({commands}) => commands.length > 0);
    return {
      examined: texts.length,
      problems: texts.flatMap(({text, commands, ...place}) =>
        contradictions(text, commands).map((wrong) => ({...place, ...wrong})),
      ),
    };
  },
};
