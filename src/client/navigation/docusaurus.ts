/**
 * Replaces `window.docusaurus`, which Docusaurus's links call to fetch pages ahead.
 * Upstream: @docusaurus/core 3.8.1, lib/client/docusaurus.js
 * Why: a page shows dozens of links, and upstream fetches the files of all at once; this module fetches four at a time
 *   (`prefetch.ts`). Also, upstream finds no page for a link with an anchor or an encoded character.
 */
import flat from '@docusaurus/core/lib/client/flat';
import chunkNames from '@generated/routesChunkNames';
import {isFrugal} from '../hydration/loader/connection';
import prefetchFile from './prefetch';
import preloadPage from './preload';
import {routesTo} from './routes';

/** Returns the address of a chunk's script; Docusaurus's ChunkAssetPlugin adds it to the bundler's runtime. */
declare const __webpack_require__: {gca: (chunk: string) => string};

const pathOf = (address: string) => address.replace(/[?#].*/s, '');

/** Names of the chunks that a route needs. A key of the list is the path, a hyphen and a hash of the route. */
const chunksOf = (path: unknown): string[] =>
  Object.entries(chunkNames)
    .filter(([key]) => key.slice(0, key.lastIndexOf('-')) === path)
    .flatMap(([, names]) => Object.values(flat(names)));

/** Fetches the code of the page behind a link that has scrolled into view. */
function prefetch(address: string): false | Promise<unknown> {
  if (isFrugal()) {
    return false;
  }
  const files = routesTo(pathOf(address))
    .flatMap(({path}) => chunksOf(path))
    .map((name) => __webpack_require__.gca(name))
    // A chunk whose modules the bundler has all put into other chunks has no file.
    .filter((file) => !file.includes('undefined'));
  return Promise.all(files.map(prefetchFile));
}

/** Fetches everything that a page needs, because the reader is about to open it. */
const preload = (address: string): false | Promise<unknown> => !isFrugal() && preloadPage(pathOf(address));

export default Object.freeze({prefetch, preload});
