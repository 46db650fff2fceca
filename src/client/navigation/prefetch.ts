/**
 * Fetches scripts of pages that the reader may open next, four at a time. A page shows dozens of links: fetching the files of
 * all at once would slow down what the reader is waiting for, such as the search index or the next page.
 */

/** Number of requests that may still start. Four parallel requests of a few kilobytes leave part of a slow connection free. */
let free = 4;
const waiting: (() => void)[] = [];

/**
 * Loads a file as a script rather than with `rel="prefetch"`: a prefetched file takes a phone a tenth of a second to load again
 * when the page is opened. The modules in it do not run before their page is shown.
 */
const fetchFile = (url: string): Promise<void> =>
  new Promise((resolve) => {
    // Loaded or loading. (The bundler removes the elements of its own scripts once they have loaded.)
    if (document.querySelector(`script[src="${url}"]`)) {
      resolve();
      return;
    }
    const script = document.createElement('script');
    script.src = url;
    script.fetchPriority = 'low';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      resolve();
    };
    document.head.append(script);
  });

/**
 * Queues the fetch of a file.
 * @param url address of a script
 * @returns resolves when the file has loaded or failed; one that failed is fetched again when it is needed
 */
export default async function prefetch(url: string): Promise<void> {
  if (free > 0) {
    free -= 1;
  } else {
    await new Promise<void>((start) => waiting.push(start));
  }
  await fetchFile(url);
  const start = waiting.shift();
  if (start) {
    start();
  } else {
    free += 1;
  }
}
