import type {KeyFact, NodeFact, ValueFact} from '../facts';
import type {Evaluator} from '../java/evaluator';
import {walk, type Syntax} from '../java/syntax';
import type {Instance} from '../java/values';
import {Term, inside, type Value} from '../java/values';
import type {Sources} from '../sources';
import type {OptionKeys} from './options';
import {asDefault, asNumber, at, calls, isOf, methodsWith} from './values';

/** Reads key bindings, permission nodes, theme properties and type ids. */

const keyNames: Readonly<Record<string, string>> = {
  GRAVE: '`',
  GRAVE_ACCENT: '`',
  EQUAL: '=',
  EQUALS: '=',
  MINUS: '-',
  PLUS: '+',
};

function keyName(value: Value | undefined): string | undefined {
  const name = value instanceof Term ? /KEY_(\w+)$/.exec(value.name)?.[1] : undefined;
  return value === -1
    ? ''
    : name && (keyNames[name] ?? (name.length === 1 ? name : name[0] + name.slice(1).toLowerCase()));
}

/** Reads key bindings, such as `new KeyMapping("name", …, key, category)`. */
export function readKeys(evaluator: Evaluator, {lang}: Sources): KeyFact[] {
  const creates = (type: string) => (node: {type: string; field: {type?: {text: string}}}) =>
    node.type === 'object_creation_expression' && node.field.type?.text === type;
  for (const method of methodsWith(evaluator.index, creates('KeyMapping'))) {
    evaluator.enter(method, evaluator.some(method.owner));
  }
  const facts = evaluator.terms
    .filter(({name}) => name === 'new KeyMapping')
    .flatMap(({args, at: place}): KeyFact[] => {
      const [key] = args;
      const pressed = args
        .slice(1)
        .map(keyName)
        .find((each) => each !== undefined);
      const category = args.at(-1);
      if (typeof key !== 'string' || pressed === undefined) {
        return [];
      }
      const [label, group] = [lang.get(key), typeof category === 'string' ? lang.get(category) : undefined];
      return [{key, default: pressed, label, category: group, at: at(place)}];
    });
  return [...new Map(facts.map((fact) => [fact.key, fact])).values()];
}

const nodeLookups =
  /^(FTBRanksAPI\.)?(getPermissionValue|getInt|getBool|get(Boolean|Integer|Long|Double|String)Permission)$/;
const nodeTypes: [RegExp, string][] = [
  [/Integer|getInt\b/, 'int'],
  [/Long/, 'long'],
  [/Double/, 'double'],
  [/Bool/, 'boolean'],
  [/String/, 'text'],
];

/** Returns what applies if no rank sets a node: a default value or an option. */
function fallback(
  evaluator: Evaluator,
  keys: OptionKeys,
  args: readonly Value[],
): Pick<NodeFact, 'default' | 'option'> {
  const option = args
    .flatMap((each) => [...inside(each)])
    .map((each) => keys.get(each))
    .find((each) => each !== undefined);
  const known = args.map((each) =>
    typeof each === 'number' || typeof each === 'boolean' ? asDefault(evaluator, each) : undefined,
  );
  const value = known.find((each) => each !== undefined);
  return option !== undefined
    ? {option}
    : value !== undefined && !Array.isArray(value)
      ? {default: value}
      : {};
}

/** Reads the permission nodes that the mod looks up. Nodes of commands are derived from the command trees instead. */
export function readNodes(evaluator: Evaluator, keys: OptionKeys, {lang}: Sources): NodeFact[] {
  const lookups = methodsWith(evaluator.index, calls(nodeLookups));
  const names = new Set(lookups.map(({name}) => name).filter((name) => name.length > 'accept'.length));
  const around = methodsWith(
    evaluator.index,
    (node) => node.type === 'method_invocation' && names.has(node.field.name?.text ?? ''),
  );
  for (const method of new Set([...lookups, ...around])) {
    evaluator.enter(method, evaluator.some(method.owner));
  }
  const facts = new Map<string, NodeFact>();
  const spaces = /^(ftb[a-z]+|command)\.[a-zA-Z0-9_.<>]+$/;
  const add = (made: Term | Instance, type: string | undefined, args: readonly Value[]) => {
    for (const node of made.args) {
      if (typeof node === 'string' && spaces.test(node) && !lang.has(node) && !node.includes('<node>')) {
        const fact = {node, ...(type && {type}), ...fallback(evaluator, keys, args), at: at(made.at)};
        const known = facts.get(node);
        facts.set(node, known && (known.option ?? known.default) !== undefined ? known : {...known, ...fact});
      }
    }
  };
  for (const term of evaluator.terms.filter(({name}) => nodeLookups.test(name))) {
    const later = term.calls.flatMap((each) => [each, ...each.calls]);
    const said = [term, ...later].map(({name}) => name).join(' ');
    const type = nodeTypes.find(([pattern]) => pattern.test(said))?.[1];
    const orElse = later.filter(({name}) => /^orElse(Get)?$/.test(name)).flatMap(({args}) => args);
    add(term, type, [...term.args, ...orElse, ...(/OrFalse/.test(said) ? [false] : [])]);
  }
  for (const made of evaluator.created.filter(({of}) => /Permission/.test(of.name))) {
    add(
      made,
      nodeTypes.find(([pattern]) => pattern.test(made.of.name.replace('Int', 'Integer')))?.[1],
      made.args,
    );
  }
  return [...new Map([...facts.values()].map((fact) => [fact.node.replace(/<\w+>/g, '<>'), fact])).values()];
}

/** Reads theme properties, with the values in section `[*]` of the theme file of the mod as defaults. */
export function readTheme(evaluator: Evaluator, {texts}: Sources): ValueFact[] {
  const types = {
    Icon: 'icon',
    Color: 'color',
    String: 'text',
    Int: 'int',
    Double: 'double',
    Boolean: 'boolean',
  };
  const file = [...texts.values()].find(({path}) => /theme\.txt$/.test(path))?.text ?? '';
  const [, everything = ''] = /^\[\*\]\n((?:[^[].*\n|\n)*)/m.exec(file) ?? [];
  const lines = everything.split('\n').map((line) => /^(\w+):\s*(.*?)\s*$/.exec(line));
  const defaults = new Map(
    lines.filter((line) => line !== null).map(([, key = '', value = '']) => [key, value]),
  );
  const made = evaluator.created.filter((each) => isOf(evaluator.index, each, /^ThemeProperty$/));
  const facts = made.flatMap((each): ValueFact[] => {
    const [key] = each.args;
    const type = types[each.of.name.replace(/Property$/, '') as keyof typeof types];
    const text = typeof key === 'string' ? defaults.get(key) : undefined;
    const value = text !== undefined && ['int', 'double'].includes(type) ? Number(text) : text;
    const [min, max] = ['int', 'double'].includes(type) ? each.args.slice(1).map(asNumber) : [];
    return typeof key === 'string' && type ? [{key, type, default: value, min, max, at: at(each.at)}] : [];
  });
  return [...new Map(facts.map((fact) => [fact.key, fact])).values()];
}

/** Returns the class that `X::new` or `(a, b) -> new X(…)` creates. */
function createdBy({type, text, field}: Syntax): string | undefined {
  const body = type === 'lambda_expression' ? field.body : undefined;
  return type === 'method_reference'
    ? /^(\w+)::new$/.exec(text)?.[1]
    : body?.type === 'object_creation_expression'
      ? body.field.type?.text
      : undefined;
}

/** Reads the ids of types and their classes, as in `register("item", ItemTask::new)`. */
export function readTypes({files}: Sources): Record<string, string[]> {
  const types: Record<string, string[]> = {};
  for (const node of [...files.values()].flatMap((file) => [...walk(file)])) {
    const [first, ...rest] = node.type === 'method_invocation' ? (node.field.arguments?.children ?? []) : [];
    const made = rest.map(createdBy).find(Boolean);
    const id = first && [...walk(first)].find(({type}) => type === 'string_literal')?.text.slice(1, -1);
    if (made && id && /^register/.test(node.field.name?.text ?? '')) {
      types[id] = [...new Set([...(types[id] ?? []), made])];
    }
  }
  return types;
}
