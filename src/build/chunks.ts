import {simpleHash} from '@docusaurus/utils';
import type {Plugin} from '@docusaurus/types';

/** Components around every document. Docusaurus calls the chunk of a route's module by a hash of its path. */
const frame = new Set(
  ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map((name) => simpleHash(`@theme/${name}`, 8)),
);

/** Tabs by system, on one document in ten. */
const tabs =
  /[\\/](?:src[\\/]components[\\/](?:OsTabs|OsPath)|lib[\\/]theme[\\/](?:Tabs|TabItem)|lib[\\/]utils[\\/]tabsUtils\b).*\.[jt]sx?$/;

/** What many pages use keeps its address until it changes; a document's has the hash of the build (route-manifest). */
const filename = 'assets/js/[name].[contenthash:8].js';

/** Chunks that a page left open may ask for long after a deployment. */
const lasting = /^(?:hosted-search|items|log-doctor|search-dialog|search-engine|search-worker|tables|tips)$/;

type Chunk = {name?: string | null};

/** Docusaurus plugin: what documents share is one file each, so that a reader loads it once. */
export default function chunks(): Plugin {
  return {
    name: 'chunks',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        optimization: {
          // A chunk's name is its number as well: the page need not know both.
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              defaultVendors: {
                idHint: 'vendors',
                test: /[\\/]node_modules[\\/]/,
                priority: -10,
                reuseExistingChunk: true,
                filename,
              },
              lasting: {
                name: (_module: unknown, [chunk]: Chunk[]) => chunk!.name ?? undefined,
                filename,
                chunks: ({name}: Chunk) => lasting.test(name ?? ''),
                enforce: true,
                priority: 43,
              },
              // Above Docusaurus's own group `common` (40), below its styles (50).
              tabs: {name: 'tabs', filename, test: tabs, chunks: 'async', enforce: true, priority: 45},
              frame: {
                name: 'frame',
                filename,
                test: /\.(?:[cm]?js|[jt]sx?)$/,
                chunks: ({name}: Chunk) => frame.has(name ?? ''),
                enforce: true,
                priority: 44,
              },
            },
          },
        },
      };
    },
  };
}
