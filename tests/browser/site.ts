/** Base of every browser test: serves the built site and checks the console. */
import {test as base, expect} from '@playwright/test';
import type {ConsoleMessage, Page} from '@playwright/test';
import {buildFolder} from '../../src/cli/project';
import {createSiteServer, listen} from '../../src/cli/server';

export {expect};
export {buildFolder};

/** Serves a built site on a free local port. The result's `stop` ends the server. */
export async function serveSite(folder = buildFolder) {
  const server = createSiteServer(folder);
  const port = await listen(server, 0);
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Collects a page's errors and warnings. React logs hydration mismatches as errors. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.type()} on ${page.url()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught on ${page.url()}: ${error.message}`));
  return complaints;
}

interface TestFixtures {
  /**
   * Errors, warnings and uncaught exceptions in the console so far. A test that expects them must clear the list.
   */
  complaints: string[];
}

interface WorkerFixtures {
  siteAddress: string;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteAddress: [
    async ({}, use) => {
      const {address, stop} = await serveSite();
      await use(address);
      stop();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({siteAddress}, use) => use(siteAddress),
  complaints: [
    async ({page}, use) => {
      const complaints = watchConsole(page);
      await use(complaints);
      // Remove the routes that the test added.
      await page.unrouteAll({behavior: 'ignoreErrors'});
      expect(
        complaints,
        'The console must be empty at the end of a test; clear `complaints` if you expect messages',
      ).toEqual([]);
    },
    {auto: true},
  ],
});

/** Simulates a touch, which makes the page load its scripts (src/client/hydration). */
export async function triggerHydration(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
}

/** Triggers hydration and waits until its effects have run, which may take seconds on a long page. */
export async function hydrated(page: Page): Promise<void> {
  await triggerHydration(page);
  // Check on every frame, because `expect` would wait at least 100 ms between checks.
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', null, {
    timeout: 30_000,
  });
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/** Enables the data saver, which turns prefetching off. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
}

/** Navigates with the router, as the back button does. */
export async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, address);
}

/** Waits until pending updates are rendered. */
export const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
