import type {Code, Nodes} from 'mdast';
import ts from 'typescript';
import type {CommandFile} from '../../data/schema/commands';
import type {SiteData} from '../../plugins/structured-data/read';
import {nearest} from '../../content/suggest';
import {SnbtError, parseSnbt} from '../../snbt';
import type {Check} from '../types';

/** A mistake in a sample; lines count from 1 within the sample. */
interface Mistake {
  line: number;
  found: string;
  fix: string;
}

function codeIn(node: Nodes): Code[] {
  if (node.type === 'code') {
    return [node];
  }
  return 'children' in node ? node.children.flatMap((child) => codeIn(child)) : [];
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
    if (error instanceof SnbtError) {
      const line = Math.max(1, error.line - lines);
      return [
        {
          line,
          found: `SNBT the game cannot read: ${error.message}`,
          fix: 'try the sample on /docs/mods/technical/SNBT',
        },
      ];
    }
    throw error;
  }
}

function jsonMistakes(sample: string): Mistake[] {
  try {
    JSON.parse(sample);
    return [];
  } catch (error) {
    return [
      {
        line: 1,
        found: `invalid JSON: ${(error as Error).message}`,
        fix: 'a sample must work when it is copied',
      },
    ];
  }
}

/** JavaScript or TypeScript that no engine reads; what its names mean is not looked at. */
function scriptMistakes(sample: string, language: 'js' | 'ts'): Mistake[] {
  const {diagnostics = []} = ts.transpileModule(sample, {
    fileName: `sample.${language}`,
    reportDiagnostics: true,
    compilerOptions: {target: ts.ScriptTarget.ESNext, allowJs: true},
  });
  // What follows the first mistake mostly comes from it.
  return diagnostics.slice(0, 1).map(({file, start = 0, messageText}) => ({
    line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
    found: `${language === 'js' ? 'JavaScript' : 'TypeScript'} that cannot be read: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    fix: 'a sample must work when it is copied',
  }));
}

/** Literal words that commands of the data start with: `/kit give <players>` → `['kit', 'give']`. */
function commandPaths({files}: SiteData): string[][] {
  return files
    .filter(({kind}) => kind.name === 'commands')
    .flatMap(({data}) => Object.values((data as CommandFile).groups))
    .flatMap(({commands}) => commands.flatMap(({syntax, aliases = []}) => [...[syntax].flat(), ...aliases]))
    .map((syntax) => {
      const words = syntax.slice(1).split(/\s+/);
      const end = words.findIndex((word) => /^[<[]/.test(word));
      return end === -1 ? words : words.slice(0, end);
    });
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
      return [
        {
          line,
          found: `there is no command "/${words.slice(0, 3).join(' ')}"`,
          fix:
            meant === undefined
              ? `known: ${known.map((path) => `/${path}`).join(', ')}`
              : `did you mean "/${meant}"?`,
        },
      ];
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
      js: (sample) => scriptMistakes(sample, 'js'),
      ts: (sample) => scriptMistakes(sample, 'ts'),
      mcfunction: (sample) => commandMistakes(sample, paths),
    };
    const found = content.pages.flatMap(({file, tree}) =>
      (tree ? codeIn(tree) : []).map((code) => ({file, code, judge: judges[code.lang ?? '']})),
    );
    const judged = found.filter(({judge}) => judge !== undefined);
    return {
      examined: judged.length,
      problems: judged.flatMap(({file, code, judge}) =>
        (judge?.(code.value) ?? []).map(({line, ...problem}) => ({
          file,
          // The fence itself is the line before the sample.
          line: (code.position?.start.line ?? 1) + line,
          column: code.position?.start.column ?? 1,
          ...problem,
        })),
      ),
      notes: [`${found.length - judged.length} more in languages that nothing parses`],
    };
  },
};
