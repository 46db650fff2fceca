import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {VFile} from 'vfile';
import {dataComponents, kinds} from '../../data/schema';
import {nearest} from '../../content/suggest';
import {indexName, pluginName, type DataIndex} from '../../plugins/structured-data';

type Options = {
  /** Absolute path of the repository. */
  siteDir: string;
};

/** Docusaurus reads the same variable; `npm run build` sets it. */
const generatedFolder = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';

/** Where the plugin's entries lie below the folder of generated files. */
const entriesFolder = `${pluginName}/default`;

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const nouns: Record<string, string> = {
  ...Object.fromEntries(kinds.map(({name, noun}) => [name, noun])),
  timers: 'timer table',
  versions: 'product',
};

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

/** All components and elements of a page. (`unist-util-visit` is ES modules only, which the config loader cannot take.) */
function elementsIn(node: Nodes): Element[] {
  const below = 'children' in node ? node.children.flatMap((child) => elementsIn(child)) : [];
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? [node, ...below] : below;
}

function attribute(node: Element, name: string): MdxJsxAttribute | undefined {
  return node.attributes.find(
    (found): found is MdxJsxAttribute => found.type === 'mdxJsxAttribute' && found.name === name,
  );
}

/** `import name from 'source'` as a syntax tree; the compiler reads the tree, not the text. */
function importStatement(name: string, from: string): MdxjsEsm {
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

/** `name={[a, b]}` or `name={a}` as a syntax tree. */
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

/** What to write instead of an id that is not there: the likely one, or what there is. */
function advice(id: string, known: readonly string[]): string {
  const last = id.split('/').at(-1);
  const meant = nearest(id, known) ?? known.find((candidate) => candidate.split('/').at(-1) === last);
  if (meant !== undefined) {
    return ` — did you mean "${meant}"?`;
  }
  const siblings = known.filter((candidate) => candidate.startsWith(`${id.split('/')[0]}/`));
  const choice = siblings.length > 0 ? siblings : known.filter((candidate) => !candidate.includes('/'));
  return `; known: ${choice.join(', ')}`;
}

/**
 * Ids that an element names, checked.
 * @throws a sentence for the writer, without the place
 */
function idsOf(node: Element, kind: string, known: readonly string[]): string[] {
  const value = attribute(node, 'id')?.value;
  if (typeof value !== 'string' || value.trim() === '') {
    throw new Error(`<${node.name}> needs an id in quotes: <${node.name} id="…" />`);
  }
  // Several products may share one line of versions; every other component takes one id.
  const ids = kind === 'versions' ? value.trim().split(/\s+/) : [value];
  const missing = ids.find((id) => !known.includes(id));
  if (missing !== undefined) {
    throw new Error(`unknown ${nouns[kind]} "${missing}"${advice(missing, known)}`);
  }
  return ids;
}

/** Components whose rows have addresses in the page; the others may be repeated. */
const drawsRows = (component: string) => component.endsWith('Table');

/**
 * Notes that a page draws these rows.
 * @throws a sentence for the writer when it draws some of them already: two rows would have one address
 */
function claim(component: string, id: string, drawn: Map<string, string[]>): void {
  const before = drawn.get(component) ?? [];
  const same = before.find((known) => `${known}/`.startsWith(`${id}/`) || `${id}/`.startsWith(`${known}/`));
  if (same !== undefined) {
    throw new Error(
      `<${component} id="${id}" /> repeats rows of <${component} id="${same}" /> above; keep one and link to it`,
    );
  }
  drawn.set(component, [...before, id]);
}

/**
 * Remark plugin: `<CommandTable id="ftb-essentials/homes" />` receives exactly that entry as `data`, through an import
 * of its own small JSON. So a page carries only what it names, and a saved data file refreshes it.
 * @throws file, line and column for an id that does not exist, with the nearest one that does
 */
export default function dataRefs({siteDir}: Options) {
  const readIndex = indexReader(path.join(siteDir, generatedFolder, entriesFolder, indexName));
  return (tree: Root, file: VFile): void => {
    const imports = new Map<string, string>();
    const drawn = new Map<string, string[]>();
    for (const node of elementsIn(tree)) {
      const component = node.name ?? '';
      const kind = dataComponents[component];
      if (kind === undefined) {
        continue;
      }
      let ids: string[];
      try {
        ids = idsOf(node, kind, readIndex()[kind] ?? []);
        if (drawsRows(component)) {
          ids.forEach((id) => claim(component, id, drawn));
        }
      } catch (error) {
        const {line = 1, column = 1} = node.position?.start ?? {};
        throw new Error(`${path.relative(siteDir, file.path)}:${line}:${column} ${(error as Error).message}`);
      }
      const variables = ids.map((id) => {
        const source = `@generated/${entriesFolder}/${kind}/${id}.json`;
        const variable = imports.get(source) ?? `data${imports.size}`;
        imports.set(source, variable);
        return variable;
      });
      node.attributes.push(expressionAttribute('data', variables));
    }
    tree.children.unshift(...[...imports].map(([source, name]) => importStatement(name, source)));
  };
}
