import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {elementUse} from '../../../content/elements';
import {indexName, pluginName} from '../../data';
import {entryFile, type DataIndex} from '../../../data/model/read';
import {elementsIn, estreeOf, importNode, refuse} from '../syntax';
import {findReferences} from './references';

/**
 * Docusaurus's folder of generated files. Docusaurus reads the same environment variable, which `npm run build` sets.
 */
const generatedFolder = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';

const entriesFolder = `${pluginName}/default`;

/** Returns a function that reads the list of ids and rereads it whenever the file changes. */
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

/**
 * Remark plugin: adds the entry for each id to its component. `<CommandTable id="ftb-essentials/homes" />`
 * receives that entry as `data`, imported from a separate JSON file. A page therefore loads only the data
 * that it uses, and is refreshed when this data changes.
 * @param siteDir absolute path of the repository
 * @throws Error with file, line, column and the closest existing id, for an unknown id
 */
export default function dataRefs({siteDir}: {siteDir: string}) {
  const readIndex = indexReader(path.join(siteDir, generatedFolder, entriesFolder, indexName));
  return (tree: Root, file: VFile): void => {
    const imports = new Map<string, string>();
    const elements = elementsIn(tree).map((node) => ({node, ...elementUse(node)}));
    for (const {element, kind, ids, line, column, problem} of findReferences(elements, readIndex())) {
      if (problem) {
        refuse(file, {line, column}, `${problem.found} — ${problem.fix}`);
      }
      const variables = ids.map((id) => {
        const source = `@generated/${entriesFolder}/${entryFile(kind, id)}`;
        const variable = imports.get(source) ?? `data${imports.size}`;
        imports.set(source, variable);
        return variable;
      });
      const value = variables.length === 1 ? variables[0]! : `[${variables.join(', ')}]`;
      const data = {estree: estreeOf(value)};
      element.node.attributes.push({
        type: 'mdxJsxAttribute',
        name: 'data',
        value: {type: 'mdxJsxAttributeValueExpression', value, data},
      });
    }
    const statements = [...imports].map(([source, name]) => importNode(`import ${name} from '${source}';`));
    tree.children.unshift(...statements);
  };
}
