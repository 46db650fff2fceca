/**
 * Replaces Docusaurus's own `prefetch`, which fetches a file of a page that a link in sight leads to.
 * Upstream: @docusaurus/core 3.8.1, lib/client/prefetch.js
 * Why: a page shows dozens of links. All of their files at once take the connection from what the reader waits for:
 *   the search's index, or the page behind the link that was pressed.
 */

/** Parallel requests, of a few kilobytes each, that leave part of a slow connection free. */
const atOnce = 4;

/** Scripts in the page, loaded or loading; the bundler removes its own once they have loaded. */
const isAsked = (url: string) => document.querySelector(`script[src="${url}"]`) !== null;

/**
 * Takes a file in as a script, not as a hint for later: its modules do not run before the page is shown, and a phone would
 * take a tenth of a second to fetch what it has, while somebody waits.
 * @returns once the file is here, or will not come
 */
const fetchFile = (url: string) =>
  new Promise<unknown>((resolve) => {
    const script = document.createElement('script');
    script.src = url;
    script.fetchPriority = 'low';
    script.onload = resolve;
    script.onerror = () => {
      script.remove();
      resolve(undefined);
    };
    document.head.append(script);
  });

const waiting: (() => void)[] = [];
let underWay = 0;

function next(): void {
  while (underWay < atOnce && waiting.length > 0) {
    underWay += 1;
    waiting.shift()!();
  }
}

/**
 * Runs a task of the queue when there is a free slot.
 * @param job is done once what it promises has come or failed
 * @returns when it is done
 */
export function inTurn(job: () => Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(() => {
      const go = () => {
        underWay -= 1;
        resolve();
        next();
      };
      job().then(go, go);
    });
    next();
  });
}

/**
 * Queues the fetch of a file.
 * @param url address of a script
 * @returns when it is there, or will not come: it is asked for again when it is needed
 */
export default function prefetch(url: string): Promise<void> {
  // Under `npm start` the file may not be there yet, and what answers for it is no script.
  if (process.env.NODE_ENV === 'development') {
    return Promise.resolve();
  }
  return inTurn(() => (isAsked(url) ? Promise.resolve() : fetchFile(url)));
}
