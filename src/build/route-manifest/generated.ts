/** What becomes of the files in which Docusaurus lists all routes: `registry.js`, `routes.js`, `routesChunkNames.json`. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {transformSync} from 'esbuild';
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
  if (frame === undefined || documents.some(([, {module}]) => !/\.mdx?$/.test(module ?? ''))) {
    throw notUnderstood('routesChunkNames', 'genRouteCode');
  }
  return {chunks, chunkNames, documents: new Map(documents), frame};
}

/**
 * A registry with the name of its chunk in place of each module's path and number. The path is what the server notes for every module
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

interface Route {
  path: string;
  /** What `ComponentCreator` is called with. */
  component: string[];
  routes?: Route[];
}

/** Runs `routes.js`, which is made of calls of `ComponentCreator` and of literals. */
function readRoutes(routes: string): Route[] {
  const {code} = transformSync(routes, {format: 'cjs'});
  const module = {exports: {} as {default?: unknown}};
  const stub = () => ({__esModule: true, default: (...args: string[]) => args});
  runInNewContext(code, {module, require: stub});
  const {default: list} = module.exports;
  return Array.isArray(list) ? (list as Route[]) : [];
}

/** The routes with an empty list of documents, to which `src/client/navigation/documents.tsx` adds one after the other. */
function routesWithout(routes: string, {documents, frame}: RouteManifest): string {
  const paths = new Set([...documents.values()].map(({route}) => route));
  let left = 0;
  const print = (list: Route[]): string => {
    const others = list.filter((route) => route.routes || !paths.has(route.path));
    left += list.length - others.length;
    const printed = others.map(({component, routes: inside, ...rest}) => {
      const creator = `component: ComponentCreator(...${JSON.stringify(component)})`;
      return `{...${JSON.stringify(rest)}, ${creator}${inside ? `, routes: ${print(inside)}` : ''}}`;
    });
    const text = `[${printed.join(',\n')}]`;
    return others.length < list.length ? `documentRoutes('${frame}', ${text})` : text;
  };
  const text = print(readRoutes(routes));
  if (left !== documents.size) {
    throw notUnderstood('routes', 'genRouteCode');
  }
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import {documentRoutes} from '@site/src/client/navigation/documents';
export default ${text};
`;
}
