/** Recma plugin of the documents: leaves the static content of a page out of the script that browsers get. */
import {createHash} from 'node:crypto';
import type {Expression, ModuleDeclaration, Node, Program, ReturnStatement} from 'estree';
import type {Plan} from '../../client/static-content/plan';
import {childrenIn, isStatic, jsxOf} from './static-nodes';

/** Elements that hold others and render exactly one element around them, as it stands in the page. */
const containers = new Set(['blockquote', 'div', 'li', 'ol', 'section', 'Steps', 'ul']);

/** Components that render nothing where they stand. */
const invisible = new Set(['Head']);

/** True in the server's compiler, false in the browser's; defined by the plugin beside this file. */
export const serverConstant = '__SERVER__';

const identifier = (name: string) => ({type: 'Identifier', name}) as const;
const literal = (value: string | number) => ({type: 'Literal', value}) as const;

/** `__SERVER__ ? forServer : forBrowser` */
const eitherSide = (consequent: Expression, alternate: Expression) =>
  ({type: 'ConditionalExpression', test: identifier(serverConstant), consequent, alternate}) as const;

/** `_part(number)`, which stands for a static element in the browser's script. */
const partCall = (number: number): Expression => ({
  type: 'CallExpression',
  callee: identifier('_part'),
  arguments: [literal(number)],
  optional: false,
});

const isSpace = (node: Node | null) => node?.type === 'Literal' && String(node.value).trim() === '';

interface Split {
  nodes: Expression[];
  plan: Plan;
}

/**
 * Replaces the static ones among the children of an element, from the outside to the inside.
 * @param children of the element
 * @param nextNumber gives each static element its number
 * @returns undefined when the elements cannot be counted: there is text or an expression between them
 */
function splitChildren(children: (Expression | null)[], nextNumber: () => number): Split | undefined {
  let plan = '';
  const nodes: Expression[] = [];
  const isCountable = (child: Expression | null) =>
    isSpace(child) || ![undefined, '_Fragment'].includes(jsxOf(child)?.name);
  if (!children.every(isCountable)) {
    return undefined;
  }
  for (const child of children as Expression[]) {
    const call = jsxOf(child);
    if (call === undefined || invisible.has(call.name)) {
      nodes.push(child);
    } else if (isStatic(child)) {
      plan += 's';
      nodes.push(eitherSide(child, partCall(nextNumber())));
    } else {
      const property = containers.has(call.name) ? childrenIn(call.props) : undefined;
      const inside = property && splitChildren(listOf(property.value as Expression), nextNumber);
      if (inside) {
        property.value = {type: 'ArrayExpression', elements: inside.nodes};
      }
      plan += inside ? `(${inside.plan})` : 'i';
      nodes.push(child);
    }
  }
  return {nodes, plan};
}

const listOf = (children: Expression): (Expression | null)[] =>
  children.type === 'ArrayExpression' ? (children.elements as (Expression | null)[]) : [children];

/** The statement with what a page renders. */
function returnOf(tree: Program): ReturnStatement | undefined {
  const content = tree.body.find(
    (statement) => statement.type === 'FunctionDeclaration' && statement.id?.name === '_createMdxContent',
  );
  const last = content?.type === 'FunctionDeclaration' ? content.body.body.at(-1) : undefined;
  return last?.type === 'ReturnStatement' ? last : undefined;
}

function splitBody(statement: ReturnStatement): Plan | undefined {
  let count = 0;
  const nextNumber = () => count++;
  const body = statement.argument;
  const root = jsxOf(body);
  if (!body || root?.name !== '_Fragment') {
    // A page of a single block has no fragment around it.
    const split = splitChildren([body ?? null], nextNumber);
    statement.argument = split?.nodes[0] ?? body;
    return split?.plan;
  }
  const property = childrenIn(root.props);
  if (!property) {
    return '';
  }
  const split = splitChildren(listOf(property.value as Expression), nextNumber);
  if (split) {
    property.value = {type: 'ArrayExpression', elements: split.nodes};
  }
  return split?.plan;
}

/** `import _part from '…'` and `export const parts = {key, plan}`. */
function declarations(key: string, plan: Plan): [ModuleDeclaration, ModuleDeclaration] {
  const property = (name: string, value: Expression) =>
    ({
      type: 'Property',
      kind: 'init',
      key: identifier(name),
      value,
      method: false,
      shorthand: false,
      computed: false,
    }) as const;
  const parts: Expression = {
    type: 'ObjectExpression',
    properties: [
      property('key', literal(key)),
      property('plan', eitherSide(literal(plan), identifier('undefined'))),
    ],
  };
  return [
    {
      type: 'ImportDeclaration',
      specifiers: [{type: 'ImportDefaultSpecifier', local: identifier('_part')}],
      source: literal('@site/src/client/static-content/part'),
      attributes: [],
    },
    {
      type: 'ExportNamedDeclaration',
      declaration: {
        type: 'VariableDeclaration',
        kind: 'const',
        declarations: [{type: 'VariableDeclarator', id: identifier('parts'), init: parts}],
      },
      specifiers: [],
      attributes: [],
    },
  ];
}

/**
 * Recma plugin: each static element of a page becomes `__SERVER__ ? element : _part(number)`, and the page exports
 * `parts`: for both sides a key of the page's text, for the server where the elements stand (`plan.ts`). A page whose
 * elements cannot be counted stays as it is.
 */
export default function splitPage() {
  return (tree: Program, file: {toString(): string}): void => {
    const statement = returnOf(tree);
    const plan = statement && splitBody(statement);
    if (plan !== undefined) {
      const key = createHash('sha256').update(`${plan} ${file.toString()}`).digest('base64url').slice(0, 8);
      const [imported, exported] = declarations(key, plan);
      tree.body.unshift(imported);
      tree.body.push(exported);
    }
  };
}
