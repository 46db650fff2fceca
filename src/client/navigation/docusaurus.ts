/**
 * Replaces `window.docusaurus`, which Docusaurus's links call to prefetch pages.
 * Upstream: @docusaurus/core 3.8.1, lib/client/docusaurus.js
 * Why: a page contains dozens of links, and upstream prefetches all of them at the same time. This module fetches only
 *   four files at a time (`prefetch.ts`). Also, upstream does not find the page of a link with a hash or an encoded
 *   character.
 */
import flat from '@docusaurus/core/lib/client/flat';
import chunkNames from '@generated/routesChunkNames';
import {isFrugal} from '../hydration/loader/connection';
import prefetchFile from './prefetch';
import preloadPage from './preload';
import {routesTo} from './routes';

/**
 * Returns the URL of a chunk's script. Docusaurus's ChunkAssetPlugin adds this function to the bundler's runtime.
 */
declare const __webpack_require__: {gca: (chunk: string) => string};

const pathOf = (address: string) => address.replace(/[?#].*/s, '');

/**
 * Returns the names of the chunks that a route needs. The keys of `chunkNames` consist of the path, a hyphen and a
 * hash of the route.
 */
const chunksOf = (path: unknown): string[] =>
  Object.entries(chunkNames)
    .filter(([key]) => key.slice(0, key.lastIndexOf('-')) === path)
    .flatMap(([, names]) => Object.values(flat(names)));

/** Prefetches the code of a page when a link to the page has scrolled into view. */
function prefetch(address: string): false | Promise<unknown> {
  if (isFrugal()) {
    return false;
  }
  const files = routesTo(pathOf(address))
    .flatMap(({path}) => chunksOf(path))
    .map((name) => __webpack_require__.gca(name))
    // A chunk has no file if the bundler has moved all its modules to other chunks.
    .filter((file) => !file.includes('undefined'));
  return Promise.all(files.map(prefetchFile));
}

/** Preloads everything that a page needs when the reader is about to open it. */
const preload = (address: string): false | Promise<unknown> => !isFrugal() && preloadPage(pathOf(address));

export default Object.freeze({prefetch, preload});
