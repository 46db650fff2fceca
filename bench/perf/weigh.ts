/** What goes over the wire when a page is visited. */
import type {Browser} from '@playwright/test';

/** Bytes on the wire with headers. */
export interface Weight {
  all: number;
  /** Scripts of the page; what is fetched ahead for others is not among them. */
  scripts: number;
}

/** Scripts that `src/client/navigation/prefetch.ts` takes in for pages that the reader may go to. */
const ahead = 'script[fetchpriority="low"]';

/**
 * Visits a page with an empty cache.
 * @param steps what happens after the page has loaded, one after the other: whether the pointer moves, and how long to
 *   wait then, in milliseconds
 * @returns the bytes so far, after each step
 */
export async function weigh(
  browser: Browser,
  url: string,
  steps: readonly {move?: boolean; wait: number}[],
): Promise<Weight[]> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    /** Addresses of scripts, by request. */
    const scripts = new Map<string, string>();
    const loaded: {requestId: string; encodedDataLength: number}[] = [];
    devtools.on('Network.responseReceived', ({requestId, type, response}) => {
      if (type === 'Script') {
        scripts.set(requestId, response.url);
      }
    });
    devtools.on('Network.loadingFinished', (request) => loaded.push(request));
    await page.goto(url, {waitUntil: 'load'});
    const weights: Weight[] = [];
    for (const {move, wait} of steps) {
      if (move) {
        await page.mouse.move(640, 400);
        await page.mouse.move(650, 410);
      }
      await page.waitForTimeout(wait);
      const forOthers = await page
        .locator(ahead)
        .evaluateAll((found) => found.map((script) => (script as HTMLScriptElement).src));
      const bytes = (requests: typeof loaded) =>
        requests.reduce((sum, {encodedDataLength}) => sum + encodedDataLength, 0);
      const own = loaded.filter(({requestId}) => {
        const address = scripts.get(requestId);
        return address !== undefined && !forOthers.includes(address);
      });
      weights.push({all: bytes(loaded), scripts: bytes(own)});
    }
    return weights;
  } finally {
    await context.close();
  }
}
