/** Recma plugin of the documents: leaves the static content of a page out of the script that browsers get. */
import {createHash} from 'node:crypto';
import {fromJs} from 'esast-util-from-js';
import type {ConditionalExpression, Expression, ExpressionStatement, Program, ReturnStatement} from 'estree';
import {childrenIn, isStatic, jsxOf} from './static-nodes';

/** True in the server's compiler, false in the browser's; defined by the plugin beside this file. */
export const serverConstant = '__SERVER__';

/** `__SERVER__ ? block : _part(number)`: what stands for a static block in the browser's script. */
function eitherSide(block: Expression, number: number): ConditionalExpression {
  const [statement] = fromJs(`${serverConstant} ? 0 : _part(${number})`).body as ExpressionStatement[];
  return {...(statement!.expression as ConditionalExpression), consequent: block};
}

/** The statement with what a page renders. */
function returnOf(tree: Program): ReturnStatement | undefined {
  const content = tree.body.find(
    (statement) => statement.type === 'FunctionDeclaration' && statement.id?.name === '_createMdxContent',
  );
  const last = content?.type === 'FunctionDeclaration' ? content.body.body.at(-1) : undefined;
  return last?.type === 'ReturnStatement' ? last : undefined;
}

const isSpace = (node: Expression | null) => node?.type === 'Literal' && String(node.value).trim() === '';

/**
 * Recma plugin: each static block of a page becomes `__SERVER__ ? block : _part(number)`, and the page exports `parts`: for
 * both sides a key of the page's text, for the server which blocks are static (`plan.ts`). A page stays as it is when its
 * blocks cannot be counted, because there is text or an expression between them.
 */
export default function splitPage() {
  return (tree: Program, file: {toString(): string}): void => {
    const statement = returnOf(tree);
    const body = statement?.argument;
    if (!body) {
      return;
    }
    const root = jsxOf(body);
    // A page of a single block has no fragment around it.
    const inside = root?.name === '_Fragment' ? childrenIn(root.props) : undefined;
    const children = inside?.value as Expression | undefined;
    const blocks = (
      root?.name !== '_Fragment'
        ? [body]
        : children?.type === 'ArrayExpression'
          ? children.elements
          : [children]
    ).filter((block) => block !== undefined) as Expression[];
    if (!blocks.every((block) => isSpace(block) || ![undefined, '_Fragment'].includes(jsxOf(block)?.name))) {
      return;
    }
    let plan = '';
    let count = 0;
    const split = blocks.map((block) => {
      // Head renders nothing where it stands.
      if (isSpace(block) || jsxOf(block)?.name === 'Head') {
        return block;
      }
      const isPart = isStatic(block);
      plan += isPart ? 's' : 'i';
      return isPart ? eitherSide(block, count++) : block;
    });
    if (inside) {
      inside.value = {type: 'ArrayExpression', elements: split};
    } else if (root?.name !== '_Fragment') {
      statement.argument = split[0];
    }
    const key = createHash('sha256').update(`${plan} ${file.toString()}`).digest('base64url').slice(0, 8);
    const declarations = fromJs(
      `import _part from '@site/src/client/static-content/part';
       export const parts = {key: '${key}', plan: ${serverConstant} ? '${plan}' : undefined};`,
      {module: true},
    );
    tree.body.unshift(...declarations.body);
  };
}
