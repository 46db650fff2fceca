/** Inserts sixty mistakes into correct files and checks that each is reported on the right line. */
import {beforeAll, expect, it} from 'vitest';
import {minecraftTable} from '../config/minecraft';
import {modFacts} from '../data/model/facts';
import {loadData} from '../data/model/read';
import type {ModFacts, Option} from '../data/schema/facts';
import {checkFiles, type GivenFile} from './engine';

let facts: ModFacts[];
beforeAll(() => {
  facts = modFacts(loadData(process.cwd()), () => '');
}, 60_000);

/**
 * Creates a Lehmer random number generator (https://en.wikipedia.org/wiki/Lehmer_random_number_generator), which
 * returns the same numbers in every run.
 */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

interface Mistake {
  name: string;
  files: GivenFile[];
  file: string;
  line: number;
}

const literal = ({type, default: fallback, values}: Option): string =>
  type === 'boolean'
    ? String(fallback ?? true)
    : typeof fallback === 'number'
      ? String(fallback)
      : JSON.stringify(fallback ?? values?.[0] ?? '');

/** Creates a settings file with the default value of each option on a separate line. */
function settingsFile(options: readonly Option[]): {lines: string[]; lineOf: (key: string) => number} {
  const lines = ['{'];
  const at = new Map<string, number>();
  const write = (prefix: string, depth: number) => {
    const own = options.filter(({key}) => key.startsWith(prefix) && !key.slice(prefix.length).includes('.'));
    for (const option of own) {
      at.set(option.key, lines.length + 1);
      lines.push(`${option.key.slice(prefix.length)}: ${literal(option)}`);
    }
    const groups = new Set(
      options
        .filter(({key}) => key.startsWith(prefix) && key.slice(prefix.length).includes('.'))
        .map(({key}) => key.slice(prefix.length).split('.')[0]!),
    );
    for (const group of groups) {
      lines.push(`${group}: {`);
      write(`${prefix}${group}.`, depth + 1);
      lines.push('}');
    }
  };
  write('', 0);
  lines.push('}');
  return {lines, lineOf: (key) => at.get(key)!};
}

const simple = ({type}: Option) => ['boolean', 'int', 'double', 'enum', 'text'].includes(type ?? '');

/**
 * Creates a mistake in a settings file: a misspelled key, a wrong type, a value out of range, or an unknown enum
 * value.
 */
function inSettings(pick: (below: number) => number, kind: number): Mistake | undefined {
  const of = facts.filter(({minecraft, options}) => minecraft === '1.21.1' && options.length > 5);
  const mod = of[pick(of.length)]!;
  const file = mod.files[pick(mod.files.length)]!;
  const options = mod.options.filter(({file: id}) => id === file.id).filter(simple);
  const fits = [
    ({key}: Option) => key.split('.').pop()!.length > 5,
    () => true,
    ({min, max}: Option) => min !== undefined || max !== undefined,
    ({type}: Option) => type === 'enum',
  ][kind]!;
  const fitting = options.filter(fits);
  if (fitting.length === 0) return undefined;
  const option = fitting[pick(fitting.length)]!;
  const {lines, lineOf} = settingsFile(options);
  const line = lineOf(option.key);
  const [name, value] = lines[line - 1]!.split(': ') as [string, string];
  const wrong = {
    boolean: '"yes"',
    int: '"many"',
    double: '"many"',
    text: '17',
    enum: '17',
  }[option.type as 'int'];
  const changed = [
    `${name.slice(0, 3)}${name.slice(4)}: ${value}`,
    `${name}: ${wrong}`,
    `${name}: ${option.max === undefined ? Number(option.min) - 1 : Number(option.max) + 1}`,
    `${name}: "no_such_word"`,
  ][kind]!;
  lines[line - 1] = changed;
  return {
    name: `${file.path}: ${changed}`,
    files: [{path: file.path, text: lines.join('\n')}],
    file: file.path,
    line,
  };
}

const id = (n: number) => (n + 2).toString(16).toUpperCase().padStart(16, '0');

/** Creates a mistake in a book with five quests. */
function inBook(pick: (below: number) => number, kind: number): Mistake {
  const at = 1 + pick(4);
  const path = 'config/ftbquests/quests/chapters/a.snbt';
  const lines = ['{', `id: "${id(99)}"`, 'quests: ['];
  let line = 0;
  for (let n = 0; n < 5; n += 1) {
    const isHere = n === at;
    lines.push('{');
    if (isHere && kind === 1) line = lines.length + 1;
    lines.push(`id: "${id(isHere && kind === 1 ? n - 1 : n)}"`);
    if (isHere && (kind === 0 || kind === 4)) line = lines.length + 1;
    if (n > 0) {
      lines.push(`dependencies: ["${id(isHere && kind === 0 ? 77 : isHere && kind === 4 ? n : n - 1)}"]`);
    }
    lines.push('tasks: [{');
    lines.push(`id: "${id(50 + n)}"`);
    if (isHere && kind === 2) line = lines.length + 1;
    lines.push(`type: "${isHere && kind === 2 ? 'itm' : 'item'}"`);
    if (isHere && kind === 3) line = lines.length + 1;
    lines.push(`item: "${isHere && kind === 3 ? 'stone' : 'minecraft:stone'}"`);
    lines.push('}]', '}');
  }
  lines.push(']', '}');
  return {name: `book, mistake ${kind}`, files: [{path, text: lines.join('\n')}], file: path, line};
}

/** Creates a mistake in a rank file. */
function inRanks(pick: (below: number) => number, kind: number): Mistake {
  const nodes = facts
    .filter(({minecraft}) => minecraft === '1.21.1')
    .flatMap((each) => each.nodes.map(({node}) => node))
    .filter((node) => node.startsWith('ftb') && !node.includes('<'));
  const node = nodes[pick(nodes.length)]!;
  const slip = `${node.slice(0, -3)}${node.slice(-2)}x`;
  const lines = [
    '{',
    'vip: {',
    'power: 5',
    kind === 0 ? 'condition: "creatve_mode"' : 'condition: "op"',
    `"${kind === 1 ? slip : node}": true`,
    '}',
    '}',
  ];
  const path = 'world/serverconfig/ftbranks/ranks.snbt';
  return {
    name: `ranks: ${lines[3]!} ${lines[4]!}`,
    files: [{path, text: lines.join('\n')}],
    file: path,
    line: kind === 0 ? 4 : 5,
  };
}

it('reports at least 95 % of 60 mistakes at their lines, and nothing in correct files', () => {
  const pick = random(20_261_126);
  const mistakes: Mistake[] = [];
  for (let n = 0; mistakes.length < 60; n += 1) {
    const mistake = [
      () => inSettings(pick, pick(4)),
      () => inBook(pick, pick(5)),
      () => inRanks(pick, pick(2)),
    ][n % 3]!();
    if (mistake) mistakes.push(mistake);
  }
  const check = (files: GivenFile[]) =>
    checkFiles(files, {
      facts,
      versions: minecraftTable,
      usual: '1.21.1',
      minecraft: '1.21.1',
    }).findings.filter(({severity}) => severity === 'error' || severity === 'warning' || severity === 'note');
  const missed = mistakes.filter(
    ({files, file, line}) => !check(files).some((finding) => finding.file === file && finding.line === line),
  );
  const names = missed.map(({name, line}) => `${name} (line ${line})`);
  expect(names.length, names.join('\n')).toBeLessThanOrEqual(3);
  for (const mod of facts.filter(({minecraft, options}) => minecraft === '1.21.1' && options.length > 0)) {
    for (const file of mod.files) {
      const {lines} = settingsFile(mod.options.filter(({file: of}) => of === file.id).filter(simple));
      expect(check([{path: file.path, text: lines.join('\n')}]), file.path).toEqual([]);
    }
  }
});
