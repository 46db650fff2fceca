import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compilation, Compiler} from 'webpack';

/** The part of Docusaurus's client manifest that this plugin extends. */
interface ClientManifest {
  /** Module name, as the server reports it after rendering → chunk ids. */
  origins: Record<string, (number | string)[]>;
}

/** Returns the chunk ids of each lazily imported module, keyed by import specifier. */
function chunksByRequest({chunkGroups}: Pick<Compilation, 'chunkGroups'>): ClientManifest['origins'] {
  return Object.fromEntries(
    chunkGroups.flatMap(({origins, chunks}) =>
      origins.flatMap(({request}) => (request ? [[request, chunks.map(({id}) => id!)]] : [])),
    ),
  );
}

/**
 * Docusaurus plugin: lists all scripts that a page needs in its HTML, so that the loader fetches them in parallel.
 * The server reports rendered modules by import specifier, but with webpack 5 and Rspack, Docusaurus's manifest lists
 * chunks only by chunk name.
 * @see https://github.com/facebook/docusaurus/blob/v3.8.1/packages/docusaurus/src/ssg/ssgTemplate.tsx
 */
export default function pageScripts({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'page-scripts',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const extendManifest = {
        apply(compiler: Compiler) {
          // Docusaurus writes the manifest during `emit` and reads it again before it renders pages.
          compiler.hooks.afterEmit.tap('page-scripts', (compilation) => {
            const file = path.join(generatedFilesDir, 'client-manifest.json');
            const manifest = JSON.parse(readFileSync(file, 'utf8')) as ClientManifest;
            const origins = {...manifest.origins, ...chunksByRequest(compilation)};
            writeFileSync(file, JSON.stringify({...manifest, origins}));
          });
        },
      };
      return {
        // Replaces the chunk names that Docusaurus sets, because every page would contain the name of every chunk.
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        plugins: [extendManifest],
      };
    },
  };
}
