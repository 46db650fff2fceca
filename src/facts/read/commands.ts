import type {CommandFact} from '../facts';
import type {Evaluator} from '../java/evaluator';
import {asText} from '../java/library';
import {Instance, Lambda, List, Term, inside, show, type Value} from '../java/values';
import type {OptionKeys} from './options';
import {asNumber, at, calls, methodsWith} from './values';

/** Reads the command trees that mods register with Brigadier's `CommandDispatcher`. */

const isLiteral = (value: Value | undefined): value is Term =>
  value instanceof Term && /(^|\.)literal$/.test(value.name);
const isArgument = (value: Value | undefined): value is Term =>
  value instanceof Term && /(^|\.)argument$/.test(value.name);
const rootOf = (value: Value | undefined) => (value instanceof Term ? (value.root ?? value) : undefined);

const levelNames: Readonly<Record<string, number>> = {MODERATOR: 1, GAMEMASTER: 2, ADMIN: 3, OWNER: 4};

/**
 * Returns the operator level that a permission check requires: `hasPermission(2)`, or, since Minecraft 1.21.11,
 * `Permissions.COMMANDS_GAMEMASTER`.
 */
function levelOf(check: Value): number | undefined {
  for (const value of inside(check)) {
    if (value instanceof Term && /(^|\.)hasPermissions?$/.test(value.name)) {
      const level = value.args.find((each) => typeof each === 'number');
      const named = /(MODERATOR|GAMEMASTER|ADMIN|OWNER)S?\b/.exec(
        value.args.map((each) => show(each)).join(' '),
      )?.[1];
      if (level !== undefined || named) {
        return level ?? levelNames[named ?? ''];
      }
    }
  }
  return undefined;
}

function optionsIn(value: Value, keys: OptionKeys): string[] {
  const found = [...inside(value)].map((each) => keys.get(each)).filter((each) => each !== undefined);
  return [...new Set(found)];
}

const tooLong = 100;

/** Describes a permission check briefly: by its options and level, or else by its code. */
function words(check: Value, given: Value, keys: OptionKeys): string {
  const options = optionsIn(check, keys);
  const level = levelOf(check);
  if (options.length > 0) {
    return [...options, ...(level === undefined ? [] : [`level ${level}`])].join(' && ');
  }
  const shown = show(check);
  const body = given instanceof Lambda ? (given.syntax.field.body?.text ?? given.syntax.text) : '';
  const shorter = shown.length > tooLong || shown.includes('…') ? body.replace(/\s+/g, ' ') : shown;
  return shorter.length > 0 && shorter.length <= tooLong ? shorter : `${shorter.slice(0, tooLong)}…`;
}

function typeOf(value: Value | undefined, keys: OptionKeys): Pick<CommandFact, 'type' | 'min' | 'max'> {
  if (value instanceof Instance) {
    return {type: value.of.name};
  }
  if (!(value instanceof Term)) {
    return {};
  }
  const [owner = '', method] = value.name.replace(/^new /, '').split('.');
  const plain = method === undefined || /^(create|of|arg|argument|[a-z]*Type)$/.test(method);
  const [min, max] = value.args.map((each) => asNumber(each) ?? optionsIn(each, keys)[0]);
  return {type: plain ? owner : method, min, max};
}

type Reader = {evaluator: Evaluator; keys: OptionKeys; facts: Map<string, CommandFact>};

function addNode(
  {evaluator, keys, facts}: Reader,
  node: Term,
  before: string,
  when: string[],
  seen: Set<Term>,
): void {
  const [name, kind] = node.args;
  const path = `${before}${isArgument(node) ? `<${asText(name ?? '')}>` : asText(name ?? '')}`;
  if (seen.has(node)) {
    return;
  }
  const made = (wanted: string) => node.calls.filter((each) => each.name === wanted);
  const check = made('requires').at(-1)?.args[0];
  const checked =
    check === undefined ? undefined : evaluator.apply(check, [evaluator.unknown('source', node.at)]);
  const level = checked === undefined ? undefined : levelOf(checked);
  const target = rootOf([...inside(made('redirect')[0]?.args[0])].find((each) => isLiteral(each)));
  const fact: CommandFact = {
    path,
    ...(isArgument(node) && typeOf(kind, keys)),
    level,
    ...(checked !== undefined && checked !== true && {requires: words(checked, check ?? null, keys)}),
    ...(made('executes').length > 0 && {runs: true as const}),
    redirect: target && asText(target.args[0] ?? ''),
    ...(when.length > 0 && before === '' && {when}),
    at: at(node.at),
  };
  const known = facts.get(path);
  facts.set(path, known ? {...known, ...(fact.runs && {runs: true})} : fact);
  for (const child of made('then')) {
    const next = rootOf(child.args[0]);
    if (isLiteral(next) || isArgument(next)) {
      addNode({evaluator, keys, facts}, next, `${path} `, when, new Set([...seen, node]));
    }
  }
}

/** Finds command trees that methods return, because some mods combine such trees at run time. */
function builtLiterals(evaluator: Evaluator): Term[] {
  const builders = methodsWith(evaluator.index, () => true).filter(({returns}) =>
    /LiteralArgumentBuilder/.test(returns),
  );
  return builders
    .flatMap((method) => {
      const value = evaluator.enter(method, evaluator.some(method.owner));
      return value instanceof List ? value.items : [value];
    })
    .map(rootOf)
    .filter(isLiteral);
}

/** Evaluates the methods that register commands, and returns the nodes of the command trees. */
export function readCommands(evaluator: Evaluator, keys: OptionKeys): CommandFact[] {
  const from = evaluator.terms.length;
  const registering = methodsWith(evaluator.index, calls(/^getDispatcher$/));
  const given = methodsWith(evaluator.index, () => true).filter(({parameters}) =>
    parameters.some(({type}) => type === 'CommandDispatcher'),
  );
  for (const method of new Set([...given, ...registering])) {
    evaluator.enter(method, evaluator.some(method.owner));
  }
  const facts = new Map<string, CommandFact>();
  const registered = evaluator.terms
    .slice(from)
    .filter(({name}) => name === 'register')
    .map((term) => ({term, root: rootOf(term.args[0])}))
    .filter((each): each is {term: Term; root: Term} => isLiteral(each.root));
  const roots = new Set(registered.map(({root}) => root));
  for (const {term, root} of registered) {
    const inner = root.calls.filter(({name}) => name === 'then').map(({args}) => rootOf(args[0]));
    if (inner.length > 0 && inner.every((each) => each && roots.has(each))) {
      continue;
    }
    const when = term.conditions.map((each) => {
      const options = optionsIn(each, keys);
      return options.length > 0
        ? `${each instanceof Term && each.name === '!' ? '!' : ''}${options.join(' && ')}`
        : show(each).slice(0, tooLong);
    });
    if (!facts.has(asText(root.args[0] ?? ''))) {
      addNode({evaluator, keys, facts}, root, '', [...new Set(when)], new Set());
    }
  }
  const [only, ...more] = facts.values();
  if (more.length === 0 && !only?.runs && !only?.redirect) {
    for (const root of builtLiterals(evaluator)) {
      addNode({evaluator, keys, facts}, root, only ? `${only.path} ` : '', [], new Set());
    }
  }
  return [...facts.values()];
}
