/**
 * Replaces Docusaurus's own `preload`, which fetches the code of a page before the router shows it.
 * Upstream: @docusaurus/core 3.8.1, lib/client/preload.js
 * Why: when it fails, the router loads the whole page anew. That finds the code of a new deployment; without a network it
 *   would put the browser's error page where the reader was reading.
 */
import siteConfig from '@generated/docusaurus.config';
import {removeNotice, showNotice} from '@site/src/client/hydration/loader/notice';
import {decodePath} from '../../lib/uri';
import {adoptDocument, fetchDocument} from './documents';
import {isUnknownDocument, preloadRoutes, routesTo} from './routes';

/** Without an answer for this long the site counts as unreachable. Milliseconds. */
const patience = 5000;

const never = new Promise<never>(() => undefined);

/** Whether a path is that of an address, which the router has decoded once. */
const isPathOf = (address: string, path: string) => path === address || path === decodePath(address);

/** Address that the reader came in by, once it is known. */
let firstPath: string | undefined;

async function fetchCode(pathname: string): Promise<unknown> {
  // The page that the reader came in on is here as a whole, or the site has none at that address.
  const isFirst = isPathOf(firstPath!, pathname);
  if (!isFirst && isUnknownDocument(pathname)) {
    await fetchDocument(pathname, siteConfig.baseUrl);
    if (isUnknownDocument(pathname)) {
      throw new Error(`The files of ${pathname} are of another deployment.`);
    }
  }
  return preloadRoutes(routesTo(pathname));
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
  if (firstPath === undefined) {
    // The framework's entry asks before it hydrates the page.
    firstPath = pathname;
    await adoptDocument();
    return fetchCode(pathname);
  }
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
