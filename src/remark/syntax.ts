import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** All components and elements below a node. (`unist-util-visit` is ES modules only, which the config loader cannot take.) */
export function elementsIn(node: Nodes): Element[] {
  const below = 'children' in node ? node.children.flatMap((child) => elementsIn(child)) : [];
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? [node, ...below] : below;
}

/**
 * An import as a syntax tree; the compiler reads the tree, not the text.
 * @param isDefault false for `import {name} from 'source'`
 */
export function importStatement(name: string, from: string, isDefault = true): MdxjsEsm {
  const local = {type: 'Identifier' as const, name};
  return {
    type: 'mdxjsEsm',
    value: `import ${isDefault ? name : `{${name}}`} from '${from}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [
              isDefault
                ? {type: 'ImportDefaultSpecifier', local}
                : {type: 'ImportSpecifier', local, imported: local},
            ],
            source: {type: 'Literal', value: from, raw: JSON.stringify(from)},
            attributes: [],
          },
        ],
      },
    },
  };
}

/** Names that a page imports or declares itself. */
export function namesIn(tree: Root): string[] {
  const statements = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );
  return statements.flatMap((statement): string[] => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({local}) => local.name);
    }
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration') {
      return [declared.id.name];
    }
    return declared?.type === 'VariableDeclaration'
      ? declared.declarations.flatMap(({id}) => (id.type === 'Identifier' ? [id.name] : []))
      : [];
  });
}
