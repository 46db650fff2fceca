import type {Code} from 'mdast';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {commandWords, type Command} from '../../data/schema/commands';
import {rowsOf} from '../../data/model/load';
import type {SiteData} from '../../data/model/read';
import {startOf} from '../../content/body';
import {nearest} from '../../lib/suggest';
import {parseSnbt, type SnbtError} from '../../snbt';
import type {Check} from '../types';

/** A mistake in a sample; lines count from 1 within the sample. */
interface Mistake {
  line: number;
  found: string;
  fix: string;
}

/** What a sample shows may be a whole file, entries of one, or a single list; `lines` is what was put in front. */
function asFile(sample: string): {text: string; lines: number} {
  const start = sample.split('\n').find((line) => !/^\s*(#|\/\/|$)/.test(line)) ?? '';
  if (start.trimStart().startsWith('{')) {
    return {text: sample, lines: 0};
  }
  const isList = start.trimStart().startsWith('[');
  return {text: isList ? `{ list:\n${sample}\n}` : `{\n${sample}\n}`, lines: 1};
}

function snbtMistakes(sample: string): Mistake[] {
  const {text, lines} = asFile(sample);
  try {
    parseSnbt(text);
    return [];
  } catch (error) {
    const {line, message} = error as SnbtError;
    const found = `SNBT the game cannot read: ${message}`;
    return [{line: Math.max(1, line - lines), found, fix: 'try the sample on /docs/mods/technical/SNBT'}];
  }
}

const worksNot = 'a sample must work when it is copied';

function jsonMistakes(sample: string): Mistake[] {
  try {
    JSON.parse(sample);
    return [];
  } catch (error) {
    return [{line: 1, found: `invalid JSON: ${(error as Error).message}`, fix: worksNot}];
  }
}

/** JavaScript or TypeScript that no engine reads; what its names mean is not looked at. */
const scriptMistakes =
  (language: 'JavaScript' | 'TypeScript') =>
  (sample: string): Mistake[] => {
    const {diagnostics = []} = ts.transpileModule(sample, {
      fileName: language === 'JavaScript' ? 'sample.js' : 'sample.ts',
      reportDiagnostics: true,
      compilerOptions: {target: ts.ScriptTarget.ESNext, allowJs: true},
    });
    // What follows the first mistake mostly comes from it.
    return diagnostics.slice(0, 1).map(({file, start = 0, messageText}) => ({
      line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
      found: `${language} that cannot be read: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      fix: worksNot,
    }));
  };

/** Fixed words that commands of the data begin with: `/kit give <players>` → `['kit', 'give']`. */
function commandPaths({files}: SiteData): string[][] {
  return files
    .filter(({kind}) => kind.name === 'commands')
    .flatMap((file) => rowsOf<Command>(file))
    .flatMap(({row: {syntax, aliases = []}}) => [syntax, aliases].flat().map(commandWords));
}

/** Commands of our mods that do not exist, and conditions the game cannot read. Other commands are not ours to judge. */
function commandMistakes(sample: string, paths: string[][]): Mistake[] {
  const roots = new Set(paths.map(([root]) => root));
  return sample.split('\n').flatMap((text, index): Mistake[] => {
    const line = index + 1;
    const typed = /^\s*(?:.*\brun\s+)?\/?(\S.*)$/.exec(text)?.[1]?.trim() ?? '';
    const words = typed.split(/\s+/);
    if (!roots.has(words[0]) || /^\s*#/.test(text)) {
      return [];
    }
    if (!paths.some((path) => path.every((word, i) => words[i] === word))) {
      const known = paths.filter(([root]) => root === words[0]).map((path) => path.join(' '));
      const start = words.slice(0, Math.max(...known.map((path) => path.split(' ').length))).join(' ');
      const meant =
        nearest(start, known) ?? known.find((path) => path.startsWith(words.slice(0, 2).join(' ')));
      const all = `known: ${known.map((path) => `/${path}`).join(', ')}`;
      const found = `there is no command "/${words.slice(0, 3).join(' ')}"`;
      return [{line, found, fix: meant === undefined ? all : `did you mean "/${meant}"?`}];
    }
    const condition = /^ftbranks condition \S+ (\{.*\})$/.exec(typed)?.[1];
    return condition === undefined ? [] : snbtMistakes(condition).map((mistake) => ({...mistake, line}));
  });
}

export const samples: Check = {
  name: 'samples',
  why: 'A sample is copied as it stands; one that the game refuses costs a reader their settings.',
  items: 'code samples',
  run({content, data}) {
    const paths = commandPaths(data);
    const judges: Record<string, (sample: string) => Mistake[]> = {
      snbt: snbtMistakes,
      json: jsonMistakes,
      js: scriptMistakes('JavaScript'),
      ts: scriptMistakes('TypeScript'),
      mcfunction: (sample) => commandMistakes(sample, paths),
    };
    const found: {file: string; code: Code}[] = [];
    for (const {file, tree} of content.pages) {
      visit(tree, 'code', (code) => void (judges[code.lang ?? ''] && found.push({file, code})));
    }
    return {
      examined: found.length,
      problems: found.flatMap(({file, code}) =>
        judges[code.lang!]!(code.value).map(({line, ...problem}) => ({
          file,
          // The fence itself is the line before the sample.
          line: startOf(code).line + line,
          column: startOf(code).column,
          ...problem,
        })),
      ),
    };
  },
};
