/**
 * Stands in for Docusaurus's own `docusaurus`, which links ask to fetch the pages that they lead to.
 * Upstream: @docusaurus/core 3.8.1, lib/client/docusaurus.js
 * Upstream hash: sha256 b0d1dbdc1e3a706fe1ffd91c726d8348c5e4ed6ac95a716f549eb58127a4b202
 * Why: which files a page has is known only when all pages are; and for each link upstream looks through the names of
 *   all chunks.
 */
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {isFrugal} from '@site/src/client/hydration/loader/connection';
import type {ChunkNames} from '@site/src/plugins/site-map/types';
import {fetchParts} from '@site/src/client/static-content/store';
import {matchRoutes} from 'react-router-config';
import {knowAllPages} from '.';
import fetchFile, {inTurn} from '../prefetch';
import fetchCode from '../preload';
import chunkNames, {isDocument} from './chunk-names';

declare const __webpack_require__: {gca: (chunk: string) => string};

const fetched = new Set<string>();
const loaded = new Set<string>();

const namesIn = (chunks: ChunkNames): string[] =>
  typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(namesIn);

/** What a link leads to, without the place on the page. */
const pathOf = (link: string) => link.replace(/[?#].*/, '');

async function fetchFiles(path: string): Promise<void> {
  await knowAllPages();
  const found = matchRoutes(routes, path).map(({route}) => route);
  const names = found.flatMap(({key}) => namesIn(chunkNames[String(key)] ?? []));
  // A chunk that the bundler has put into another one has no file.
  const files = names
    .map((name) => __webpack_require__.gca(name))
    .filter((file) => !file.includes('undefined'));
  await Promise.all([
    ...files.map(fetchFile),
    found.some(isDocument) && inTurn(() => fetchParts(path, siteConfig.baseUrl)),
  ]);
}

/**
 * Fetches the files of a page for later.
 * @param link to the page
 * @returns when they are here, or will not come; false if they are not asked for
 */
function prefetch(link: string): Promise<void> | false {
  const path = pathOf(link);
  if (isFrugal() || fetched.has(path) || loaded.has(path)) {
    return false;
  }
  fetched.add(path);
  return fetchFiles(path).catch(() => void fetched.delete(path));
}

/**
 * Loads the code of a page.
 * @param link to the page
 * @returns when it is here; false if it is not asked for
 */
function preload(link: string): Promise<unknown> | false {
  const path = pathOf(link);
  if (isFrugal() || loaded.has(path)) {
    return false;
  }
  loaded.add(path);
  return fetchCode(path);
}

// It is mounted onto `window`, as upstream's.
export default Object.freeze({prefetch, preload});
