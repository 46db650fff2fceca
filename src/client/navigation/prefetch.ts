/**
 * Takes in files of pages that the reader may go to, four at a time. A page shows dozens of links: all of their files at once
 * would take the connection from what the reader waits for, the search's index or the page behind the link that was pressed.
 */

/** Fetches, one after the other in each: four small files at once leave part of a slow connection free. */
const queues = Array.from({length: 4}, () => Promise.resolve());
let count = 0;

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
export default function prefetch(url: string): Promise<void> {
  const queue = count++ % queues.length;
  return (queues[queue] = queues[queue]!.then(() => fetchFile(url)));
}
