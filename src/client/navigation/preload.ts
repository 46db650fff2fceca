/**
 * Replaces Docusaurus's own `preload`, which fetches the code of a page before the router shows it.
 * Upstream: @docusaurus/core 3.8.1, lib/client/preload.js
 * Why: when it fails, the router loads the whole page anew. That finds the code of a new deployment; without a network it
 *   would put the browser's error page where the reader was reading.
 */
import {removeNotice, showNotice} from '@site/src/client/hydration/loader/notice';
import {decodePath} from '../../lib/uri';
import {isUnknownDocument, routesTo} from './routes';

/** Without an answer for this long the site counts as unreachable. Milliseconds. */
const patience = 5000;

const never = new Promise<never>(() => undefined);

/** Whether a path is that of an address, which the router has decoded once. */
const isPathOf = (address: string, path: string) => path === address || path === decodePath(address);

/** Address that the reader came in by: if there is no page, the host has said so. */
let firstPath: string | undefined;

/** Has the routes' own components fetch what they need. */
async function fetchCode(pathname: string): Promise<void> {
  firstPath ??= pathname;
  const routes = routesTo(pathname);
  if (isUnknownDocument(routes) && !isPathOf(firstPath, pathname)) {
    throw new Error(`${pathname} is no page of this deployment; there may be a later one.`);
  }
  await Promise.all(routes.map(({component}) => (component as {preload?: () => unknown}).preload?.()));
}

async function siteAnswers(): Promise<boolean> {
  try {
    // Any status will do: "not found" is an answer too.
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
 * @returns once it is worth another try: the reader wants one, or the network is back
 */
function worthAnotherTry(pathname: string): Promise<void> {
  return new Promise((resolve) => {
    const tryAgain = () => {
      window.removeEventListener('online', tryAgain);
      removeNotice();
      resolve();
    };
    window.addEventListener('online', tryAgain);
    // Dismissing the notice returns to the page that is still shown.
    showNotice(decodePath(pathname), tryAgain, () => window.history.back());
  });
}

/**
 * Fetches the code of a page.
 * @param pathname path of the page, with the base path
 * @returns when all of it is here; never, when the reader has gone elsewhere in the meantime
 * @throws what kept the code from loading although the site answers; the router then loads the whole page
 */
export default async function preload(pathname: string): Promise<unknown> {
  const isWanted = () => isPathOf(window.location.pathname, pathname);
  const code = fetchCode(pathname);
  if (!isWanted()) {
    // A preload while the mouse rests on a link: nobody waits for it, so it may fail silently.
    return code.catch(() => []);
  }
  removeNotice();
  try {
    const loaded = await code;
    // The router would render it although the reader has gone elsewhere.
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
