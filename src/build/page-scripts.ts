import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compilation, Compiler} from 'webpack';

/** Docusaurus's client manifest, reduced to what this plugin adds to. */
interface ClientManifest {
  /** Ids of chunks, by the name under which the server reports a rendered module. */
  origins: Record<string, (number | string)[]>;
}

/** @returns ids of the chunks of each lazily imported module, by the request for it */
function chunksByRequest({chunkGroups}: Pick<Compilation, 'chunkGroups'>): ClientManifest['origins'] {
  return Object.fromEntries(
    chunkGroups.flatMap(({origins, chunks}) =>
      origins.flatMap(({request}) => (request ? [[request, chunks.map(({id}) => id!)]] : [])),
    ),
  );
}

/**
 * Docusaurus plugin: lists in a page's HTML all scripts that the page needs, so that the loader fetches them in parallel. The
 * server reports modules by their request, but under webpack 5 and Rspack the framework's manifest lists chunks by name only.
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
          // Docusaurus writes the manifest during `emit` and reads it before it renders pages.
          compiler.hooks.afterEmit.tap('page-scripts', (compilation) => {
            const file = path.join(generatedFilesDir, 'client-manifest.json');
            const manifest = JSON.parse(readFileSync(file, 'utf8')) as ClientManifest;
            const origins = {...manifest.origins, ...chunksByRequest(compilation)};
            writeFileSync(file, JSON.stringify({...manifest, origins}));
          });
        },
      };
      return {plugins: [extendManifest]};
    },
  };
}
