import {bareType} from './classes';
import type {Evaluator} from './evaluator';
import {binary, constants, methodCall, staticCall} from './library';
import {literal} from './literals';
import {operators, place, type Handler} from './operators';
import type {Scope} from './scope';
import type {Syntax} from './syntax';
import {ClassName, Instance, Lambda, List, type Value} from './values';

function argumentsOf(evaluator: Evaluator, node: Syntax | undefined, scope: Scope): Value[] {
  return (node?.children ?? []).map((each) => evaluate(evaluator, each, scope));
}

/** Returns the value of a field. A field without a known value becomes a term with its name. */
function fieldOf(
  evaluator: Evaluator,
  self: Value,
  name: string,
  at: Syntax,
  scope: Scope,
): Value | undefined {
  if (!(self instanceof Instance)) {
    return undefined;
  }
  const set = self.fields.get(name);
  if (set !== undefined) {
    return set;
  }
  const owners = [...evaluator.index.ancestry(self.of)];
  if (
    owners.some(({fields}) => fields.get(name)?.static === false) ||
    self.of.components.some((each) => each.name === name)
  ) {
    const term = evaluator.term(`field ${name}`, undefined, [], place(at, scope));
    self.fields.set(name, term);
    return term;
  }
  return evaluator.static(self.of, name);
}

/** Evaluates a simple name: a variable, a field, a static field or a class. */
function identifier(evaluator: Evaluator, node: Syntax, scope: Scope): Value {
  const name = node.text;
  const variable = scope.get(name);
  if (variable !== undefined) {
    return variable;
  }
  for (const self of scope.selves()) {
    const value = fieldOf(evaluator, self, name, node, scope);
    if (value !== undefined) {
      return value;
    }
  }
  for (let owner: typeof scope.owner | undefined = scope.owner; owner; owner = owner.outer) {
    const value = evaluator.static(owner, name);
    if (value !== undefined) {
      return value;
    }
  }
  const from = scope.owner.unit.statics.get(name);
  const home = from === undefined ? undefined : evaluator.index.resolve(from, scope.owner);
  const imported = home && evaluator.static(home, name);
  if (imported !== undefined) {
    return imported;
  }
  const found = evaluator.index.resolve(name, scope.owner);
  return found || /^[A-Z]\w*[a-z]/.test(name)
    ? new ClassName(name, found)
    : evaluator.term(`variable ${name}`, undefined, [], place(node, scope));
}

const fieldAccess: Handler = (evaluator, node, scope) => {
  const name = node.field.field?.text ?? '';
  const on = node.field.object ? evaluate(evaluator, node.field.object, scope) : null;
  if (name === 'this') {
    return scope.self ?? null;
  }
  if (on instanceof ClassName) {
    const value = on.found ? evaluator.static(on.found, name) : constants[`${on.name}.${name}`];
    if (value !== undefined) {
      return value;
    }
    const nested = evaluator.index.resolve(`${on.name}.${name}`, scope.owner);
    return nested || /^[A-Z]\w*[a-z]/.test(name)
      ? new ClassName(nested ? nested.name : `${on.name}.${name}`, nested)
      : evaluator.term(`static ${on.name}.${name}`, undefined, [], place(node, scope));
  }
  return (
    fieldOf(evaluator, on, name, node, scope) ?? evaluator.term(`field ${name}`, on, [], place(node, scope))
  );
};

/** Evaluates a call without a receiver: a method of this object, an enclosing class or a static import. */
function ownCall(evaluator: Evaluator, name: string, args: Value[], node: Syntax, scope: Scope): Value {
  for (let owner: typeof scope.owner | undefined = scope.owner; owner; owner = owner.outer) {
    if (name === 'values' && owner.kind === 'enum') {
      return evaluator.constants(owner);
    }
    const method = evaluator.choose(evaluator.index.methods(owner, name), args);
    if (method) {
      return evaluator.call(method, scope.self, args);
    }
  }
  const from = scope.owner.unit.statics.get(name);
  const found =
    from === undefined
      ? // Searches the classes in static wildcard imports, such as `import static a.b.Commands.*`.
        scope.owner.unit.wildcards
          .map((each) => evaluator.index.resolve(each, scope.owner))
          .find((each) => each && evaluator.choose(evaluator.index.methods(each, name), args))
      : evaluator.index.resolve(from, scope.owner);
  return found
    ? evaluator.invoke(new ClassName(found.name, found), name, args, place(node, scope))
    : (staticCall(`${from?.split('.').at(-1)}.${name}`, args, (value, given) =>
        evaluator.apply(value, given),
      ) ?? evaluator.term(name, undefined, args, place(node, scope)));
}

const call: Handler = (evaluator, node, scope) => {
  const {object, name, arguments: list} = node.field;
  const method = name?.text ?? '';
  if (object?.type === 'super') {
    const args = argumentsOf(evaluator, list, scope);
    const parents = evaluator.index.parents(scope.owner);
    const found = evaluator.choose(
      parents.flatMap((each) => evaluator.index.methods(each, method)),
      args,
    );
    return found ? evaluator.call(found, scope.self, args) : (scope.self ?? null);
  }
  const on = object && evaluate(evaluator, object, scope);
  const args = argumentsOf(evaluator, list, scope);
  if (on === undefined) {
    return ownCall(evaluator, method, args, node, scope);
  }
  const apply = (value: Value, given: Value[]) => evaluator.apply(value, given);
  const known =
    on instanceof ClassName
      ? on.found
        ? undefined
        : staticCall(`${on.name}.${method}`, args, apply)
      : methodCall(on, method, args, apply);
  return known ?? evaluator.invoke(on, method, args, place(node, scope));
};

const lambda: Handler = (evaluator, node, scope) => {
  const {parameters, body} = node.field;
  const declared = parameters?.children.length ? parameters.children : parameters ? [parameters] : [];
  const names = declared.map((each) => each.field.name?.text ?? each.text).filter((each) => each !== '()');
  return new Lambda(node, (args) => {
    const inner = scope.inner();
    names.forEach((name, i) => inner.declare(name, args[i] ?? evaluator.unknown(name, place(node, scope))));
    if (body?.type === 'block') {
      return evaluator.run(body.children, inner)?.value ?? null;
    }
    return body ? evaluate(evaluator, body, inner) : null;
  });
};

const methodReference: Handler = (evaluator, node, scope) => {
  const name = node.children.at(-1)?.text ?? '';
  const owner = node.children[0];
  const on = owner?.type === 'super' || !owner ? (scope.self ?? null) : evaluate(evaluator, owner, scope);
  return new Lambda(node, (args) => {
    const statics =
      on instanceof ClassName && on.found && evaluator.choose(evaluator.index.methods(on.found, name), args);
    const [first, ...rest] = args;
    if (on instanceof ClassName && !statics && first !== undefined) {
      return (
        methodCall(first, name, rest, (value, given) => evaluator.apply(value, given)) ??
        evaluator.invoke(first, name, rest, place(node, scope))
      );
    }
    return evaluator.invoke(on, name, args, place(node, scope));
  });
};

const assignment: Handler = (evaluator, node, scope) => {
  const {left, right, operator} = node.field;
  const given = right ? evaluate(evaluator, right, scope) : null;
  if (!left) {
    return given;
  }
  const sign = operator?.text.slice(0, -1) ?? '';
  const old = sign ? evaluate(evaluator, left, scope) : null;
  const logical = typeof old === 'boolean' ? {'|': '||', '&': '&&'}[sign] : undefined;
  const value = sign
    ? (binary(logical ?? sign, old, given) ??
      evaluator.term(logical ?? sign, undefined, [old, given], place(node, scope)))
    : given;
  const name = left.type === 'field_access' ? (left.field.field?.text ?? '') : left.text;
  const on =
    left.type === 'field_access' && left.field.object
      ? evaluate(evaluator, left.field.object, scope)
      : scope.self;
  if (left.type === 'identifier' && scope.set(name, value)) {
    return value;
  }
  const own = scope.owner.fields.get(name);
  if (own?.static) {
    evaluator.setStatic(scope.owner, name, value);
  } else if (on instanceof Instance) {
    on.fields.set(name, value);
  }
  return value;
};

const creation: Handler = (evaluator, node, scope) => {
  const args = argumentsOf(evaluator, node.field.arguments, scope);
  const body = node.children.some(({type}) => type === 'class_body') ? node : undefined;
  return evaluator.create(bareType(node.field.type?.text ?? ''), args, place(node, scope), scope, body);
};

/** Evaluates `this(…)` and `super(…)` at the start of a constructor. */
const constructorCall: Handler = (evaluator, node, scope) => {
  const args = argumentsOf(evaluator, node.field.arguments, scope);
  const {self} = scope;
  if (self instanceof Instance) {
    const own = node.children[0]?.type === 'this';
    const parent = evaluator.index.parents(scope.owner).find(({kind}) => kind === 'class');
    const target = own ? scope.owner : parent;
    if (target) {
      evaluator.construct(self, target, args);
    }
  }
  return null;
};

/** Evaluates a `switch`. All arms are evaluated, each under the condition of its label. */
const choose: Handler = (evaluator, node, scope) => {
  const subject = node.field.condition ? evaluate(evaluator, node.field.condition, scope) : null;
  const values: Value[] = [];
  for (const group of node.field.body?.children ?? []) {
    const [label, ...body] = group.children;
    const condition = evaluator.term('case', subject, [label?.text ?? ''], place(group, scope));
    const value = evaluator.given(condition, () => evaluator.run(body, scope.inner())?.value);
    values.push(value ?? null);
  }
  return evaluator.term('switch', subject, values, place(node, scope));
};

const handlers: Readonly<Record<string, Handler>> = {
  identifier,
  field_access: fieldAccess,
  method_invocation: call,
  object_creation_expression: creation,
  explicit_constructor_invocation: constructorCall,
  lambda_expression: lambda,
  method_reference: methodReference,
  assignment_expression: assignment,
  switch_expression: choose,
  this: (_, __, scope) => scope.self ?? null,
  parenthesized_expression: (evaluator, node, scope) => first(evaluator, node, scope),
  cast_expression: (evaluator, node, scope) => evaluate(evaluator, node.field.value!, scope),
  array_initializer: (evaluator, node, scope) => new List(argumentsOf(evaluator, node, scope)),
  array_creation_expression: (evaluator, node, scope) =>
    new List(argumentsOf(evaluator, node.field.value, scope)),
  ...operators,
};

function first(evaluator: Evaluator, node: Syntax, scope: Scope): Value {
  return node.children[0] ? evaluate(evaluator, node.children[0], scope) : null;
}

/** Evaluates an expression in `scope`. */
export function evaluate(evaluator: Evaluator, node: Syntax, scope: Scope): Value {
  const known = literal(node);
  if (known !== undefined) {
    return known;
  }
  const handler = handlers[node.type];
  return handler
    ? handler(evaluator, node, scope)
    : evaluator.term(node.type, undefined, [], place(node, scope));
}
