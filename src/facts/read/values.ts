import type {ClassIndex, Method} from '../java/classes';
import type {Evaluator} from '../java/evaluator';
import {Scope} from '../java/scope';
import {walk, type Syntax} from '../java/syntax';
import {Instance, Lambda, List, Term, inside, type Place, type Value} from '../java/values';
import type {Scalar} from '../facts';

export const at = ({file, line}: Place) => `${file.slice(file.lastIndexOf('/') + 1)}:${line}`;

/** Converts a number for JSON. Returns undefined for infinite numbers, which mean "no limit". */
export function asNumber(value: Value | undefined): number | string | undefined {
  if (typeof value === 'bigint') {
    return String(value);
  }
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Rounds a 32-bit number to its shortest decimal: 0.1f is 0.1. */
const short = (value: number) => (Number.isInteger(value) ? value : Number(value.toPrecision(7)));

/**
 * Returns the name of an enum constant in settings files: the name that its class defines, or else the constant in
 * lower case.
 */
export function enumName(evaluator: Evaluator, value: Value, id?: Value): string | undefined {
  if (typeof value === 'string') {
    return value;
  }
  if (!(value instanceof Instance) || value.constant === undefined) {
    return value instanceof Term && value.name.startsWith('static ')
      ? value.name.split('.').at(-1)?.toLowerCase()
      : undefined;
  }
  const given = id instanceof Lambda ? evaluator.apply(id, [value]) : undefined;
  const methods = ['getSerializedName', 'toString'].flatMap((name) =>
    evaluator.index.methods(value.of, name),
  );
  const own = methods.filter(({parameters, body}) => parameters.length === 0 && body)[0];
  const name = given ?? (own && evaluator.call(own, value, []));
  return typeof name === 'string' ? name.toLowerCase() : value.constant.toLowerCase();
}

/** Reads the names and the default from `NameMap.of(default, values)…create()` of FTB Library. */
export function nameMap(
  evaluator: Evaluator,
  value: Value | undefined,
): {values?: string[]; default?: string; of?: string} {
  const terms = [...inside(value)].filter((each) => each instanceof Term);
  const made = terms.find(({name}) => name === 'NameMap.of');
  if (!made) {
    const tristate = terms.some(({name}) => /Tristate\.NAME_MAP/.test(name));
    const of = terms.map(({name}) => /^static (\w+)\.NAME_MAP/.exec(name)?.[1]).find(Boolean);
    return tristate ? {values: ['true', 'false', 'default'], default: 'default'} : of ? {of} : {};
  }
  const id = terms.find(({name}) => name === 'id')?.args[0];
  const [first, list] = made.args;
  const values = list instanceof List ? list.items.map((each) => enumName(evaluator, each, id)) : [];
  const changed = terms.find(({name}) => name === 'withDefault')?.args[0];
  const constant = (each: Value) =>
    each instanceof Instance || typeof each === 'string' ? enumName(evaluator, each, id) : undefined;
  const fallback = constant(changed ?? first ?? null);
  return {
    ...(values.length > 0 && values.every((each) => each !== undefined) && {values: values as string[]}),
    ...(fallback !== undefined && {default: fallback}),
  };
}

/** Converts a default value for JSON. Returns undefined if the sources do not determine the value. */
export function asDefault(evaluator: Evaluator, value: Value | undefined): Scalar | Scalar[] | undefined {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? short(value) : undefined;
  }
  if (typeof value === 'string' || typeof value === 'boolean') {
    return value;
  }
  if (typeof value === 'bigint') {
    return String(value);
  }
  if (value instanceof List) {
    const items = value.items.map((each) => asDefault(evaluator, each));
    return items.every((each) => each !== undefined) ? (items as Scalar[]) : undefined;
  }
  const [space, path] =
    value instanceof Term && /^(ResourceLocation|Identifier)\./.test(value.name) ? value.args : [];
  if (typeof space === 'string') {
    return typeof path === 'string' ? `${space}:${path}` : space.includes(':') ? space : `minecraft:${space}`;
  }
  const tristate = value instanceof Term ? /^static Tristate\.(\w+)$/.exec(value.name)?.[1] : undefined;
  const own =
    tristate ?? (value instanceof Instance && value.of.name === 'Tristate' ? value.constant : undefined);
  if (own !== undefined) {
    return {TRUE: true, FALSE: false}[own] ?? 'Default';
  }
  return value instanceof Instance ? enumName(evaluator, value) : undefined;
}

/** Returns whether the name of an object's class, or of one of its ancestors, matches a pattern. */
export function isOf(index: ClassIndex, value: Value | undefined, pattern: RegExp): boolean {
  if (value instanceof Term) {
    return value.name.startsWith('new ') && pattern.test(value.name.slice(4));
  }
  const found = value instanceof Instance ? value.of : undefined;
  return (
    found !== undefined &&
    [...index.ancestry(found)].some((each) => [each.name, ...each.parents].some((name) => pattern.test(name)))
  );
}

/** Reads the names of the constants of every enum with a `NAME_MAP`. */
export function readEnums(evaluator: Evaluator): Record<string, string[]> {
  const maps = evaluator.index.classes.filter(({fields}) => fields.has('NAME_MAP'));
  const pairs = maps.map(
    (each) => [each.name, nameMap(evaluator, evaluator.static(each, 'NAME_MAP')).values ?? []] as const,
  );
  return Object.fromEntries(pairs.filter(([, values]) => values.length > 0));
}

/** Evaluates every static field and static initializer once, so that their terms are recorded. */
export function runStatics(evaluator: Evaluator): void {
  for (const each of evaluator.index.classes) {
    for (const {name, static: fixed} of each.fields.values()) {
      if (fixed) {
        evaluator.static(each, name);
      }
    }
  }
  for (const each of evaluator.index.classes) {
    evaluator.run(each.blocks, new Scope(each));
  }
}

/** Returns the methods whose code contains a node for which `wanted` returns true. */
export function methodsWith(index: ClassIndex, wanted: (node: Syntax) => boolean): Method[] {
  return index.classes
    .flatMap(({methods, constructors}) => [...methods.values(), constructors].flat())
    .filter(({body}) => body && [...walk(body)].some(wanted));
}

/** Returns a predicate that is true for calls of methods whose names match the pattern. */
export const calls = (pattern: RegExp) => (node: Syntax) =>
  node.type === 'method_invocation' && pattern.test(node.field.name?.text ?? '');

/** Runs a method with unknown arguments on `self`, and returns the recorded terms. */
export function termsOf(evaluator: Evaluator, method: Method, self: Instance, depth?: number): Term[] {
  const from = evaluator.terms.length;
  evaluator.enter(method, self, depth);
  return evaluator.terms.slice(from);
}

/** Returns whether a value is a valid key of a property. */
export const isKey = (value: Value | undefined): value is string =>
  typeof value === 'string' && /^[a-z][a-z0-9_]*$/i.test(value);
