import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compilation, Compiler} from 'webpack';

/** What of Docusaurus's client manifest is added to: numbers of chunks by what the server says that it has rendered. */
interface ClientManifest {
  origins: Record<string, (number | string)[]>;
}

/** @returns the numbers of the chunks that come with each module that is imported lazily, by the request for it */
function chunksByRequest({chunkGroups}: Pick<Compilation, 'chunkGroups'>): ClientManifest['origins'] {
  return Object.fromEntries(
    chunkGroups.flatMap(({origins, chunks}) =>
      origins.flatMap(({request}) => (request ? [[request, chunks.map(({id}) => id!)]] : [])),
    ),
  );
}

/**
 * Docusaurus plugin: has the HTML of a page name all scripts that the page needs, so that the loader fetches them side by side.
 * The server names them by the modules that it rendered; the framework's list of chunks, as it is written under webpack 5
 * and Rspack, has names of chunks alone.
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
          // Docusaurus writes it while files are emitted, and reads it before it renders pages.
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
