import {fromJs} from 'esast-util-from-js';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import path from 'node:path';
import type {VFile} from 'vfile';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** All components and elements below a node, an outer one before those in it. */
export function elementsIn(node: Nodes): Element[] {
  const below = 'children' in node ? node.children.flatMap((child) => elementsIn(child)) : [];
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? [node, ...below] : below;
}

/** JavaScript as a syntax tree; the compiler reads the tree, not the text. */
export const estreeOf = (code: string) => fromJs(code, {module: true});

/** An `import` of a page as a node. */
export const importNode = (code: string): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: code,
  data: {estree: estreeOf(code)},
});

/** Names that a page imports itself. */
export function importedNames(tree: Root): string[] {
  return tree.children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) => (statement.type === 'ImportDeclaration' ? statement.specifiers : []))
    .map(({local}) => local.name);
}

/** @throws Error with file, line and column of what is wrong */
export function refuse(file: VFile, {line, column}: {line: number; column: number}, message: string): never {
  throw new Error(`${path.relative(file.cwd, file.path)}:${line}:${column} ${message}`);
}
