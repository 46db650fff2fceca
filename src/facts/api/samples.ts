import {nearest} from '../../lib/suggest';
import type {ApiClass, ApiMethod} from './file';
import {argumentsBetween, closing, isName, tokensOf, type Token} from './tokens';

/** Compares the names and argument counts in a Java sample with the signatures of FTB classes. */

/** A mistake in a sample. `line` is relative to the sample and starts at 1. */
export type SampleMistake = {line: number; found: string; allowed: string};

/** A type with its arguments. Names of FTB classes contain the package. */
type Type = {name: string; args: Type[]};
type Scope = ReadonlyMap<string, Type | undefined>;
type Classes = ReadonlyMap<string, ApiClass>;

/** Removes the package from a name: `a.b.Outer.Inner` → `Outer.Inner`. */
const short = (name: string) => name.replace(/^(?:[a-z][\w]*\.)+/, '');

/** Parses a type such as `Map<String, ? extends a.B>`. */
export function parseType(text: string): Type {
  const [, name = '', inner] = /^\s*(?:\?\s*(?:extends|super)\s+)?([\w.$?]+)(?:<(.*)>)?/s.exec(text) ?? [];
  const args: string[] = [];
  let depth = 0;
  for (const part of (inner ?? '').split(/(?=[<>,])|(?<=[<>,])/)) {
    depth += part === '<' ? 1 : part === '>' ? -1 : 0;
    if (part === ',' && depth === 0) {
      args.push('');
    } else if (inner !== undefined) {
      args.push(`${args.pop() ?? ''}${part}`);
    }
  }
  return {name, args: args.map(parseType)};
}

/** Replaces type parameters with type arguments. */
function fill(type: Type, given: ReadonlyMap<string, Type>): Type {
  return given.get(type.name) ?? {...type, args: type.args.map((each) => fill(each, given))};
}

const isFtb = (name: string) => name.startsWith('dev.ftb.');

/** Classes of other libraries that pass their type argument to lambdas, and methods that return it. */
const holders = /^(Optional|Collection|List|Set|Iterable|Stream)$/;
const returnsHeld = /^(get|orElse|orElseThrow|orElseGet|getFirst|getLast)$/;

class Sample {
  readonly mistakes: SampleMistake[] = [];
  /** Number of FTB names that were compared. */
  compared = 0;
  private readonly tokens: Token[];
  private readonly imports = new Map<string, string>();
  /** Return types of the methods in the sample. */
  private readonly own = new Map<string, Type>();
  private parent: Type | undefined;

  constructor(
    source: string,
    private readonly classes: Classes,
  ) {
    this.tokens = tokensOf(source);
    for (const [, name = ''] of source.matchAll(/^import\s+(?:static\s+)?([\w.]+);/gm)) {
      this.imports.set(name.slice(name.lastIndexOf('.') + 1), name);
      if (isFtb(name) && !classes.has(name)) {
        const line = source.slice(0, source.indexOf(name)).split('\n').length;
        this.complain(line, `class ${name}`, nearest(name, classes.keys()) ?? 'a class in src/data/api');
      }
    }
    this.walk(0, this.tokens.length, new Map());
  }

  private complain(line: number, name: string, allowed: string): void {
    this.mistakes.push({line, found: `there is no ${name}`, allowed});
  }

  private text(i: number): string {
    return this.tokens[i]?.text ?? '';
  }

  /** Parses a type in the sample and qualifies the names of FTB classes. */
  private typed(text: string): Type {
    return parseType(
      text.replace(/[A-Za-z_][\w.]*/g, (name) => {
        const [first = '', ...rest] = name.split('.');
        const imported = this.imports.get(first);
        return imported && isFtb(imported) ? [imported, ...rest].join('.') : name;
      }),
    );
  }

  /** Yields the class of a type and its ancestors, each with the values of its type parameters. */
  private *ancestry(type: Type, seen = new Set<string>()): Generator<[ApiClass, Map<string, Type>]> {
    const found = this.classes.get(type.name);
    if (!found || seen.has(type.name)) {
      return;
    }
    seen.add(type.name);
    const given = new Map(
      (found.generics ?? []).map((name, i) => [name, type.args[i] ?? {name: '?', args: []}]),
    );
    yield [found, given];
    for (const parent of found.parents) {
      yield* this.ancestry(fill(parseType(parent), given), seen);
    }
  }

  private methods(type: Type, name: string): {method: ApiMethod; given: Map<string, Type>}[] {
    return [...this.ancestry(type)].flatMap(([{methods = {}}, given]) =>
      (Object.hasOwn(methods, name) ? (methods[name] ?? []) : []).map((method) => ({method, given})),
    );
  }

  /** Returns the parameters of a lambda that implements a type. */
  private lambdaOf(type: Type | undefined): Type[] {
    if (!type || !isFtb(type.name)) {
      return type?.args ?? [];
    }
    for (const [{methods = {}}, given] of this.ancestry(type)) {
      const own = Object.values(methods).flatMap((list) => list.filter(({abstract}) => abstract));
      if (own[0]) {
        return own[0].parameters.map((each) => fill(parseType(each), given));
      }
    }
    return [];
  }

  private fits({parameters}: Pick<ApiMethod, 'parameters'>, count: number): boolean {
    const isOpen = parameters.at(-1)?.endsWith('...') ?? false;
    return isOpen ? count >= parameters.length - 1 : count === parameters.length;
  }

  /**
   * Looks up a method and returns its return type and parameters. Reports a mistake if the class has no such method.
   */
  private call(
    type: Type,
    name: string,
    count: number,
    line: number,
  ): {returns?: Type; takes: (Type | undefined)[]} {
    if (!isFtb(type.name)) {
      const [held] = type.args;
      // `Event<X>.register` expects an X. Lambdas that are passed to a collection receive its elements.
      const takes =
        type.name === 'Event' ? [held] : holders.test(type.name) ? [{name: 'Consumer', args: type.args}] : [];
      return {returns: holders.test(type.name) && returnsHeld.test(name) ? held : undefined, takes};
    }
    this.compared += 1;
    const known = this.methods(type, name);
    const found = known.find(({method}) => this.fits(method, count));
    if (!found) {
      const names = [...this.ancestry(type)].flatMap(([{methods = {}}]) => Object.keys(methods));
      const allowed =
        known.map(({method}) => `${name}(${method.parameters.map(short).join(', ')})`).join(' or ') ||
        (nearest(name, names) ?? names.slice(0, 5).join(', ')) ||
        'a class in src/data/api';
      this.complain(line, `${short(type.name)}.${name} with ${count} arguments`, allowed);
      return {takes: []};
    }
    const {method, given} = found;
    return {
      returns: fill(parseType(method.returns), given),
      takes: method.parameters.map((each) => fill(parseType(each), given)),
    };
  }

  private field(type: Type, name: string, line: number): Type | undefined {
    if (!isFtb(type.name) || name === 'class') {
      return undefined;
    }
    this.compared += 1;
    const inner = `${type.name}.${name}`;
    if (this.classes.has(inner)) {
      return {name: inner, args: []};
    }
    for (const [{fields = {}}, given] of this.ancestry(type)) {
      if (Object.hasOwn(fields, name)) {
        return fill(parseType(fields[name]!), given);
      }
    }
    const names = [...this.ancestry(type)].flatMap(([{fields = {}}]) => Object.keys(fields));
    this.complain(line, `${short(type.name)}.${name}`, nearest(name, names) ?? names.join(', '));
    return undefined;
  }

  /** Checks the arguments of a call and derives the parameter types of lambdas. Returns the number of arguments. */
  private arguments(open: number, takes: readonly (Type | undefined)[], scope: Scope): number {
    const list = argumentsBetween(this.tokens, open, closing(this.tokens, open));
    list.forEach(({from, to}, i) => {
      const isList = this.text(from) === '(';
      const end = isList ? closing(this.tokens, from) : from;
      if (this.text(end + 1) !== '->') {
        this.walk(from, to, scope);
        return;
      }
      const names = this.tokens.slice(from, end + 1).filter(isName);
      const types = this.lambdaOf(takes[i]);
      this.walk(end + 2, to, new Map([...scope, ...names.map(({text}, n) => [text, types[n]] as const)]));
    });
    return list.length;
  }

  /** Returns the index of the token after the type that starts at `from`, or `from` if no type starts there. */
  private typeEnd(from: number): number {
    if (!/^([A-Z]\w*|void|boolean|byte|short|int|long|float|double)$/.test(this.text(from))) {
      return from;
    }
    let i = from + 1;
    while (this.text(i) === '.' && /^[A-Z]/.test(this.text(i + 1))) {
      i += 2;
    }
    if (this.text(i) === '<') {
      let depth = 0;
      do {
        depth += this.text(i) === '<' ? 1 : this.text(i) === '>' ? -1 : 0;
        i += 1;
      } while (depth > 0 && i < this.tokens.length);
    }
    return i;
  }

  private source(from: number, to: number): string {
    return this.tokens
      .slice(from, to)
      .map(({text}) => text)
      .join(' ')
      .replace(/ ?([.<>,]) ?/g, '$1');
  }

  /** Checks a chain such as `A.b(c).d`. Returns the index of the token after the chain. */
  private chain(from: number, scope: Scope): number {
    const name = this.text(from);
    let i = from + 1;
    let type: Type | undefined;
    if (name === 'new') {
      const end = this.typeEnd(i);
      type = this.typed(this.source(i, end));
      i = end;
      if (this.text(i) === '(') {
        const count = this.arguments(i, [], scope);
        const made = this.classes.get(type.name)?.constructors;
        this.compared += isFtb(type.name) ? 1 : 0;
        if (made && !made.some((parameters) => this.fits({parameters}, count))) {
          const allowed = made.map((each) => `(${each.map(short).join(', ')})`).join(' or ');
          const missing = `constructor ${short(type.name)} with ${count} arguments`;
          this.complain(this.tokens[from]!.line, missing, allowed);
        }
        i = closing(this.tokens, i) + 1;
      }
    } else if (name === 'super') {
      type = this.parent;
      if (this.text(i) === '(') {
        this.arguments(i, [], scope);
        i = closing(this.tokens, i) + 1;
      }
    } else {
      const imported = this.imports.get(name);
      type = scope.has(name) ? scope.get(name) : imported ? {name: imported, args: []} : undefined;
      if (this.text(i) === '(') {
        this.arguments(i, [], scope);
        i = closing(this.tokens, i) + 1;
        type = this.own.get(name);
      }
    }
    while ((this.text(i) === '.' || this.text(i) === '::') && isName(this.tokens[i + 1] ?? {})) {
      const {text: member, line} = this.tokens[i + 1]!;
      if (this.text(i + 2) === '(') {
        const count = argumentsBetween(this.tokens, i + 2, closing(this.tokens, i + 2)).length;
        const {returns, takes}: ReturnType<Sample['call']> = type
          ? this.call(type, member, count, line)
          : {takes: []};
        this.arguments(i + 2, takes, scope);
        type = returns;
        i = closing(this.tokens, i + 2) + 1;
      } else {
        type = type && this.text(i) === '.' ? this.field(type, member, line) : undefined;
        i += 2;
      }
    }
    return i;
  }

  /** Checks that a method with `@Override` exists in a superclass or interface. */
  private override(from: number): void {
    let i = from;
    while (this.text(i) !== '(' && i < this.tokens.length) {
      i += 1;
    }
    const {text: name, line} = this.tokens[i - 1] ?? {text: '', line: 0};
    const list = argumentsBetween(this.tokens, i, closing(this.tokens, i));
    const types = list.map(({from: start, to}) => this.typed(this.source(start, to - 1)).name);
    if (!this.parent || !isFtb(this.parent.name)) {
      return;
    }
    this.compared += 1;
    const known = this.methods(this.parent, name);
    const isSame = ({method, given}: (typeof known)[number]) =>
      method.parameters.length === types.length &&
      method.parameters.every((each, n) => fill(parseType(each), given).name === types[n]);
    if (!known.some(isSame)) {
      const allowed =
        known.map(({method}) => `${name}(${method.parameters.map(short).join(', ')})`).join(' or ') ||
        `a method of ${short(this.parent.name)}`;
      this.complain(line, `method ${name}(${types.map(short).join(', ')}) to override`, allowed);
    }
  }

  private walk(from: number, to: number, outer: Scope): void {
    const scope = new Map(outer);
    for (let i = from; i < to;) {
      const text = this.text(i);
      const end = this.typeEnd(i);
      const isDeclared = end > i && isName(this.tokens[end] ?? {}) && /^[=;,):]$/.test(this.text(end + 1));
      if (text === 'import' || text === 'package') {
        while (this.text(i) !== ';' && i < to) {
          i += 1;
        }
      } else if (text === 'extends' || text === 'implements') {
        const last = this.typeEnd(i + 1);
        this.parent ??= this.typed(this.source(i + 1, last));
        i = last;
      } else if (text === '@' && this.text(i + 1) === 'Override') {
        this.override(i + 2);
        i += 2;
      } else if (isDeclared) {
        scope.set(this.text(end), this.typed(this.source(i, end)));
        i = end + 1;
      } else if (end > i && isName(this.tokens[end] ?? {}) && this.text(end + 1) === '(') {
        // This is the declaration of a method, not a call.
        this.own.set(this.text(end), this.typed(this.source(i, end)));
        i = end + 1;
      } else if (isName(this.tokens[i] ?? {})) {
        i = this.chain(i, scope);
      } else {
        i += 1;
      }
    }
  }
}

/** Compares a sample with the signatures of FTB classes. Returns the mistakes and the number of compared names. */
export function compareSample(
  source: string,
  classes: Classes,
): {mistakes: SampleMistake[]; compared: number} {
  const {mistakes, compared} = new Sample(source, classes);
  return {mistakes, compared};
}

/** Returns the qualified names of the FTB classes that a sample imports. */
export const importsOf = (source: string): string[] =>
  [...source.matchAll(/^import\s+(dev\.ftb\.[\w.]+);/gm)].map(([, name = '']) => name);
