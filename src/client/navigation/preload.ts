/**
 * Replaces Docusaurus's own `preload`, which fetches the code of a page before the router shows it.
 * Upstream: @docusaurus/core 3.8.1, lib/client/preload.js
 * Why: when preloading fails, the router reloads the whole page. Reloading helps after a new deployment. Without a network,
 *   however, it would replace the current page with the browser's error page.
 */
import {removeNotice, showNotice} from '@site/src/client/hydration/loader/notice';
import {decodePath} from '../../lib/uri';
import {isUnknownDocument, routesTo} from './routes';

/** Time in milliseconds after which the site counts as unreachable. */
const patience = 5000;

const never = new Promise<never>(() => undefined);

/** Returns whether `path` is the path of an address. The router may have decoded `path` once. */
const isPathOf = (address: string, path: string) => path === address || path === decodePath(address);

/**
 * Path of the page that the browser loaded from the host. If there is no such page, the host has already responded
 * with the not-found page, so reloading would not help.
 */
let firstPath: string | undefined;

/**
 * Preloads the components of all routes that match a path.
 * @throws Error for an unknown document, so that the router requests the document from the host
 */
async function fetchCode(pathname: string): Promise<void> {
  firstPath ??= pathname;
  const routes = routesTo(pathname);
  if (isUnknownDocument(routes) && !isPathOf(firstPath, pathname)) {
    throw new Error(`${pathname} is not a page of this deployment.`);
  }
  await Promise.all(routes.map(({component}) => (component as {preload?: () => unknown}).preload?.()));
}

async function siteAnswers(): Promise<boolean> {
  try {
    // Any status means that the site is reachable, even "not found".
    await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Shows a notice that the next page cannot be reached.
 * @returns a promise that resolves when the reader clicks Retry or the network is back
 */
function worthAnotherTry(pathname: string): Promise<void> {
  return new Promise((resolve) => {
    const tryAgain = () => {
      window.removeEventListener('online', tryAgain);
      removeNotice();
      resolve();
    };
    window.addEventListener('online', tryAgain);
    // Dismissing the notice returns to the address of the current page.
    showNotice(decodePath(pathname), tryAgain, () => window.history.back());
  });
}

/**
 * Preloads the code of a page.
 * @param pathname path of the page, including the base path
 * @returns a promise that resolves when all code has loaded, and never resolves if the reader has opened another
 * page in the meantime
 * @throws Error of the failed request if the site is reachable, so that the router reloads the whole page
 */
export default async function preload(pathname: string): Promise<unknown> {
  const isWanted = () => isPathOf(window.location.pathname, pathname);
  const code = fetchCode(pathname);
  if (!isWanted()) {
    // The pointer is over a link. The reader is not waiting for this page yet, so a failure needs no notice.
    return code.catch(() => []);
  }
  removeNotice();
  try {
    const loaded = await code;
    // Never resolve if the reader has opened another page, because the router would render this page instead.
    return isWanted() ? loaded : never;
  } catch (error) {
    while (isWanted() && !(await siteAnswers())) {
      if (isWanted()) {
        await worthAnotherTry(pathname);
      }
    }
    if (!isWanted()) {
      return never;
    }
    throw error;
  }
}
