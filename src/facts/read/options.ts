import type {OptionFact} from '../facts';
import type {Evaluator} from '../java/evaluator';
import type {Instance} from '../java/values';
import {Term, type Value} from '../java/values';
import type {Sources} from '../sources';
import {asDefault, asNumber, at, enumName, nameMap} from './values';

/** Reads options from calls of FTB Library: `Config.create("name")`, `addGroup`, `addInt`, `addBoolean` … */

const types: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  Int: 'int',
  Long: 'long',
  Double: 'double',
  String: 'text',
  StringList: 'list',
  StringMap: 'map',
  StringSidebarMap: 'map',
  IntArray: 'int-array',
  Enum: 'enum',
};

type Group = {file: string; path: string[]};

/** Returns file and path of the group that a value builds, or undefined for other values. */
function groupOf(value: Value | undefined): Group | undefined {
  const term = value instanceof Term ? (value.root ?? value) : undefined;
  if (term && /^(SNBT)?Config\.create$/.test(term.name)) {
    const name = term.args.find((each) => typeof each === 'string');
    return name === undefined ? undefined : {file: name, path: []};
  }
  const [first] = term?.args ?? [];
  const parent = term?.name === 'addGroup' ? groupOf(term.on) : undefined;
  return parent && typeof first === 'string' ? {...parent, path: [...parent.path, first]} : undefined;
}

function limits(term: Term, args: Value[]): Pick<OptionFact, 'min' | 'max'> {
  const range = term.calls.find(({name}) => name === 'range')?.args ?? [];
  const [low, high] = range.length === 1 ? [0, range[0]] : range.length === 2 ? range : args.slice(2, 4);
  return {min: asNumber(low), max: asNumber(high)};
}

const texts = (value: Value): string[] =>
  typeof value === 'string'
    ? [value]
    : value instanceof Object && 'items' in value
      ? value.items.flatMap(texts)
      : [];

function comment(term: Term): string | undefined {
  const said = term.calls.filter(({name}) => name === 'comment').flatMap(({args}) => args.flatMap(texts));
  return said.length > 0 ? said.join(' ').slice(0, 200) : undefined;
}

/**
 * Returns the type of a value whose class is part of the mod, as in `GROUP.add(new LocaleValue(GROUP, "key", ""))`.
 */
function ownValue(evaluator: Evaluator, value: Instance): string | undefined {
  const named = [...evaluator.index.ancestry(value.of)].flatMap(({parents, name}) => [name, ...parents]);
  const kinds = named.map((name) => types[name.replace(/Value$/, '')]).filter(Boolean);
  return kinds[0];
}

/**
 * Value of an option in the code → key of the option. Conditions and permission nodes refer to options by these
 * values.
 */
export type OptionKeys = Map<Value, string>;

/** Reads all options, and adds their keys to `keys`. */
export function readOptions(evaluator: Evaluator, {lang}: Sources, keys: OptionKeys): OptionFact[] {
  const found = new Map<string, OptionFact>();
  const add = (value: Term | Instance, type: string, owner: Value | undefined, args: Value[]) => {
    const group = groupOf(owner);
    const [name, fallback, ...rest] = args;
    if (!group || typeof name !== 'string') {
      return;
    }
    const key = [...group.path, name].join('.');
    keys.set(value, key);
    const mapped = type === 'enum' ? nameMap(evaluator, fallback) : {};
    const given = type === 'enum' ? enumName(evaluator, rest[0] ?? null) : asDefault(evaluator, fallback);
    const label =
      lang.get(`${group.file}.${key}`) ??
      lang.get(`${group.file.replace(/-(client|server|startup)$/, '')}.${key}`);
    const said = value instanceof Term ? comment(value) : undefined;
    found.set(`${group.file} ${key}`, {
      file: group.file,
      key,
      type,
      ...mapped,
      ...(given !== undefined && {default: given}),
      ...(value instanceof Term && limits(value, args)),
      label,
      comment: said,
      at: at(value.at),
    });
  };
  for (const term of evaluator.terms) {
    const type =
      types[/^add(\w+)$/.exec(term.name)?.[1] ?? ''] ?? types[/^new (\w+)Value$/.exec(term.name)?.[1] ?? ''];
    if (type) {
      const made = term.name.startsWith('new ');
      add(term, type, made ? term.args[0] : term.on, made ? term.args.slice(1) : term.args);
    }
  }
  for (const value of evaluator.created) {
    const type = ownValue(evaluator, value);
    if (type && groupOf(value.args[0])) {
      add(value, type, value.args[0], value.args.slice(1));
    }
  }
  return [...found.values()];
}
