import {fromJs} from 'esast-util-from-js';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import path from 'node:path';
import type {VFile} from 'vfile';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns all components and elements below a node, in document order. */
export function elementsIn(node: Nodes): Element[] {
  const below = 'children' in node ? node.children.flatMap((child) => elementsIn(child)) : [];
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? [node, ...below] : below;
}

/** Parses JavaScript to ESTree, because the MDX compiler uses the tree and ignores the source code. */
export const estreeOf = (code: string) => fromJs(code, {module: true});

/** Creates the node of an `import` statement. */
export const importNode = (code: string): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: code,
  data: {estree: estreeOf(code)},
});

/** Returns the names that the page's own `import` statements declare. */
export function importedNames(tree: Root): string[] {
  return tree.children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) => (statement.type === 'ImportDeclaration' ? statement.specifiers : []))
    .map(({local}) => local.name);
}

/**
 * Reports a problem at a position in a page.
 * @throws Error always, with file, line and column
 */
export function refuse(file: VFile, {line, column}: {line: number; column: number}, message: string): never {
  throw new Error(`${path.relative(file.cwd, file.path)}:${line}:${column} ${message}`);
}
