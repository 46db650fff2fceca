/** What every browser test starts from: a server for the built site and a watch on the console. */
import {test as base, expect} from '@playwright/test';
import type {ConsoleMessage, Page} from '@playwright/test';
import {buildFolder} from '../../src/cli/project';
import {createSiteServer, listen} from '../../src/cli/server';

export {expect};
export {buildFolder};

/** Serves a built site on a free port of this machine until `stop` is called. */
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

/** Collects what a page complains about. React reports a hydration mismatch as a console error. */
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
  /** Console errors, warnings and uncaught exceptions so far. A test that expects some empties the list. */
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
      // Requests that a test still holds or rewrites end with it.
      await page.unrouteAll({behavior: 'ignoreErrors'});
      expect(complaints, 'the console stays clean').toEqual([]);
    },
    {auto: true},
  ],
});

/** Shows the page a sign of intent, without touching anything: it now loads its scripts (src/client/hydration). */
export async function triggerHydration(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
}

/** Has React take over the page and waits until its effects have run. A long page on a busy machine takes a while. */
export async function hydrated(page: Page): Promise<void> {
  await triggerHydration(page);
  // Looks on every frame; `expect` would look again after 100, 350 and 850 ms.
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', null, {
    timeout: 30_000,
  });
}

/** Opens a page and waits until it answers to clicks. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/** Makes the page believe that its reader saves data: nothing is fetched before it is asked for. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
}

/** Takes the page to another address of its own, as the back button does: the router reads it anew. */
export async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, address);
}

/** Until everything that was set off has been rendered. */
export const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
