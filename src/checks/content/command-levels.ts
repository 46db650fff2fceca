import {commandWords, type Command} from '../../data/schema/commands';
import {rowsOf, textsIn, type DataFile} from '../../data/model/load';
import type {SiteData} from '../../data/model/read';
import type {Check} from '../types';
import {blocksOf, type Block} from './prose';

/** A form of a command in the data: its fixed first words, its levels, and the position of its row. */
interface Known {
  words: string[];
  level: number;
  levels: number[];
  file: string;
  keys: PropertyKey[];
}

/** Matches "OP level 2" and "level 3", but not the level of a client. */
const claim = /\b(?<!client |client permission )(?:OP |operator |permission )?level (\d)\b/gi;
const claimsIn = (text: string) => Array.from(text.matchAll(claim), ([, level]) => Number(level));

/** Phrases without a number that limit a command to operators, or allow it to everyone. */
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
 * Returns the commands that inline code refers to: the one that it is an example of, or all that begin with its
 * words.
 */
function commandsFor(code: string, known: readonly Known[]): Known[] {
  const words = commandWords(code);
  const examples = known.filter((command) => starts(words, command.words));
  const longest = Math.max(0, ...examples.map((command) => command.words.length));
  return longest > 0
    ? examples.filter((command) => command.words.length === longest)
    : known.filter((command) => starts(command.words, words));
}

/** Claims of a text about commands that contradict their rows. */
function contradictions(text: string, commands: readonly Known[]): {found: string; allowed: string}[] {
  const levels = new Set(commands.flatMap((command) => command.levels));
  const file = commands[0]?.file;
  const allowed = `level ${[...levels].sort().join(' or ')}, as ${file} says`;
  const wrong = claimsIn(text).filter((level) => !levels.has(level));
  return [
    ...wrong.map((level) => ({found: `level ${level}`, allowed})),
    ...(forOperators.test(text) && commands.every(({level}) => level === 0)
      ? [{found: 'for operators only', allowed}]
      : []),
    ...(forEveryone.test(text) && commands.every(({level}) => level > 0)
      ? [{found: 'open to everyone', allowed}]
      : []),
  ];
}

/** Commands that a text names in inline code; undefined if it names none. */
function namedIn(text: string, known: readonly Known[]): Known[] | undefined {
  const codes = Array.from(text.matchAll(/`(\/[^`]+)`/g), ([, code = '']) => code);
  return codes.length > 0 ? codes.flatMap((code) => commandsFor(code, known)) : undefined;
}

/** Texts of a page with their commands. A text that names no command is about all commands of its page. */
function ofPage(blocks: Block[], known: readonly Known[]) {
  const all = blocks.flatMap(({text}) => namedIn(text, known) ?? []);
  return blocks.filter(hasClaim).map((block) => ({...block, commands: namedIn(block.text, known) ?? all}));
}

/** Texts of a data file with their commands. In a file of commands, a text is about the command of its row or group. */
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
  why: 'Readers believe that they may not use a command if a page names a wrong level.',
  items: 'texts about the level of a command',
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
        contradictions(text, commands).map((wrong) => ({
          ...place,
          ...wrong,
          fix: 'correct the one that is wrong, or leave the level to the table',
        })),
      ),
    };
  },
};
