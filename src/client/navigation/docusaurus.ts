/**
 * Replaces `window.docusaurus`, which Docusaurus's links call to fetch pages before they are asked for.
 * Upstream: @docusaurus/core 3.8.1, lib/client/docusaurus.js
 * Why: the script of a document is found by its address, not in a list of all. And a page shows dozens of links: their files
 *   come four at a time (`prefetch.ts`).
 */
import {isFrugal} from '../hydration/loader/connection';
import {decodePath} from '../../lib/uri';
import {documentChunk} from './document-chunk';
import prefetchFile from './prefetch';
import preloadPage from './preload';
import {isUnknownDocument, preloadRoutes, routesTo} from './routes';

const pathOf = (address: string) => address.replace(/[?#].*/s, '');

/** Fetches the code of a page that a link in sight leads to. */
function prefetch(address: string): false | Promise<unknown> {
  const pathname = pathOf(address);
  if (isFrugal()) {
    return false;
  }
  if (!isUnknownDocument(pathname)) {
    return preloadRoutes(routesTo(pathname)).catch(() => undefined);
  }
  const chunk = documentChunk(decodePath(pathname));
  return prefetchFile(__webpack_public_path__ + __webpack_get_script_filename__(chunk));
}

/** Fetches all that a page needs, which the reader is about to go to. */
const preload = (address: string): false | Promise<unknown> => !isFrugal() && preloadPage(pathOf(address));

export default Object.freeze({prefetch, preload});
