/** What goes over the wire when a page is visited. */
import type {Browser} from '@playwright/test';

/** Bytes on the wire with headers. */
export interface Weight {
  all: number;
  /** Scripts of the page; what is fetched ahead for others is not among them. */
  scripts: number;
}

/** Time after the page has loaded in which it may still fetch what it needs to be read; milliseconds. */
const settling = 1500;

/** Scripts that `src/client/navigation/prefetch.ts` takes in for pages that the reader may go to. */
const ahead = 'script[fetchpriority="low"]';

/**
 * Visits a page with an empty cache.
 * @param steps what happens after the page has loaded, one after the other: how long to wait in milliseconds, and
 *   whether the pointer moves before
 * @returns the bytes so far, after each step
 */
async function weighSteps(
  browser: Browser,
  url: string,
  steps: readonly {move: boolean; wait: number}[],
): Promise<Weight[]> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const addresses = new Map<string, string>();
    /** Bytes of each script, by its address. */
    const scripts = new Map<string, number>();
    let all = 0;
    devtools.on('Network.responseReceived', ({requestId, type, response}) => {
      if (type === 'Script') {
        addresses.set(requestId, response.url);
      }
    });
    devtools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      all += encodedDataLength;
      const address = addresses.get(requestId);
      if (address !== undefined) {
        scripts.set(address, (scripts.get(address) ?? 0) + encodedDataLength);
      }
    });
    await page.goto(url, {waitUntil: 'load'});
    const weights: Weight[] = [];
    for (const {move, wait} of steps) {
      if (move) {
        await page.mouse.move(640, 400);
        await page.mouse.move(650, 410);
      }
      await page.waitForTimeout(wait);
      const forOthers = new Set(
        await page
          .locator(ahead)
          .evaluateAll((found) => found.map((script) => (script as HTMLScriptElement).src)),
      );
      const own = [...scripts].filter(([address]) => !forOthers.has(address));
      weights.push({all, scripts: own.reduce((total, [, bytes]) => total + bytes, 0)});
    }
    return weights;
  } finally {
    await context.close();
  }
}

/** A visit during which nobody touches anything. */
export async function weighRest(browser: Browser, url: string, milliseconds: number): Promise<Weight> {
  const [weight] = await weighSteps(browser, url, [{move: false, wait: milliseconds}]);
  return weight!;
}

/** A visit before and after the reader's pointer moves and the page is hydrated, where there is anything to hydrate. */
export async function weighVisit(
  browser: Browser,
  url: string,
): Promise<{first: Weight; interactive: Weight}> {
  const [first, interactive] = await weighSteps(browser, url, [
    {move: false, wait: settling},
    {move: true, wait: 4000},
  ]);
  return {first: first!, interactive: interactive!};
}
