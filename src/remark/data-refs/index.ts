import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {elementUse} from '../../content/elements';
import {indexName, pluginName} from '../../plugins/structured-data';
import {entryFile, type DataIndex} from '../../plugins/structured-data/read';
import {elementsIn, importStatement} from '../syntax';
import {findReferences} from './references';

type Options = {
  /** Absolute path of the repository. */
  siteDir: string;
  /** All ids, where they are known; otherwise the list that the plugin has written. */
  index?: DataIndex;
};

/** Docusaurus reads the same variable; `npm run build` sets it. */
const generatedFolder = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';

/** Where the plugin's entries lie below the folder of generated files. */
const entriesFolder = `${pluginName}/default`;

/** The list of ids, read again when the plugin has written a new one. */
function indexReader(file: string): () => DataIndex {
  let read: {changed: number; index: DataIndex} | undefined;
  return () => {
    const changed = statSync(file).mtimeMs;
    if (read?.changed !== changed) {
      read = {changed, index: JSON.parse(readFileSync(file, 'utf8')) as DataIndex};
    }
    return read.index;
  };
}

/** `name={a}`, or `name={[a, b]}` for several variables, as a syntax tree. */
function expressionAttribute(name: string, variables: string[]): MdxJsxAttribute {
  const identifiers = variables.map((variable) => ({type: 'Identifier' as const, name: variable}));
  const [only] = identifiers;
  const expression =
    only && identifiers.length === 1 ? only : {type: 'ArrayExpression' as const, elements: identifiers};
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: variables.join(', '),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression}],
          comments: [],
        },
      },
    },
  };
}

/**
 * Remark plugin: `<CommandTable id="ftb-essentials/homes" />` receives exactly that entry as `data`, through an import
 * of its own small JSON. So a page carries only what it names, and a saved data file refreshes it.
 * @throws file, line and column for an id that does not exist, with the nearest one that does
 */
export default function dataRefs({siteDir, index}: Options) {
  const readIndex = index
    ? () => index
    : indexReader(path.join(siteDir, generatedFolder, entriesFolder, indexName));
  return (tree: Root, file: VFile): void => {
    const imports = new Map<string, string>();
    const elements = elementsIn(tree).map((node) => ({node, ...elementUse(node)}));
    for (const {element, kind, ids, line, column, problem} of findReferences(elements, readIndex())) {
      if (problem) {
        const place = `${path.relative(siteDir, file.path)}:${line}:${column}`;
        throw new Error(`${place} ${problem.found} — ${problem.fix}`);
      }
      const variables = ids.map((id) => {
        const source = `@generated/${entriesFolder}/${entryFile(kind, id)}`;
        const variable = imports.get(source) ?? `data${imports.size}`;
        imports.set(source, variable);
        return variable;
      });
      element.node.attributes.push(expressionAttribute('data', variables));
    }
    tree.children.unshift(...[...imports].map(([source, name]) => importStatement(name, source)));
  };
}
