/**
 * Takes in files of pages that the reader may go to, four at a time. A page shows dozens of links: all of their files at once
 * would take the connection from what the reader waits for, the search's index or the page behind the link that was pressed.
 */

/** Parallel requests, of a few kilobytes each, that leave part of a slow connection free. */
const atOnce = 4;

const waiting: (() => void)[] = [];
let underWay = 0;

function next(): void {
  while (underWay < atOnce && waiting.length > 0) {
    waiting.shift()!();
  }
}

/**
 * Takes a file in as a script, not as a hint for later: its modules do not run before the page is shown, and a phone would
 * take a tenth of a second to fetch what it has, while somebody waits.
 */
function fetchFile(url: string, done: () => void): void {
  // Loaded or loading; the bundler removes its own once they have loaded.
  if (document.querySelector(`script[src="${url}"]`)) {
    done();
    return;
  }
  underWay += 1;
  const script = document.createElement('script');
  script.src = url;
  script.fetchPriority = 'low';
  script.onload = script.onerror = (event) => {
    if ((event as Event).type === 'error') {
      script.remove();
    }
    underWay -= 1;
    done();
    next();
  };
  document.head.append(script);
}

/**
 * Queues the fetch of a file.
 * @param url address of a script
 * @returns when it is there, or will not come: it is asked for again when it is needed
 */
export default function prefetch(url: string): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(() => fetchFile(url, resolve));
    next();
  });
}
