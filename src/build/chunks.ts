import {simpleHash} from '@docusaurus/utils';
import type {Plugin} from '@docusaurus/types';

/** Components around every document. Docusaurus calls the chunk of a route's module by a hash of its path. */
const frame = new Set(
  ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map((name) => simpleHash(`@theme/${name}`, 8)),
);

/** Tabs by system, on one document in ten. */
const tabs =
  /[\\/](?:src[\\/]components[\\/](?:OsTabs|OsPath)|lib[\\/]theme[\\/](?:Tabs|TabItem)|lib[\\/]utils[\\/]tabsUtils\b).*\.[jt]sx?$/;

type Chunk = {name?: string | null};

/** Docusaurus plugin: what documents share is one file each, so that a reader loads it once. */
export default function chunks(): Plugin {
  return {
    name: 'chunks',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const groups = process.env.TRY_GROUPS ?? 'tabs,frame,named';
      return {
        optimization: {
          // A chunk's name is its number as well: the page need not know both.
          ...(groups.includes('named') && {chunkIds: 'named'}),
          splitChunks: {
            cacheGroups: {
              // Above Docusaurus's own group `common` (40), below its styles (50).
              ...(groups.includes('tabs') && {
                tabs: {name: 'tabs', test: tabs, chunks: 'async', enforce: true, priority: 45},
              }),
              ...(groups.includes('frame') && {
                frame: {
                  name: 'frame',
                  test: /\.(?:[cm]?js|[jt]sx?)$/,
                  chunks: ({name}: Chunk) => frame.has(name ?? ''),
                  enforce: true,
                  priority: 44,
                },
              }),
            },
          },
        },
      };
    },
  };
}
