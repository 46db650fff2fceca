import type {Nodes} from 'mdast';
import {commandId, type Command, type CommandFile} from '../../data/schema/commands';
import type {DataFile} from '../../plugins/structured-data/load';
import type {SiteData} from '../../plugins/structured-data/read';
import type {Check, Problem} from '../types';

/** A command of the data: the words it begins with, and every level that its row states. */
interface Known {
  words: string[];
  level: number;
  levels: number[];
  file: string;
}

/** "OP level 2", "level 3"; not the level of a tool, a client or a switch. */
const claim = /\b(?<!client |client permission )(?:OP |operator |permission )?level (\d)\b/gi;
const claimsIn = (text: string) => Array.from(text.matchAll(claim), ([, level]) => Number(level));

/** Words that say a command is for operators, or for everyone, without naming a level. */
const forOperators = /\b(?:only operators|operators only|for operators|needs? an operator)\b/i;
const forEveryone = /\bopen to everyone\b(?! (?:on|in)\b)/i;

const levelsOf = ({level, more_from, parts = []}: Command) => [
  level,
  ...(more_from === undefined ? [] : [more_from]),
  ...parts.flatMap(({who}) => claimsIn(who)),
];

function knownCommands({files}: SiteData): Known[] {
  return files
    .filter(({kind}) => kind.name === 'commands')
    .flatMap(({file, data}) =>
      Object.values((data as CommandFile).groups).flatMap(({commands}) =>
        commands.flatMap((command) =>
          [command.syntax, command.aliases ?? []].flat().map((line) => ({
            words: commandId({syntax: line}).split('-'),
            level: command.level,
            levels: levelsOf(command),
            file,
          })),
        ),
      ),
    );
}

const starts = (words: string[], beginning: string[]) => beginning.every((word, i) => words[i] === word);

/** Commands that a piece of code means: the one it is an example of, or all that begin as it does. */
function meant(code: string, known: readonly Known[]): Known[] {
  if (!code.startsWith('/')) {
    return [];
  }
  const words = commandId({syntax: code}).split('-');
  const examples = known.filter((command) => starts(words, command.words));
  const longest = Math.max(0, ...examples.map((command) => command.words.length));
  return longest > 0
    ? examples.filter((command) => command.words.length === longest)
    : known.filter((command) => starts(command.words, words));
}

const codesIn = (text: string) => Array.from(text.matchAll(/`(\/[^`]+)`/g), ([, code = '']) => code);

/** What a text says of commands that their rows do not. */
function contradictions(text: string, commands: readonly Known[]): {found: string; allowed: string}[] {
  const levels = new Set(commands.flatMap((command) => command.levels));
  const file = commands[0]?.file;
  const allowed = `level ${[...levels].sort().join(' or ')}, as ${file} says`;
  const wrong = claimsIn(text).filter((level) => !levels.has(level));
  return [
    ...wrong.map((level) => ({found: `level ${level}`, allowed})),
    ...(forOperators.test(text) && commands.every(({level}) => level === 0)
      ? [{found: 'a word for operators', allowed}]
      : []),
    ...(forEveryone.test(text) && commands.every(({level}) => level > 0)
      ? [{found: 'a word for everyone', allowed}]
      : []),
  ];
}

/** Text of a paragraph, heading or table row, code in its signs. */
function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') {
    return `\`${node.value}\``;
  }
  return 'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
}

function blocksOf(node: Nodes): {text: string; line: number; column: number}[] {
  if (['paragraph', 'heading', 'tableRow'].includes(node.type)) {
    const {line = 1, column = 1} = node.position?.start ?? {};
    return [{text: textOf(node), line, column}];
  }
  return 'children' in node ? node.children.flatMap(blocksOf) : [];
}

/** Every text of a data file and the keys it stands under. */
function textsOf(value: unknown, keys: PropertyKey[] = []): {text: string; keys: PropertyKey[]}[] {
  if (typeof value === 'string') {
    return [{text: value, keys}];
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        textsOf(inner, [...keys, Array.isArray(value) ? Number(key) : key]),
      )
    : [];
}

/** The commands that a text of a commands file is about: that of its row, or those of its group. */
function ownCommands({kind, data, file}: DataFile, [, group, rows, index]: PropertyKey[]): Known[] {
  const all = kind.name === 'commands' ? (data as CommandFile).groups[String(group)]?.commands : undefined;
  const own = rows === 'commands' ? all?.filter((_, place) => place === index) : all;
  return (own ?? []).map((command) => ({
    words: [],
    level: command.level,
    levels: levelsOf(command),
    file,
  }));
}

export const commandLevels: Check = {
  name: 'command-levels',
  why: 'A page that asks for another level than the command does sends readers away who may use it.',
  items: 'texts about the level of a command',
  run({content, data}) {
    const known = knownCommands(data);
    const problems: Problem[] = [];
    let examined = 0;
    const look = (
      text: string,
      commands: readonly Known[],
      place: Pick<Problem, 'file' | 'line' | 'column'>,
    ) => {
      if (
        commands.length > 0 &&
        [claim, forOperators, forEveryone].some((words) => text.search(words) >= 0)
      ) {
        examined += 1;
        const fix = 'correct the one that is wrong, or leave the level to the table';
        problems.push(...contradictions(text, commands).map((wrong) => ({...place, ...wrong, fix})));
      }
    };
    for (const {file, tree} of content.pages) {
      const blocks = tree ? blocksOf(tree) : [];
      // A sentence that names no command is about those of its page.
      const ofPage = blocks.flatMap(({text}) => codesIn(text).flatMap((code) => meant(code, known)));
      for (const {text, line, column} of blocks) {
        const codes = codesIn(text);
        const named = codes.flatMap((code) => meant(code, known));
        look(text, codes.length > 0 ? named : ofPage, {file, line, column});
      }
    }
    for (const file of data.files) {
      for (const {text, keys} of textsOf(file.data)) {
        const named = codesIn(text).flatMap((code) => meant(code, known));
        const own = ownCommands(file, keys);
        look(text, own.length > 0 ? own : named, {file: file.file, ...file.locate(keys)});
      }
    }
    return {examined, problems};
  },
};
