import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** All components and elements below a node. (`unist-util-visit` is ES modules only, which the config loader cannot take.) */
export function elementsIn(node: Nodes): Element[] {
  const below = 'children' in node ? node.children.flatMap((child) => elementsIn(child)) : [];
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? [node, ...below] : below;
}

/** `import name from 'source'` as a syntax tree; the compiler reads the tree, not the text. */
export function importStatement(name: string, from: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${from}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: from, raw: JSON.stringify(from)},
            attributes: [],
          },
        ],
      },
    },
  };
}
