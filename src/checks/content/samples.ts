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

/** A mistake in a sample. `line` is relative to the sample and starts at 1. */
interface Mistake {
  line: number;
  found: string;
  fix: string;
}

/**
 * Wraps entries or a list in a compound, because an SNBT file contains a single compound. `lines` is the number of
 * lines added at the start.
 */
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
    const found = `the game cannot read this SNBT: ${message}`;
    const fix = 'correct the sample; you can test it on /docs/mods/technical/SNBT';
    return [{line: Math.max(1, line - lines), found, fix}];
  }
}

const mustWork = 'correct the sample, because readers copy it unchanged';

function jsonMistakes(sample: string): Mistake[] {
  try {
    JSON.parse(sample);
    return [];
  } catch (error) {
    return [{line: 1, found: `invalid JSON: ${(error as Error).message}`, fix: mustWork}];
  }
}

/** Creates a function that finds the first syntax error in JavaScript or TypeScript. Types are not checked. */
const scriptMistakes =
  (language: 'JavaScript' | 'TypeScript') =>
  (sample: string): Mistake[] => {
    const {diagnostics = []} = ts.transpileModule(sample, {
      fileName: language === 'JavaScript' ? 'sample.js' : 'sample.ts',
      reportDiagnostics: true,
      compilerOptions: {target: ts.ScriptTarget.ESNext, allowJs: true},
    });
    // Later errors are usually consequences of the first.
    return diagnostics.slice(0, 1).map(({file, start = 0, messageText}) => ({
      line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
      found: `invalid ${language}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      fix: mustWork,
    }));
  };

/** Returns the literal words at the start of each command in the data: `['kit', 'give']` for `/kit give <players>`. */
function commandPaths({files}: SiteData): string[][] {
  return files
    .filter(({kind}) => kind.name === 'commands')
    .flatMap((file) => rowsOf<Command>(file))
    .flatMap(({row: {syntax, aliases = []}}) => [syntax, aliases].flat().map(commandWords));
}

/** Finds unknown commands of FTB's mods, and invalid SNBT in `ftbranks condition`. Ignores commands of other mods. */
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
      const all = `use one of: ${known.map((path) => `/${path}`).join(', ')}`;
      const found = `there is no command "/${words.slice(0, 3).join(' ')}"`;
      return [{line, found, fix: meant === undefined ? all : `did you mean "/${meant}"?`}];
    }
    const condition = /^ftbranks condition \S+ (\{.*\})$/.exec(typed)?.[1];
    return condition === undefined ? [] : snbtMistakes(condition).map((mistake) => ({...mistake, line}));
  });
}

export const samples: Check = {
  name: 'samples',
  why: 'Readers copy samples unchanged, and may lose their settings if the game rejects one.',
  items: 'code samples',
  run({content, data}) {
    const paths = commandPaths(data);
    const validators: Record<string, (sample: string) => Mistake[]> = {
      snbt: snbtMistakes,
      json: jsonMistakes,
      js: scriptMistakes('JavaScript'),
      ts: scriptMistakes('TypeScript'),
      mcfunction: (sample) => commandMistakes(sample, paths),
    };
    const found: {file: string; code: Code}[] = [];
    for (const {file, tree} of content.pages) {
      visit(tree, 'code', (code) => void (validators[code.lang ?? ''] && found.push({file, code})));
    }
    return {
      examined: found.length,
      problems: found.flatMap(({file, code}) =>
        validators[code.lang!]!(code.value).map(({line, ...problem}) => ({
          file,
          // The fence is one line above the sample.
          line: startOf(code).line + line,
          column: startOf(code).column,
          ...problem,
        })),
      ),
    };
  },
};
