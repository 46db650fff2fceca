/**
 * Prefetches the scripts of pages that the reader may open next, four at a time. A page contains dozens of links,
 * and fetching everything at once would slow down what the reader is waiting for, such as the search index or the
 * next page.
 */

/** Number of additional requests that may start. Four at a time leave enough bandwidth on a slow connection. */
let free = 4;
const waiting: (() => void)[] = [];

/**
 * Loads a file as a script rather than with `rel="prefetch"`, because a phone would need a tenth of a second to
 * load a prefetched file again. The modules in the file do not run until their page is rendered.
 */
const fetchFile = (url: string): Promise<void> =>
  new Promise((resolve) => {
    // An earlier call has already added this script.
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
 * Adds a file to the prefetch queue.
 * @param url URL of a script
 * @returns a promise that resolves when the file has loaded or failed; a failed file is fetched again when it is
 * needed
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
