import type {JavaClass} from './classes';
import type {Value} from './values';

/** Variables of a block, and the object and class whose code it is. */
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

  /** Sets a variable where it was declared; false when there is none of that name. */
  set(name: string, value: Value): boolean {
    if (this.variables.has(name)) {
      this.variables.set(name, value);
      return true;
    }
    return this.outer?.set(name, value) ?? false;
  }

  /** The objects around, nearest first, for names that are fields of an outer class. */
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
