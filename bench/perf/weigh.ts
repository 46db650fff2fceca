/** Measures the transferred bytes of a visit to a page. */
import type {Browser} from '@playwright/test';

/** Selector for scripts that `src/client/navigation/prefetch.ts` prefetches for other pages. */
const ahead = 'script[fetchpriority="low"]';

/**
 * Visits a page with an empty cache, waits, then moves the pointer.
 * @returns transferred bytes including headers: `before` of everything until the pointer moves, `scripts` of
 *   the page's own scripts until hydration
 */
export async function weigh(browser: Browser, url: string): Promise<{before: number; scripts: number}> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    /** URLs of scripts by request id. */
    const scripts = new Map<string, string>();
    const loaded: {requestId: string; encodedDataLength: number}[] = [];
    devtools.on('Network.responseReceived', ({requestId, type, response}) => {
      if (type === 'Script') {
        scripts.set(requestId, response.url);
      }
    });
    devtools.on('Network.loadingFinished', (request) => loaded.push(request));
    const bytes = (requests: typeof loaded) =>
      requests.reduce((sum, {encodedDataLength}) => sum + encodedDataLength, 0);
    await page.goto(url, {waitUntil: 'load'});
    await page.waitForTimeout(1500);
    const before = bytes(loaded);
    await page.mouse.move(640, 400);
    await page.mouse.move(650, 410);
    await page.waitForTimeout(4000);
    const forOthers = await page
      .locator(ahead)
      .evaluateAll((found) => found.map((script) => (script as HTMLScriptElement).src));
    const own = loaded.filter(({requestId}) => {
      const address = scripts.get(requestId);
      return address !== undefined && !forOthers.includes(address);
    });
    return {before, scripts: bytes(own)};
  } finally {
    await context.close();
  }
}
