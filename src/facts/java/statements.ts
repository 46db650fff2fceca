import type {End, Evaluator} from './evaluator';
import type {Scope} from './scope';
import type {Syntax} from './syntax';
import {List, Term, type Value} from './values';

function join(name: string, ...args: Value[]): Value {
  return new Term(name, undefined, args, {file: '', line: 0}, [], undefined);
}

/** Runs statements in order. */
export function run(evaluator: Evaluator, statements: readonly Syntax[], scope: Scope): End | undefined {
  for (const [i, statement] of statements.entries()) {
    const end = runOne(evaluator, statement, scope);
    if (end?.how === 'maybe') {
      const rest = evaluator.given(evaluator.not(end.condition), () =>
        run(evaluator, statements.slice(i + 1), scope),
      );
      const value = rest ? join('?:', end.condition, end.value, rest.value) : end.value;
      return rest ? {how: 'return', value} : end;
    }
    if (end) {
      return end;
    }
  }
  return undefined;
}

/** Runs an `if` statement. If the condition is unknown, both branches run. */
function branch(evaluator: Evaluator, {field}: Syntax, scope: Scope): End | undefined {
  const known = field.condition ? evaluator.evaluate(field.condition, scope) : false;
  const then = () => runOne(evaluator, field.consequence, scope.inner());
  const otherwise = () => runOne(evaluator, field.alternative, scope.inner());
  if (typeof known === 'boolean') {
    return known ? then() : otherwise();
  }
  const not = evaluator.not(known);
  const [left, right] = [evaluator.given(known, then), evaluator.given(not, otherwise)];
  const ways = [
    {given: known, end: left},
    {given: not, end: right},
  ].filter(({end}) => end !== undefined);
  const [condition, other] = ways.map(({given, end}) =>
    end?.how === 'maybe' ? join('&&', given, end.condition) : given,
  );
  const value = left && right ? join('?:', known, left.value, right.value) : (left ?? right)?.value;
  return condition === undefined || value === undefined
    ? undefined
    : {how: 'maybe', condition: other === undefined ? condition : join('||', condition, other), value};
}

function runOne(evaluator: Evaluator, node: Syntax | undefined, scope: Scope): End | undefined {
  switch (node?.type) {
    case undefined:
      return undefined;
    case 'block':
    case 'constructor_body':
    case 'synchronized_statement':
      return run(evaluator, node.children, scope.inner());
    case 'if_statement':
      return branch(evaluator, node, scope);
    case 'return_statement':
    case 'yield_statement':
      return {how: 'return', value: node.children[0] ? evaluator.evaluate(node.children[0], scope) : null};
    case 'throw_statement':
    case 'break_statement':
    case 'continue_statement':
      return {how: 'leave', value: null};
    case 'expression_statement':
      node.children.slice(0, 1).forEach((each) => evaluator.evaluate(each, scope));
      return undefined;
    case 'local_variable_declaration':
      for (const {type, field} of node.children) {
        if (type === 'variable_declarator') {
          const name = field.name?.text ?? '';
          scope.declare(
            name,
            field.value
              ? evaluator.evaluate(field.value, scope)
              : evaluator.unknown(name, {file: scope.owner.file, line: node.line}),
          );
        }
      }
      return undefined;
    case 'enhanced_for_statement':
      forEach(evaluator, node, scope.inner());
      return undefined;
    case 'for_statement':
    case 'while_statement':
    case 'do_statement':
      // One iteration is enough to record the terms and objects of the body.
      runOne(evaluator, node.field.body, scope.inner());
      return undefined;
    case 'try_statement':
    case 'try_with_resources_statement':
      return runOne(evaluator, node.field.body, scope.inner());
    case 'explicit_constructor_invocation':
    case 'switch_expression':
      evaluator.evaluate(node, scope);
      return undefined;
    default:
      return undefined;
  }
}

/** Runs the body for each item of a known list, or once with an unknown item. */
function forEach(evaluator: Evaluator, node: Syntax, scope: Scope): void {
  const {name, value, body} = node.field;
  const list = value ? evaluator.evaluate(value, scope) : null;
  const unknown = evaluator.unknown(name?.text ?? '', {file: scope.owner.file, line: node.line});
  for (const item of list instanceof List ? [...list.items] : [unknown]) {
    const turn = scope.inner();
    turn.declare(name?.text ?? '', item);
    runOne(evaluator, body, turn);
  }
}
