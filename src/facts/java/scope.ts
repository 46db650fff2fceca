import type {JavaClass} from './classes';
import type {Value} from './values';

/** The variables that are visible in a block, and the current object and class. */
export class Scope {
  private readonly variables = new Map<string, Value>();
  readonly self: Value | undefined;

  constructor(
    readonly owner: JavaClass,
    self?: Value,
    private readonly outer?: Scope,
  ) {
    this.self = self ?? outer?.self;
  }

  declare(name: string, value: Value): void {
    this.variables.set(name, value);
  }

  get(name: string): Value | undefined {
    return this.variables.has(name) ? this.variables.get(name) : this.outer?.get(name);
  }

  /** Sets a variable in the scope that declares it. Returns false if no scope declares it. */
  set(name: string, value: Value): boolean {
    if (this.variables.has(name)) {
      this.variables.set(name, value);
      return true;
    }
    return this.outer?.set(name, value) ?? false;
  }

  /** Yields the current object and the enclosing objects, innermost first. */
  *selves(): Generator<Value> {
    if (this.self !== undefined) {
      yield this.self;
    }
    if (this.outer) {
      yield* this.outer.selves();
    }
  }

  inner(): Scope {
    return new Scope(this.owner, this.self, this);
  }
}
