import type {ClassIndex, JavaClass, Method} from './classes';
import {Scope} from './scope';
import type {Syntax} from './syntax';
import {ClassName, Instance, Lambda, List, Term, type Place, type Value} from './values';

/** Methods of Brigadier and of FTB Library's config builders that return `this`. */
const fluent = new Set(
  [
    'then',
    'requires',
    'executes',
    'suggests',
    'redirect',
    'fork',
    'comment',
    'range',
    'excluded',
    'enabled',
    'withComment',
  ].concat(['setNameKey', 'setCanEdit', 'standardTopLevelComment', 'notPlayerEditable', 'syncToAll']),
);

/**
 * Classes of FTB Library whose methods are never evaluated: calls of them stay terms, because `src/facts/read` looks
 * for these calls.
 */
const builders =
  /^(SNBTConfig|SNBTConfigImpl|ConfigGroup|EditableConfigGroup|NameMap|Config|ConfigManager|ConfigValue|Color4I|Icon|FTBRanksAPI|(Boolean|Int|Long|Double|String|StringList|StringMap|StringSidebarMap|IntArray|Enum)Value)$/;

const maxDepth = 24;

/** Default values of fields by type. */
const initialValues: Readonly<Record<string, Value>> = {boolean: false, int: 0, long: 0, double: 0, float: 0};

/**
 * Early end of a block. `maybe`: the block ends only if the condition is true, so the code after it runs under the
 * negated condition.
 */
export type End = {how: 'return' | 'leave'; value: Value} | {how: 'maybe'; condition: Value; value: Value};

/** Functions of `expressions.ts` and `statements.ts`, which call each other through the evaluator to avoid an import cycle. */
export interface Readers {
  /** Evaluates an expression in `scope`. */
  evaluate(evaluator: Evaluator, node: Syntax, scope: Scope): Value;
  run(evaluator: Evaluator, statements: readonly Syntax[], scope: Scope): End | undefined;
}

/**
 * Evaluates Java sources without Minecraft. It follows constants, constructors and methods in the sources, evaluates both
 * branches of an unknown condition, and represents calls of other code as terms. It records all terms and created objects.
 * `src/facts/read` finds the calls that define a command, an option or a key among them.
 */
export class Evaluator {
  readonly terms: Term[] = [];
  readonly created: Instance[] = [];
  readonly conditions: Value[] = [];
  private readonly statics = new Map<string, Value>();
  private readonly active: Method[] = [];
  private depth = maxDepth;

  constructor(
    readonly index: ClassIndex,
    private readonly readers: Readers,
  ) {}

  evaluate(node: Syntax, scope: Scope): Value {
    return this.readers.evaluate(this, node, scope);
  }

  run(statements: readonly Syntax[], scope: Scope): End | undefined {
    return this.readers.run(this, statements, scope);
  }

  term(name: string, on: Value | undefined, args: Value[], at: Place): Term {
    const object = on instanceof Term ? (on.root ?? on) : undefined;
    const root = fluent.has(name) ? object : undefined;
    const term = new Term(name, on, args, at, [...this.conditions], root);
    (on instanceof Instance ? on : object)?.calls.push(term);
    this.terms.push(term);
    return term;
  }

  /** Returns the value of a static field or enum constant, or undefined if the class has no such member. */
  static(owner: JavaClass, name: string): Value | undefined {
    for (const each of this.index.ancestry(owner)) {
      const key = `${each.full}.${name}`;
      if (this.statics.has(key)) {
        return this.statics.get(key);
      }
      const field = each.fields.get(name);
      const constant = each.constants.find((node) => node.field.name?.text === name);
      if (constant) {
        return this.constant(each, constant);
      }
      if (field?.static) {
        const unknown = new Term(
          `static ${each.name}.${name}`,
          undefined,
          [],
          {file: each.file, line: field.line},
          [],
          undefined,
        );
        this.statics.set(key, unknown);
        const value = field.value
          ? this.quiet(() => this.evaluate(field.value as Syntax, new Scope(each)))
          : unknown;
        this.statics.set(key, value);
        return value;
      }
    }
    return undefined;
  }

  setStatic(owner: JavaClass, name: string, value: Value): void {
    this.statics.set(`${owner.full}.${name}`, value);
  }

  private constant(owner: JavaClass, node: Syntax): Value {
    const name = node.field.name?.text ?? '';
    const args = (node.field.arguments?.children ?? []).map((each) => this.evaluate(each, new Scope(owner)));
    const value = new Instance(owner, args, {file: owner.file, line: node.line}, [], name);
    this.statics.set(`${owner.full}.${name}`, value);
    this.construct(value, owner, args);
    return value;
  }

  constants(owner: JavaClass): List {
    return new List(owner.constants.map((node) => this.static(owner, node.field.name?.text ?? '') ?? null));
  }

  /** Evaluates the initial value of a field. The conditions of the code that reads the field do not apply to it. */
  private quiet<T>(work: () => T): T {
    const kept = this.conditions.splice(0);
    try {
      return work();
    } finally {
      this.conditions.splice(0, Infinity, ...kept);
    }
  }

  create(type: string, args: Value[], at: Place, scope: Scope, body?: Syntax): Value {
    const found = this.index.resolve(type, scope.owner);
    if (!body && (!found || builders.test(found.name))) {
      if (/^(Linked|Concurrent|Enum)?(Hash|Tree)?Map$/.test(type)) {
        return new List([], []);
      }
      return /^(Array|Linked)?List$|^(Linked)?HashSet$/.test(type)
        ? new List(args[0] instanceof List ? [...args[0].items] : [])
        : this.term(`new ${type}`, undefined, args, at);
    }
    const of = body ? this.index.declare(body, at.file, scope.owner.unit, scope.owner) : (found as JavaClass);
    const value = new Instance(of, args, at, [...this.conditions]);
    this.created.push(value);
    this.construct(value, of, args, scope);
    return value;
  }

  /**
   * Evaluates the initial values of fields and the constructor of a class. Initial values are skipped if the constructor starts
   * with `this(…)`, because the other constructor evaluates them.
   */
  construct(self: Instance, of: JavaClass, args: Value[], outer?: Scope): void {
    const constructor = this.choose(of.constructors, args);
    const [first] = constructor?.body?.children ?? [];
    const isOther = first?.type === 'explicit_constructor_invocation' && first.children[0]?.type === 'this';
    if (!isOther) {
      of.components.forEach(({name}, i) => self.fields.set(name, args[i] ?? null));
      for (const {name, type, value} of [...of.fields.values()].filter((field) => !field.static)) {
        const initial = value ? this.evaluate(value, new Scope(of, self, outer)) : initialValues[type];
        if (initial !== undefined) {
          self.fields.set(name, initial);
        }
      }
    }
    if (constructor) {
      this.call(constructor, self, args, outer);
    }
  }

  /** Returns the overload that matches the arguments best. */
  choose(methods: readonly Method[], args: Value[]): Method | undefined {
    const fits = (method: Method) => {
      const {length} = method.parameters;
      const rest = method.parameters.at(-1)?.rest ?? false;
      if (rest ? args.length < length - 1 : args.length !== length) {
        return -1;
      }
      const points = method.parameters.map(({type}, i) => this.fits(type, args[i]));
      return points.reduce((sum, each) => sum + each, rest ? 0 : 1);
    };
    return methods
      .map((method) => ({method, points: fits(method)}))
      .filter(({points}) => points >= 0)
      .reduce<{method?: Method; points: number}>((best, each) => (each.points > best.points ? each : best), {
        points: -1,
      }).method;
  }

  private fits(type: string, value: Value | undefined): number {
    const kinds: [RegExp, boolean][] = [
      [/^String$|^CharSequence$/, typeof value === 'string'],
      [/^boolean$|^Boolean$/, typeof value === 'boolean'],
      [/^(int|long|double|float|Integer)$/, typeof value === 'number' || typeof value === 'bigint'],
      [/List$|^Collection$|Set$/, value instanceof List],
    ];
    return kinds.some(([pattern, is]) => is && pattern.test(type)) ? 1 : 0;
  }

  /** Runs a method from the sources. Recursive calls and calls of methods without a body stay terms. */
  call(method: Method, self: Value | undefined, args: Value[], outer?: Scope): Value {
    const {parameters, body, name, owner} = method;
    const at = {file: owner.file, line: method.line};
    if (!body || this.active.length >= this.depth || this.active.includes(method)) {
      return this.term(name, self, args, at);
    }
    const scope = new Scope(owner, self, outer);
    parameters.forEach((parameter, i) => {
      const spread = parameter.rest && !(args.length === parameters.length && args[i] instanceof List);
      scope.declare(
        parameter.name,
        spread ? new List(args.slice(i)) : (args[i] ?? this.unknown(parameter.name, at)),
      );
    });
    this.active.push(method);
    try {
      return this.run(body.children, scope)?.value ?? null;
    } finally {
      this.active.pop();
    }
  }

  /** Creates an object with a known class and unknown fields. */
  some(owner: JavaClass): Instance {
    return new Instance(owner, [], {file: owner.file, line: owner.line}, []);
  }

  /** Runs a method with unknown arguments. `depth` limits nested calls. */
  enter(method: Method, self?: Value, depth = maxDepth): Value {
    this.depth = depth;
    const at = {file: method.owner.file, line: method.line};
    const unknown = method.parameters.map(({name}) => this.unknown(name, at));
    try {
      return this.call(method, self, unknown);
    } finally {
      this.depth = maxDepth;
    }
  }

  unknown(name: string, at: Place): Term {
    return new Term(`variable ${name}`, undefined, [], at, [], undefined);
  }

  /** Calls a lambda, a method reference or an object that implements a functional interface. */
  apply(target: Value, args: Value[]): Value {
    if (target instanceof Lambda) {
      return target.call(args);
    }
    const method =
      target instanceof Instance
        ? ['test', 'apply', 'accept', 'get', 'run'].flatMap((name) => this.index.methods(target.of, name))[0]
        : undefined;
    return method ? this.call(method, target, args) : this.term('apply', target, args, {file: '', line: 0});
  }

  /** Calls a method on a value. `on` is undefined for calls without a receiver. */
  invoke(on: Value | undefined, name: string, args: Value[], at: Place): Value {
    const owner = on instanceof Instance ? on.of : on instanceof ClassName ? on.found : undefined;
    if (owner && !builders.test(owner.name)) {
      if (name === 'values' && owner.kind === 'enum') {
        return this.constants(owner);
      }
      const method = this.choose(this.index.methods(owner, name), args);
      if (method?.body) {
        return this.call(method, on instanceof Instance ? on : undefined, args);
      }
    }
    return this.term(
      on instanceof ClassName ? `${on.name}.${name}` : name,
      on instanceof ClassName ? undefined : on,
      args,
      at,
    );
  }

  /** Runs `work` under a condition, and records the condition in the terms that `work` creates. */
  given<T>(condition: Value, work: () => T): T {
    this.conditions.push(condition);
    try {
      return work();
    } finally {
      this.conditions.pop();
    }
  }

  not(value: Value): Value {
    return typeof value === 'boolean'
      ? !value
      : new Term('!', undefined, [value], {file: '', line: 0}, [], undefined);
  }
}
