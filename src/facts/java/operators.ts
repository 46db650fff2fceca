import type {Evaluator} from './evaluator';
import {binary} from './library';
import type {Scope} from './scope';
import type {Syntax} from './syntax';
import type {Value} from './values';

/** Evaluates one kind of expression. */
export type Handler = (evaluator: Evaluator, node: Syntax, scope: Scope) => Value;

export const place = (node: Syntax, scope: Scope) => ({file: scope.owner.file, line: node.line});

export const operators: Readonly<Record<string, Handler>> = {
  ternary_expression: (evaluator, node, scope) => {
    const {condition, consequence, alternative} = node.field;
    const known = condition ? evaluator.evaluate(condition, scope) : null;
    const [left, right] = [consequence, alternative].map(
      (each) => () => (each ? evaluator.evaluate(each, scope) : null),
    );
    if (typeof known === 'boolean') {
      return (known ? left : right)?.() ?? null;
    }
    const values = [
      evaluator.given(known, () => left?.() ?? null),
      evaluator.given(evaluator.not(known), () => right?.() ?? null),
    ];
    return evaluator.term('?:', undefined, [known, ...values], place(node, scope));
  },
  binary_expression: (evaluator, node, scope) => {
    const {left, right, operator} = node.field;
    const sides = [left, right].map((each) => (each ? evaluator.evaluate(each, scope) : null));
    const [a = null, b = null] = sides;
    const name = operator?.text ?? '';
    if (name === '/' && typeof a === 'number' && typeof b === 'number' && /\d[dDfF]\b|\.\d/.test(node.text)) {
      return a / b;
    }
    return binary(name, a, b) ?? evaluator.term(name, undefined, [a, b], place(node, scope));
  },
  unary_expression: (evaluator, node, scope) => {
    const value = node.field.operand ? evaluator.evaluate(node.field.operand, scope) : null;
    const operator = node.field.operator?.text ?? '';
    if (operator === '-' && (typeof value === 'number' || typeof value === 'bigint')) {
      return -value;
    }
    return operator === '!' ? evaluator.not(value) : value;
  },
  instanceof_expression: (evaluator, node, scope) => {
    const {left, right, name} = node.field;
    const value = left ? evaluator.evaluate(left, scope) : null;
    if (name) {
      scope.declare(name.text, value);
    }
    return evaluator.term('instanceof', value, [right?.text ?? ''], place(node, scope));
  },
};
