/**
 * Replaces Docusaurus's own `preload`, which fetches the code of a page before the router shows it.
 * Upstream: @docusaurus/core 3.8.1, lib/client/preload.js
 * Why: when it fails, the router reloads the whole page. That is right after a new deployment; without a network it would
 *   replace the page that the reader is on by the browser's error page.
 */
import {removeNotice, showNotice} from '@site/src/client/hydration/loader/notice';
import {decodePath} from '../../lib/uri';
import {isUnknownDocument, routesTo} from './routes';

/** A site that has not answered after this long counts as unreachable. Milliseconds. */
const patience = 5000;

const never = new Promise<never>(() => undefined);

/** Returns whether an address has a path; the router has decoded the path once. */
const isPathOf = (address: string, path: string) => path === address || path === decodePath(address);

/** Path of the first page of this visit. If there is no such page, the host has already answered with "not found". */
let firstPath: string | undefined;

/** Makes the components of a path's routes fetch what they need. */
async function fetchCode(pathname: string): Promise<void> {
  firstPath ??= pathname;
  const routes = routesTo(pathname);
  if (isUnknownDocument(routes) && !isPathOf(firstPath, pathname)) {
    throw new Error(`${pathname} is not a page of this deployment; there may be a later one.`);
  }
  await Promise.all(routes.map(({component}) => (component as {preload?: () => unknown}).preload?.()));
}

async function siteAnswers(): Promise<boolean> {
  try {
    // Any status will do, even "not found".
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
 * Tells the reader that the next page cannot be reached.
 * @returns resolves when the reader presses Retry or the network works again
 */
function worthAnotherTry(pathname: string): Promise<void> {
  return new Promise((resolve) => {
    const tryAgain = () => {
      window.removeEventListener('online', tryAgain);
      removeNotice();
      resolve();
    };
    window.addEventListener('online', tryAgain);
    // Dismissing the notice returns to the address of the page that is still shown.
    showNotice(decodePath(pathname), tryAgain, () => window.history.back());
  });
}

/**
 * Fetches the code of a page.
 * @param pathname path of the page, with the base path
 * @returns resolves when all of it has loaded; never resolves if the reader has gone to another page meanwhile
 * @throws Error of the failed request if the site answers; the router then reloads the whole page
 */
export default async function preload(pathname: string): Promise<unknown> {
  const isWanted = () => isPathOf(window.location.pathname, pathname);
  const code = fetchCode(pathname);
  if (!isWanted()) {
    // A preload for a link under the mouse: nobody waits for it, so it may fail silently.
    return code.catch(() => []);
  }
  removeNotice();
  try {
    const loaded = await code;
    // Otherwise the router would render it although the reader has gone to another page.
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
