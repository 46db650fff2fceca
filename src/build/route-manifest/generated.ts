/** What becomes of the files in which Docusaurus lists all routes: `registry.js`, `routes.js`, `routesChunkNames.json`. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fromJs} from 'esast-util-from-js';
import type {ArrayExpression, Expression, Node, ObjectExpression, Property} from 'estree';
import {documentChunk} from '../../client/navigation/document-chunk';

/** A document among the routes. */
export interface DocumentRoute {
  /** Path with the base path, decoded. */
  route: string;
  /** Its source: `@site/docs/app/index.mdx`. */
  module: string;
}

interface Chunk {
  /** In the lists, and of every chunk that is no document's. */
  name: string;
  module: string;
}

/** Docusaurus's lists, read. */
export interface RouteManifest {
  chunks: Chunk[];
  /** By route and hash: names of the chunks by what the page gets them as. */
  chunkNames: [key: string, names: {__comp?: string; content?: string}][];
  /** By the name of its chunk in the lists. */
  documents: Map<string, DocumentRoute>;
  /** Name of the chunk of the component that renders documents. */
  frame: string;
}

const notUnderstood = (file: string, author: string) =>
  new Error(
    `src/build/route-manifest/generated.ts no longer understands the ${file} that Docusaurus generates. ` +
      `Compare it with ${author} in @docusaurus/core/lib/server/codegen/codegenRoutes.js.`,
  );

/** One line of `registry.js`: name of the chunk, import, module, number of the module. */
const line =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ ("(?:[^"\\]|\\.)+")\), \2, require\.resolveWeak\(\2\)\],/gm;

/** @throws Error when the registry no longer looks as it did */
function readRegistry(registry: string): Chunk[] {
  const chunks = [...registry.matchAll(line)].map(([, name, module]) => ({
    name: name!,
    module: JSON.parse(module!) as string,
  }));
  if (chunks.length === 0 || chunks.length !== registry.match(/import\(/g)?.length) {
    throw notUnderstood('registry', 'genRegistry');
  }
  return chunks;
}

/**
 * @param folder of the generated files
 * @throws Error when they no longer look as they did
 */
export function readManifest(folder: string): RouteManifest {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const chunks = readRegistry(read('registry.js'));
  const modules = new Map(chunks.map(({name, module}) => [name, module]));
  const chunkNames = Object.entries(JSON.parse(read('routesChunkNames.json')) as object);
  const frame = chunks.find(({module}) => module === '@theme/DocItem')?.name;
  const documents = chunkNames
    .filter(([, {__comp: component}]) => component === frame)
    .map(([key, {content}]) => {
      // Behind the path stands a hash of the route.
      return [content, {route: key.replace(/-[^-]+$/, ''), module: modules.get(content)!}] as const;
    });
  if (frame === undefined || documents.some(([, {module}]) => !module?.endsWith('.mdx'))) {
    throw notUnderstood('routesChunkNames', 'genRouteCode');
  }
  return {chunks, chunkNames, documents: new Map(documents), frame};
}

/**
 * Has the name of its chunk in place of each module's path and number. The path is what the server notes for every module
 * that a page needs, and looks up in the list of the browser's chunks; that list knows names, not paths.
 */
function registryOf(chunks: Chunk[], documents: RouteManifest['documents']): string {
  const lines = chunks.map(({name, module}) => {
    const document = documents.get(name);
    const chunk = JSON.stringify(document ? documentChunk(document.route) : name);
    return `  "${name}": [() => import(/* webpackChunkName: ${chunk} */ ${JSON.stringify(module)}), ${chunk}],\n`;
  });
  return `export default {\n${lines.join('')}};\n`;
}

/** @returns what the server gets, by the name of the generated file */
export function serverManifest(folder: string): Record<string, string> {
  const {chunks, documents} = readManifest(folder);
  return {'registry.js': registryOf(chunks, documents)};
}

const ownRegistry = 'route-manifest/documents.js';

/**
 * @returns what browsers get, by the name of the generated file: everything but the documents. Those stand in a registry of
 *   their own, so that each gets its chunk. The other one imports it, but no browser ever asks for it.
 */
export function browserManifest(folder: string): Record<string, string> {
  const manifest = readManifest(folder);
  const {chunks, chunkNames, documents, frame} = manifest;
  const listed = chunks.filter(({name}) => !documents.has(name));
  const others = chunkNames.filter(([, {__comp: component}]) => component !== frame);
  return {
    'registry.js': registryOf(
      [...listed, {name: 'documents', module: `@generated/${ownRegistry}`}],
      documents,
    ),
    [ownRegistry]: registryOf(
      chunks.filter(({name}) => documents.has(name)),
      documents,
    ),
    'routesChunkNames.json': JSON.stringify(Object.fromEntries(others)),
    'routes.js': routesWithout(readFileSync(path.join(folder, 'routes.js'), 'utf8'), manifest),
  };
}

const property = ({properties}: ObjectExpression, name: string) =>
  properties.find(
    (one): one is Property =>
      one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name,
  )?.value as Expression | undefined;

const objectsIn = (node: Expression | undefined) =>
  node?.type === 'ArrayExpression' ? node.elements.filter((one) => one?.type === 'ObjectExpression') : [];

function pathOf(route: ObjectExpression): unknown {
  const value = property(route, 'path');
  return value?.type === 'Literal' ? value.value : undefined;
}

/** The list of routes that holds the documents, searched from the outside. */
function listOfDocuments(
  list: Expression,
  isDocument: (route: ObjectExpression) => boolean,
): ArrayExpression | undefined {
  const routes = objectsIn(list);
  if (routes.some(isDocument)) {
    return list as ArrayExpression;
  }
  for (const route of routes) {
    const inside = property(route, 'routes');
    const found = inside && listOfDocuments(inside, isDocument);
    if (found) return found;
  }
  return undefined;
}

/** Has the list of documents begin without them; `src/client/navigation/documents.tsx` adds one after the other. */
function routesWithout(routes: string, {documents, frame}: RouteManifest): string {
  const paths = new Set<unknown>([...documents.values()].map(({route}) => route));
  const isDocument = (route: ObjectExpression) =>
    property(route, 'routes') === undefined && paths.has(pathOf(route));
  const [exported] = fromJs(routes, {module: true}).body.filter(
    (one) => one.type === 'ExportDefaultDeclaration',
  );
  const list = exported && listOfDocuments(exported.declaration as Expression, isDocument);
  const others = objectsIn(list).filter((route) => !isDocument(route));
  if (!list || list.elements.length - others.length !== documents.size) {
    throw notUnderstood('routes', 'genRouteCode');
  }
  const [start, end] = placeOf(list);
  const kept = others.map((route) => routes.slice(...placeOf(route))).join(', ');
  return (
    `import {documentRoutes} from '@site/src/client/navigation/documents';\n${routes.slice(0, start)}` +
    `documentRoutes('${frame}', [${kept}])${routes.slice(end)}`
  );
}

const placeOf = (node: Node) => {
  const {start, end} = (node as unknown as {position: Record<'start' | 'end', {offset: number}>}).position;
  return [start.offset, end.offset] as const;
};
