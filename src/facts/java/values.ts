import type {JavaClass} from './classes';
import type {Syntax} from './syntax';

export type Place = {file: string; line: number};

/**
 * The value of an expression. A call of code outside the sources, such as `CONFIG.addInt("max", 1)`, is a `Term` with the values
 * of its arguments.
 */
export type Value = null | boolean | number | bigint | string | List | Term | Instance | Lambda | ClassName;

/** A list, set or array, or, if `keys` is set, a map. */
export class List {
  constructor(
    readonly items: Value[],
    readonly keys?: Value[],
  ) {}
}

export class ClassName {
  constructor(
    readonly name: string,
    readonly found?: JavaClass,
  ) {}
}

/** An unknown value: a call, a creation (`new Name`), a variable, or a field of a class outside the sources. */
export class Term {
  /** Calls on this object, including chained calls, in order. */
  readonly calls: Term[] = [];
  constructor(
    readonly name: string,
    readonly on: Value | undefined,
    readonly args: Value[],
    readonly at: Place,
    /** Conditions under which the code creates this value. */
    readonly conditions: Value[],
    /** First term of a chain of fluent calls. Its `calls` contain the entire chain. */
    readonly root: Term | undefined,
  ) {}
}

/** An object whose class is in the sources. A field without a value evaluates to a term `field <name>`. */
export class Instance {
  readonly fields = new Map<string, Value>();
  readonly calls: Term[] = [];
  constructor(
    readonly of: JavaClass,
    readonly args: Value[],
    readonly at: Place,
    readonly conditions: Value[],
    /** Name of the enum constant; undefined for other objects. */
    readonly constant?: string,
  ) {}
}

export class Lambda {
  constructor(
    readonly syntax: Syntax,
    readonly call: (args: Value[]) => Value,
  ) {}
}

const negate = (value: string) => (value.startsWith('!') ? value.slice(1) : `!${value}`);

function showCall(term: Term, deep: number): string {
  const [left, right, other] = term.args.map((each) => show(each, deep));
  if (term.name === '?:') {
    return `${left} ? ${right} : ${other}`;
  }
  if (term.name === '!') {
    return negate(left ?? '');
  }
  if (/^(&&|\|\||[=!<>]=|[<>])$/.test(term.name)) {
    return `${left} ${term.name} ${right}`;
  }
  const on = term.on === undefined ? '' : `${show(term.on, deep)}.`;
  const [, field] = /^(?:field|static|variable) (.+)/.exec(term.name) ?? [];
  return on + (field ?? `${term.name}(${term.args.map((each) => show(each, deep)).join(', ')})`);
}

/** Formats a value for a condition or a message. */
export function show(value: Value | undefined, deep = 6): string {
  if (deep === 0) {
    return '…';
  }
  if (value instanceof Term) {
    return showCall(value, deep - 1);
  }
  if (value instanceof List) {
    return `[${value.items.map((each) => show(each, deep - 1)).join(', ')}]`;
  }
  if (value instanceof Instance) {
    return value.constant ?? value.of.name;
  }
  if (value instanceof ClassName) {
    return value.name;
  }
  return value instanceof Lambda ? 'a lambda' : String(value ?? 'null');
}

/** Yields a value and all values inside it: receivers, arguments and items. */
export function* inside(value: Value | undefined, seen = new Set<Value>()): Generator<Value> {
  if (value === undefined || seen.has(value)) {
    return;
  }
  if (typeof value === 'object') {
    seen.add(value);
  }
  yield value;
  if (value instanceof Term) {
    for (const each of [value.on, ...value.args]) {
      yield* inside(each, seen);
    }
  } else if (value instanceof List) {
    for (const each of value.items) {
      yield* inside(each, seen);
    }
  }
}
