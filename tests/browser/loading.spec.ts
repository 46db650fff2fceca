import {site} from '../../src/config/site';
import {violations} from './accessibility';
import {builtHtml, scriptsOf} from './pages';
import {failScripts, holdScripts, makeDocumentsCrash} from './chunks';
import {expect, hydrated, open, test, triggerHydration, withoutPrefetch} from './site';
import type {Page, Route} from '@playwright/test';

const guide = '/docs/app/Instances/change-ram';
/** Returns a URL pattern for the script that only this page loads. It also matches a retry, which appends a query. */
const ownScript = (route: string) =>
  `**/assets/js/${/data-scripts="([^"]+)"/.exec(builtHtml(route))?.[1]?.split(' ').at(-1)}.js*`;
const footerLink = (page: Page) => page.getByRole('contentinfo').locator('a[href="/docs/support"]');

test.describe('progress bar', () => {
  /** Records the times of the last click and of the progress bar's first appearance. */
  const watch = (page: Page) =>
    page.evaluate(() => {
      const times: {click?: number; bar?: number} = {};
      Object.assign(window, {times});
      document.addEventListener('click', () => (times.click = performance.now()), {capture: true});
      new MutationObserver(() => {
        if (document.querySelector('#nprogress')) {
          times.bar ??= performance.now();
        }
      }).observe(document.body, {childList: true, subtree: true});
    });
  const times = (page: Page) =>
    page.evaluate(() => (window as unknown as {times: {click?: number; bar?: number}}).times);

  /**
   * Stops the timer for the progress bar's delay of 200 ms, so that the test does not depend on the speed of the machine.
   * @returns how many delays have started since then, and how many of them were not cancelled
   */
  const stopDelay = async (page: Page) => {
    await page.evaluate(() => {
      const {setTimeout: start, clearTimeout: stop} = window;
      const delays = {begun: 0, left: new Set<unknown>()};
      Object.assign(window, {
        delays,
        setTimeout(callback: () => void, time: number, ...rest: unknown[]) {
          if (time !== 200) {
            return start(callback, time, ...rest);
          }
          delays.begun += 1;
          delays.left.add(-delays.begun);
          return -delays.begun;
        },
        clearTimeout(timer: number) {
          delays.left.delete(timer);
          stop(timer);
        },
      });
    });
    return () =>
      page.evaluate(() => {
        const {delays} = window as unknown as {delays: {begun: number; left: Set<unknown>}};
        return {begun: delays.begun, left: delays.left.size};
      });
  };

  test('appears when a navigation takes longer than 200 ms, and disappears at its end', async ({page}) => {
    await withoutPrefetch(page);
    await open(page, guide);
    await watch(page);
    const {release, held} = await holdScripts(page);
    await footerLink(page).click();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    expect(held()).toBeGreaterThan(0);
    const {click = 0, bar = 0} = await times(page);
    expect(bar - click).toBeGreaterThanOrEqual(200);
    await release();
    await expect(page).toHaveTitle(/Support/);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('does not appear when the next page is available at once', async ({page}) => {
    await open(page, '/docs/support');
    await page.getByRole('contentinfo').locator('a[href="/docs/app"]').click();
    await expect(page).toHaveTitle(/App/);
    // The bar of the first navigation may still be fading out.
    await expect(page.locator('#nprogress')).toHaveCount(0);
    const delays = await stopDelay(page);
    // The code of this page has already been loaded, because the page was shown before.
    await footerLink(page).click();
    await expect(page).toHaveTitle(/Support/);
    await expect.poll(delays).toEqual({begun: 1, left: 0});
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('does not appear when the reader goes to an available page before the delay has passed', async ({
    page,
  }) => {
    await withoutPrefetch(page);
    await open(page, '/docs/support');
    await page.getByRole('contentinfo').locator('a[href="/docs/app"]').click();
    await expect(page).toHaveTitle(/App/);
    // The bar of the first navigation may still be fading out.
    await expect(page.locator('#nprogress')).toHaveCount(0);
    const delays = await stopDelay(page);
    const {held} = await holdScripts(page);
    // Click with a script, because a pointer would prefetch the page.
    const press = (path: string) =>
      page
        .getByRole('contentinfo')
        .locator(`a[href="${path}"]`)
        .evaluate((link: HTMLElement) => link.click());
    await press('/docs/mods');
    await expect.poll(held).toBeGreaterThan(0);
    await press('/docs/support');
    await expect(page).toHaveTitle(/Support/);
    await expect.poll(delays).toEqual({begun: 2, left: 0});
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test('when a second link is followed during loading, only the second page is shown', async ({page}) => {
  await withoutPrefetch(page);
  await open(page, guide);
  const [first, second] = ['/docs/mods', '/docs/support'] as const;
  const release = new Map<string, () => void>();
  for (const path of [first, second]) {
    await page.route(ownScript(path), async (route) => {
      await new Promise<void>((resolve) => release.set(path, resolve));
      await route.continue();
    });
  }
  // Record every displayed title, even if it is only shown for a moment.
  const titles = await page.evaluateHandle(() => {
    const title = () => document.querySelector('main h1')?.textContent ?? 'nothing';
    const seen = [title()];
    new MutationObserver(() => {
      if (title() !== seen.at(-1)) {
        seen.push(title());
      }
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
    return seen;
  });
  const [old] = await titles.jsonValue();
  for (const path of [first, second]) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await expect.poll(() => release.has(path)).toBe(true);
  }
  const here = page.waitForResponse(ownScript(first));
  release.get(first)!();
  await (await here).finished();
  // Wait until the code of the first page has run and the page could have been rendered.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  release.get(second)!();
  await expect(page).toHaveTitle(/Support/);
  expect(await titles.jsonValue()).toEqual([old, await page.locator('main h1').textContent()]);
});

test.describe('fetching ahead', () => {
  /** Scripts of other pages that are being prefetched. */
  const prefetched = (page: Page) => page.locator('head script[fetchpriority="low"]');

  test('the code of linked pages is prefetched', async ({page}) => {
    await open(page, guide);
    await expect.poll(() => prefetched(page).count()).toBeGreaterThan(0);
  });

  test('four files at a time, while the others wait', async ({page}) => {
    // Only requests for the code of linked pages are held. The page itself and the home page need the other scripts.
    const own = new Set([...scriptsOf(guide), ...scriptsOf('/')]);
    const held: Route[] = [];
    await page.route('**/assets/js/*.js', (route) => {
      const name = route.request().url().split('/').at(-1)!.replace(/\.js$/, '');
      if (own.has(name)) {
        return route.continue();
      }
      held.push(route);
      return undefined;
    });
    await open(page, guide);
    await expect.poll(() => held.length).toBe(4);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(held).toHaveLength(4);
    await Promise.all(held.splice(0).map((route) => route.continue()));
    await expect.poll(() => held.length).toBe(4);
  });

  for (const connection of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: 'slow-2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    test(`not on a connection of ${JSON.stringify(connection)}`, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      await open(page, guide);
      // Move the mouse over a link, which also scrolls links into view, and wait until the browser is idle.
      await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').last().hover();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect(prefetched(page)).toHaveCount(0);
    });
  }
});

test.describe('a page reached by an address ending in .html on a host that does not redirect', () => {
  const address = `${guide}.html`;

  test.beforeEach(({page}) =>
    page.route(`**${address}`, (route) => route.fulfill({contentType: 'text/html', body: builtHtml(guide)})),
  );

  test('is hydrated as any other', async ({page, complaints}) => {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    complaints.length = 0;
  });

  test('stays readable when its code fails to load; a control that needs it shows the error, and Retry loads it again', async ({
    page,
    complaints,
  }) => {
    const pattern = ownScript(guide);
    await page.route(pattern, (route) => route.abort('connectionfailed'));
    await page.goto(address);
    await triggerHydration(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.getByRole('button', {name: /^Colour mode/}).click();
    await expect(page.getByRole('alert')).toContainText(/[^/*]+\.js/.exec(pattern)![0]);
    await page.unroute(pattern);
    await page.getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Retry'})).toHaveCount(0);
    complaints.length = 0;
  });
});

test("when the next page's code fails to load, a warning is logged and the page is loaded anew", async ({
  page,
  complaints,
}) => {
  await withoutPrefetch(page);
  await open(page, guide);
  const restore = await failScripts(page);
  // The reloaded page must receive its scripts.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      void restore();
    }
  });
  const loaded = page.waitForEvent('load');
  await footerLink(page).click();
  await loaded;
  await hydrated(page);
  await expect(page).toHaveURL('/docs/support');
  expect(complaints.filter((text) => text.startsWith('warning') && /Loading chunk/i.test(text))).not.toEqual(
    [],
  );
  complaints.length = 0;
});

test('a site under the wrong base path shows a banner that suggests the right one', async ({
  page,
  complaints,
}) => {
  await page.route('**/*', (route) => {
    const {pathname, origin} = new URL(route.request().url());
    return pathname.startsWith('/elsewhere/')
      ? route.continue({url: origin + pathname.slice('/elsewhere'.length)})
      : route.fulfill({status: 404});
  });
  await page.goto('/elsewhere/');
  await expect(page.getByText('did not load properly')).toBeVisible();
  await expect(page.getByText(/baseUrl configuration/)).toBeVisible();
  await expect(page.getByText('/elsewhere/', {exact: true})).toBeVisible();
  complaints.length = 0;
});

test('a site under its own base path shows no such banner', async ({page}) => {
  await open(page, '/');
  await expect(page.getByText('did not load properly')).toHaveCount(0);
});

test.describe('crash page', () => {
  const message = 'The flux capacitor is missing';

  test('shows the error, links to other pages, and Try again restores the page', async ({
    page,
    complaints,
  }) => {
    await makeDocumentsCrash(page, message);
    await page.goto(guide);
    await triggerHydration(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/^This page crashed\.?$/);
    await expect(page).toHaveTitle(/Page Error/);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', {name: /home/i})).toHaveAttribute('href', '/');

    const report = page.locator(`a[href^="${site.repository}/issues/new"]`);
    await expect(report).toBeVisible();
    const query = new URL((await report.getAttribute('href')) ?? '').searchParams;
    expect(query.get('title')).toMatch(/\S/);
    expect(query.get('body')).toContain(guide);
    expect(query.get('body')).toContain(message);

    await page.evaluate(() => Object.assign(window, {crash: undefined}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/crashed/);
    await expect(page.locator('.theme-doc-markdown')).toBeVisible();
    await expect(page).not.toHaveTitle(/Page Error/);
    complaints.length = 0;
  });

  test('is reachable by keyboard and passes the accessibility rules', async ({page, complaints}) => {
    await makeDocumentsCrash(page, message);
    await page.goto(guide);
    await triggerHydration(page);
    const button = page.getByRole('button', {name: 'Try again'});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/crashed/);
    expect(await violations(page)).toEqual([]);
    complaints.length = 0;
  });
});
