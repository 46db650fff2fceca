import type {Command} from '../../data/schema/commands';
import type {CommandFact} from '../facts';
import {differs, type Difference} from './compare';

/** Compares command rows with the command trees that a mod registers. */

const bare = (word: string) => word.replace(/^[<[]|[>\]]$/g, '');
const isLiteral = (word: string) => /^[^<[]/.test(word);

const wordsOf = (syntax: string) => syntax.slice(1).match(/[<[][^>\]]*[>\]]|\S+/g) ?? [];

/**
 * Expands optional arguments and choices: `/near <player> [radius]` → `near <player>`, `near <player> <radius>`, and
 * `/home [player | id]` → `home`, `home <player>`, `home <id>`.
 */
function forms(syntax: string): string[][] {
  let longest: string[][] = [[]];
  const all: string[][] = [];
  for (const word of wordsOf(syntax)) {
    const choices = isLiteral(word)
      ? [word]
      : bare(word)
          .split('|')
          .map((each) => `<${each.trim()}>`);
    if (word.startsWith('[')) {
      all.push(...longest);
    }
    longest = longest.flatMap((form) => choices.map((each) => [...form, each]));
  }
  return [...all, ...longest];
}

const trees = new WeakMap<readonly CommandFact[], CommandTree>();

export class CommandTree {
  readonly nodes: Map<string, CommandFact>;
  private readonly byNode: Map<string, CommandFact>;

  private constructor(readonly facts: readonly CommandFact[]) {
    this.nodes = new Map(facts.map((fact) => [fact.path, fact]));
    this.byNode = new Map(facts.map((fact) => [fact.path.split(' ').map(bare).join('.'), fact]));
  }

  /** Returns the cached tree of an extraction. */
  static of(facts: readonly CommandFact[]): CommandTree {
    const tree = trees.get(facts) ?? new CommandTree(facts);
    trees.set(facts, tree);
    return tree;
  }

  /** Returns the nodes that match a form. One argument of the form can match several literals. */
  reach(words: readonly string[]): CommandFact[] {
    let paths = [''];
    for (const word of words) {
      paths = paths.flatMap((path) => {
        const own = `${path}${path && ' '}${word}`;
        const literals = this.children(path).filter(({path: child}) =>
          isLiteral(child.split(' ').at(-1) ?? ''),
        );
        return this.nodes.has(own) ? [own] : isLiteral(word) ? [] : literals.map((each) => each.path);
      });
    }
    return paths.flatMap((path) => this.nodes.get(path) ?? []);
  }

  children(path: string): CommandFact[] {
    const depth = path === '' ? 1 : path.split(' ').length + 1;
    return this.facts.filter(
      (fact) => (path === '' || fact.path.startsWith(`${path} `)) && fact.path.split(' ').length === depth,
    );
  }

  /** Returns the command node for a permission node without `command.`: `home.name` → `home <name>`. */
  named(node: string): CommandFact | undefined {
    return this.byNode.get(node);
  }

  /** Returns the highest operator level on the path to a node. */
  level(path: string): number {
    const words = path.split(' ');
    return Math.max(0, ...words.map((_, i) => this.nodes.get(words.slice(0, i + 1).join(' '))?.level ?? 0));
  }
}

/** Returns a pattern for the values of `who` that agree with the permission check of a node. */
function who(tree: CommandTree, {path, level, requires}: CommandFact, toggle: string | undefined): RegExp {
  const open = requires === undefined || requires === `${toggle}.enabled`;
  if (open) {
    return tree.level(path) === 0 &&
      !tree.nodes.get(path.split(' ').slice(0, -1).join(' '))?.requires?.includes('custom')
      ? /^(everyone|inherits)$/
      : /^inherits$/;
  }
  return level === undefined
    ? /^(?!everyone|inherits|level)/
    : level === 0
      ? /^everyone/
      : new RegExp(`^level ${level}\\b`);
}

/** Start of an argument's description → types of argument to which it applies. */
const prose: [RegExp, RegExp][] = [
  [/^Rest of the line/, /^greedyString$/],
  [/^Whole number/, /^(integer|longArg|time)$/],
  [/^`true` or `false`/, /^bool$/],
  [/^One online player/, /^player$/],
  [/^A player, who may be offline/, /^gameProfile/],
  [/^One entity/, /^entity$/],
  [/^Block position/, /^blockPos$/],
  [/^Id of a dimension/, /^dimension$/],
  [/^Three numbers/, /^vec3$/],
  [/^One (player )?name[,;]/, /^gameProfile/],
  [/^The name of one online player, or a selector/, /^players$/],
];

function compareArgument(name: string, said: string, nodes: readonly CommandFact[]): Difference[] {
  const [fact] = nodes;
  const key = `args.${name}`;
  if (!fact) {
    return [differs(key, name, undefined, '')];
  }
  const type = prose.find(([words]) => words.test(said))?.[1];
  const differences =
    type && !nodes.some((each) => type.test(each.type ?? ''))
      ? [differs(key, said, `type ${fact.type}`, fact.at)]
      : [];
  const range = /^Whole number from (-?\d+)(?: to (-?\d+))?/.exec(said);
  const [, low, high] = range ?? [];
  const fits = (each: CommandFact) =>
    String(each.min) === low && (high === undefined || String(each.max) === high);
  const numbers = nodes.filter(({min}) => typeof min === 'number');
  if (range && numbers.length > 0 && !numbers.some(fits)) {
    differences.push(differs(key, said, `${fact.min} to ${fact.max}`, fact.at));
  }
  return differences;
}

function compareParts(
  row: Command,
  base: string,
  tree: CommandTree,
  own: CommandFact,
  others: ReadonlySet<string>,
): Difference[] {
  const differences: Difference[] = [];
  for (const [i, part] of (row.parts ?? []).entries()) {
    const fact = tree.named(`${base}.${part.node}`);
    if (!fact) {
      differences.push(differs(`parts.${i}.node`, part.node, undefined, own.at));
    } else if (!who(tree, fact, row.toggle).test(part.who)) {
      const {level} = fact;
      const value = level === undefined ? 'inherits' : level === 0 ? 'everyone' : `level ${level}`;
      differences.push(differs(`parts.${i}.who`, part.who, value, fact.at));
    }
  }
  const listed = new Set((row.parts ?? []).map(({node}) => `${base}.${node}`));
  const missing = tree.facts.filter(({path}) => {
    const node = path.split(' ').map(bare).join('.');
    return (
      row.parts &&
      path.startsWith(`${own.path} `) &&
      !listed.has(node) &&
      ![...others].some(
        (other) =>
          other !== base && (node === other || node.startsWith(`${other}.`)) && other.startsWith(`${base}.`),
      )
    );
  });
  return [...differences, ...missing.map(({path, at}) => differs('parts', undefined, path, at))];
}

/**
 * Converts a line of `syntax` to another version of the mod. Replaces argument names, and removes trailing optional arguments
 * that this version lacks.
 * @returns undefined if the version lacks the command
 */
export function lineIn(line: string, tree: CommandTree): string | undefined {
  if (forms(line).every((words) => tree.reach(words).some(({runs, redirect}) => runs ?? redirect))) {
    return line;
  }
  const out: string[] = [];
  let path = '';
  for (const word of wordsOf(line)) {
    const before = path && `${path} `;
    const own = `${before}${isLiteral(word) ? word : `<${bare(word)}>`}`;
    const [next, ...others] = tree
      .children(path)
      .filter(({path: child}) => !isLiteral(child.slice(before.length)));
    if (tree.nodes.has(own)) {
      [path, out[out.length]] = [own, word];
    } else if (!isLiteral(word) && next && others.length === 0) {
      const name = bare(next.path.slice(before.length));
      [path, out[out.length]] = [next.path, word.startsWith('[') ? `[${name}]` : `<${name}>`];
    } else if (word.startsWith('[')) {
      break;
    } else {
      return undefined;
    }
  }
  const last = tree.nodes.get(path);
  return last?.runs || last?.redirect ? `/${out.join(' ')}` : undefined;
}

/** Returns the nodes that match the syntax of a row, and a difference for each form without a node. */
function followSyntax(row: Command, tree: CommandTree): {differences: Difference[]; covered: CommandFact[]} {
  const differences: Difference[] = [];
  const covered: CommandFact[] = [];
  for (const [i, line] of [row.syntax].flat().entries()) {
    for (const words of forms(line)) {
      const reached = tree.reach(words).filter(({runs, redirect}) => runs ?? redirect);
      covered.push(...reached);
      if (reached.length === 0) {
        const key = Array.isArray(row.syntax) ? `syntax.${i}` : 'syntax';
        differences.push(differs(key, `/${words.join(' ')}`, undefined, ''));
      }
    }
  }
  return {differences, covered};
}

/** Compares the arguments of a row with the nodes below `start`. */
function compareArguments(row: Command, tree: CommandTree, path: string, start: string): Difference[] {
  return Object.entries(row.args ?? {}).flatMap(([name, said]) => {
    const nodes = tree.facts.filter(
      (fact) => fact.path.startsWith(`${start} `) && fact.path.endsWith(`<${name}>`),
    );
    const choice =
      nodes.length === 0 &&
      tree.children(path).some(({path: child}) => isLiteral(child.split(' ').at(-1) ?? ''));
    return choice ? [] : compareArgument(name, said, nodes);
  });
}

/**
 * Compares a row with the command tree.
 * @param others permission nodes of all rows in the data, without `command.`
 * @returns the differences, and the nodes that the row documents
 */
export function compareCommand(
  row: Command,
  tree: CommandTree,
  others: ReadonlySet<string>,
): {differences: Difference[]; covered: CommandFact[]} {
  const {differences, covered} = followSyntax(row, tree);
  const words = wordsOf([row.syntax].flat()[0] ?? '');
  const end = words.findIndex((word) => !isLiteral(word));
  const literals = end === -1 ? words : words.slice(0, end);
  const path = literals.join(' ');
  const own = tree.nodes.get(path);
  if (!own) {
    return {differences, covered};
  }
  if (tree.level(path) !== row.level) {
    differences.push(differs('level', row.level, tree.level(path), own.at));
  }
  const base = (row.node ?? '').replace(/^command\./, '');
  const named = tree.named(base)?.path ?? path;
  const shorter = named.length < path.length ? named : path;
  if (
    row.node !== undefined &&
    (!tree.named(base) || !`${words.map(bare).join('.')}.`.startsWith(`${base}.`))
  ) {
    differences.push(differs('node', row.node, `command.${literals.join('.')}`, own.at));
  }
  const root = tree.nodes.get(literals[0] ?? '');
  if (
    row.toggle !== undefined &&
    ![...(root?.when ?? []), root?.requires ?? ''].some((each) => each.includes(`${row.toggle}.enabled`))
  ) {
    differences.push(differs('toggle', row.toggle, root?.when?.join(', '), own.at));
  }
  for (const alias of row.aliases ?? []) {
    const fact = tree.nodes.get(alias.slice(1));
    covered.push(...(fact ? [fact] : []));
    if (fact?.redirect !== literals[0]) {
      differences.push(differs('aliases', alias, undefined, own.at));
    }
  }
  differences.push(...compareArguments(row, tree, path, shorter));
  return {
    differences: [
      ...differences,
      ...(base && tree.named(base) === own ? compareParts(row, base, tree, own, others) : []),
    ],
    covered,
  };
}
