import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compilation, Compiler, Module} from 'webpack';
import {readManifest, type DocumentRoute} from './generated';

type ModuleId = string | number;

const fileOfModules = (generated: string) => path.join(generated, 'route-manifest', 'modules.json');

/** @returns the number that the bundler gave to the module of each document, by its route */
export const readModules = (generated: string) =>
  new Map(
    Object.entries(JSON.parse(readFileSync(fileOfModules(generated), 'utf8')) as Record<string, ModuleId>),
  );

/** The number of each document's module. */
function modulesIn(
  {modules, chunkGraph}: Compilation,
  documents: readonly DocumentRoute[],
  siteDir: string,
): Record<string, ModuleId> {
  const numbers = new Map<string | null, ModuleId>();
  for (const module of modules) {
    const id = chunkGraph.getModuleId(module);
    if (id !== null) {
      numbers.set((module as Module & {nameForCondition(): string | null}).nameForCondition(), id);
    }
  }
  return Object.fromEntries(
    documents.map(({route, module}) => {
      const number = numbers.get(path.join(siteDir, module.replace(/^@site\//, '')));
      if (number === undefined) {
        throw new Error(`${module}, which is read at ${route}, is in no chunk of the browser's bundle.`);
      }
      return [route, number];
    }),
  );
}

/**
 * Docusaurus plugin: a browser finds the chunk of a document by its address (README.md). Names the files so that this is
 * possible, and notes the numbers of the modules for the pages.
 */
export default function routeManifest({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'route-manifest',
    configureWebpack({plugins}, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      // Writes a list of all chunks for Docusaurus's own prefetch, which src/client/navigation replaces.
      const others = plugins!.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      if (others.length !== plugins!.length - 1) {
        throw new Error(
          'src/build/route-manifest/index.ts finds no ChunkAssetPlugin. Compare createBaseClientConfig in ' +
            '@docusaurus/core/lib/webpack/client.js: what lists all chunks for prefetch there has to go.',
        );
      }
      const documents = [...readManifest(generatedFilesDir).documents.values()];
      const collect = {
        apply(compiler: Compiler) {
          compiler.hooks.emit.tap('route-manifest', (compilation) => {
            const file = fileOfModules(generatedFilesDir);
            mkdirSync(path.dirname(file), {recursive: true});
            writeFileSync(file, JSON.stringify(modulesIn(compilation, documents, siteDir)));
          });
        },
      };
      return {
        mergeStrategy: {plugins: 'replace'},
        // With hashes of their own, all files would have to be listed for whoever asks for one. What many pages use has one
        // (src/build/chunks.ts).
        output: {chunkFilename: 'assets/js/[name].[fullhash:8].js'},
        plugins: [...others, collect],
      } as object;
    },
  };
}
