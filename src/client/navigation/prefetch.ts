/**
 * Takes in files of pages that the reader may go to, four at a time. A page shows dozens of links: all of their files at once
 * would take the connection from what the reader waits for, the search's index or the page behind the link that was pressed.
 */

/** Parallel requests that may still start: four, of a few kilobytes each, leave part of a slow connection free. */
let free = 4;
const waiting: (() => void)[] = [];

/**
 * Takes a file in as a script, not as a hint for later: its modules do not run before the page is shown, and a phone would
 * take a tenth of a second to fetch what it has, while somebody waits.
 */
const fetchFile = (url: string): Promise<void> =>
  new Promise((resolve) => {
    // Loaded or loading; the bundler removes its own once they have loaded.
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
 * @returns when it is there, or will not come: it is asked for again when it is needed
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
