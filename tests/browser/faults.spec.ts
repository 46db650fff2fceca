/**
 * Network failures, new deployments and restricted browsers: the open page stays usable, and a notice
 * explains the problem.
 */
import type {Page} from '@playwright/test';
import {serveFaulty} from './faulty-host';
import type {FaultyHost} from './faulty-host';
import {scriptsOf} from './pages';
import {expect, hydrated, open, test as base, withoutPrefetch} from './site';

const guide = '/docs/app/Instances/change-ram';
const next = '/docs/support';

const notice = (page: Page) => page.getByRole('alert').filter({hasText: 'has not loaded'});
const title = (page: Page) => page.getByRole('heading', {level: 1});
const linkToNext = (page: Page) => page.getByRole('contentinfo').locator(`a[href="${next}"]`);
const colourMode = (page: Page) => page.getByRole('button', {name: /^Colour mode/});

/** Returns the script that only the page at `route` loads. */
const ownScript = (route: string) => {
  const others = scriptsOf(route === guide ? next : guide);
  const own = scriptsOf(route).filter((name) => !others.includes(name));
  expect(own).not.toEqual([]);
  return `/assets/js/${own.at(-1)}.js`;
};

/** Clears the list of console messages. Fails if a message matches none of the patterns. */
function accept(complaints: string[], ...explained: RegExp[]): void {
  const others = complaints.splice(0).filter((text) => !explained.some((pattern) => pattern.test(text)));
  expect(others).toEqual([]);
}

const lost = /Failed to (?:load resource|fetch)|ChunkLoadError|Loading chunk|MIME type .* is not executable/;
// Possible syntax errors in a truncated script. Which error occurs depends on where the script ends.
const unparsable =
  /SyntaxError|Invalid or unexpected token|Unexpected (?:end|identifier|token|string|number|strict mode reserved word)|missing \)/;

const test = base.extend<{host: FaultyHost}>({
  host: async ({}, use) => {
    const host = await serveFaulty();
    await use(host);
    host.stop();
  },
});

test.describe('offline in the middle of reading', () => {
  test('the page stays and shows a notice; the next page loads when the network is back', async ({
    page,
    context,
    complaints,
  }) => {
    await withoutPrefetch(page);
    await open(page, guide);
    const before = await title(page).textContent();
    await context.setOffline(true);
    await linkToNext(page).click();
    await expect(notice(page)).toContainText(next);
    await expect(title(page)).toHaveText(before!);
    // A failed retry shows the notice again.
    await notice(page).getByRole('button', {name: 'Retry'}).click();
    await expect(notice(page)).toBeVisible();
    await expect(title(page)).toHaveText(before!);
    await context.setOffline(false);
    await expect(page).toHaveTitle(/^Support/);
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
    accept(complaints, lost);
  });

  test('dismissing the notice returns to the same place in the page', async ({page, context, complaints}) => {
    await withoutPrefetch(page);
    await open(page, guide);
    await linkToNext(page).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(100);
    await context.setOffline(true);
    await linkToNext(page).click();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await notice(page).getByRole('button', {name: 'Dismiss'}).click();
    await expect(page).toHaveURL(guide);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    // Links within the page must still work.
    await page.locator('.table-of-contents a').last().click();
    await expect(page).toHaveURL(/#/);
    await context.setOffline(false);
    await linkToNext(page).click();
    await expect(page).toHaveTitle(/^Support/);
    accept(complaints, lost);
  });

  test('a link pressed before the scripts have loaded waits, too', async ({page, context, complaints}) => {
    await withoutPrefetch(page);
    await page.goto(guide);
    await context.setOffline(true);
    await linkToNext(page).click();
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(guide);
    await context.setOffline(false);
    await notice(page).getByRole('button', {name: 'Retry'}).click();
    await expect(page).toHaveTitle(/^Support/);
    accept(complaints, lost);
  });
});

test.describe('a deployment while a page is open', () => {
  /** Maps every entry script and the next page's chunk to new names. */
  const renamed = () =>
    Object.fromEntries(
      [scriptsOf(next)[0]!, ownScript(next).slice('/assets/js/'.length, -'.js'.length)].map((name) => {
        const hash = name.slice(name.lastIndexOf('.') + 1);
        return [hash, [...hash].reverse().join('')];
      }),
    );

  test('the next page is loaded anew once, and works', async ({page, host, complaints}) => {
    await withoutPrefetch(page);
    await open(page, host.address + guide);
    host.deploy(renamed());
    host.asked.length = 0;
    await linkToNext(page).click();
    await expect(page).toHaveTitle(/^Support/);
    await hydrated(page);
    await colourMode(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', /light|dark|system/);
    // The first request checks that the site responds, and the second loads the page.
    expect(host.asked.filter((path) => path === next)).toHaveLength(2);
    accept(complaints, lost);
  });

  test('the search of the open page still works', async ({page, host, complaints}) => {
    await withoutPrefetch(page);
    await open(page, host.address + guide);
    host.deploy(renamed());
    await page.keyboard.press('Control+k');
    await page.locator('#search-dialog input').fill('server memory');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('a page without its own scripts stays readable, and does not reload repeatedly', async ({
    page,
    host,
    complaints,
  }) => {
    await withoutPrefetch(page);
    await open(page, host.address + guide);
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    // As if a cache still served the old page, whose script is gone.
    host.fault((path) => (path === ownScript(next) ? 'gone' : undefined));
    await linkToNext(page).click();
    await expect(page).toHaveTitle(/^Support/);
    await expect(title(page)).toBeVisible();
    await colourMode(page).click();
    await expect(notice(page)).toBeVisible();
    const tries = () => host.asked.filter((path) => path === ownScript(next)).length;
    const before = tries();
    await notice(page).getByRole('button', {name: 'Retry'}).click();
    await expect.poll(tries).toBeGreaterThan(before);
    await expect(notice(page)).toBeVisible();
    expect(loads).toHaveLength(1);
    accept(complaints, lost);
  });
});

test.describe('incomplete scripts', () => {
  for (const fault of ['cut', 'short'] as const) {
    test(`the next page's code is ${fault}: the page is loaded anew, once`, async ({
      page,
      host,
      complaints,
    }) => {
      await withoutPrefetch(page);
      await open(page, host.address + guide);
      const loads: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) {
          loads.push(request.url());
          host.fault(() => undefined);
        }
      });
      host.fault((path) => (path === ownScript(next) ? fault : undefined));
      await linkToNext(page).click();
      await expect(page).toHaveTitle(/^Support/);
      await expect(title(page)).toBeVisible();
      if (fault === 'short') {
        // The browser caches the truncated file, so a retry must bypass the cache.
        await colourMode(page).click();
      }
      await hydrated(page);
      expect(loads).toHaveLength(1);
      accept(complaints, lost, unparsable);
    });

    test(`a page's own scripts are ${fault}: it reads, and Retry brings them`, async ({
      page,
      host,
      complaints,
    }) => {
      host.fault((path) => (path.startsWith('/assets/js/main.') ? fault : undefined));
      await page.goto(host.address + guide);
      await colourMode(page).click();
      await expect(title(page)).toBeVisible();
      await expect(notice(page)).toBeVisible({timeout: 15_000});
      host.fault(() => undefined);
      await notice(page).getByRole('button', {name: 'Retry'}).click();
      await hydrated(page);
      await expect(notice(page)).toHaveCount(0);
      accept(complaints, lost, unparsable);
    });
  }

  test("while the next page's code is slow, the old page stays, under a progress bar", async ({
    page,
    host,
  }) => {
    await withoutPrefetch(page);
    await open(page, host.address + guide);
    const before = await title(page).textContent();
    host.fault((path) => (path === ownScript(next) ? 'slow' : undefined));
    await linkToNext(page).click();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expect(title(page)).toHaveText(before!);
    host.release();
    await expect(page).toHaveTitle(/^Support/);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

/** Chooses a theme, searches and opens another page. None of these actions may require storage. */
async function visit(page: Page): Promise<void> {
  await open(page, guide);
  const html = page.locator('html');
  const choice = await html.getAttribute('data-theme-choice');
  await colourMode(page).click();
  await expect(html).not.toHaveAttribute('data-theme-choice', choice!);
  const tab = page.getByRole('tab', {name: 'macOS'}).first();
  if ((await tab.count()) > 0) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Control+K');
  await page.locator('.DocSearch-Input').fill('screenshot');
  await expect(page.locator('.DocSearch-Hit').first()).toContainText(/screenshot/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/taking-screenshots/);
  await expect(title(page)).toBeVisible();
}

test.describe('a browser without storage', () => {
  test('its storage is full', async ({page, complaints}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = (_, value) => {
        // As in real storage, an empty value may still fit.
        if (value !== '') {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        }
      };
    });
    await visit(page);
    // Docusaurus logs failed writes as errors. Other messages, such as uncaught errors, are not allowed.
    accept(complaints, /^error .*storage error, can't set/);
  });

  test('its storage and its cookies are forbidden', async ({page, context, complaints}) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {get: refuse});
      }
      Object.defineProperty(document, 'cookie', {get: refuse, set: refuse});
      Object.defineProperty(navigator, 'cookieEnabled', {value: false});
    });
    await visit(page);
    expect(await context.cookies()).toEqual([]);
    accept(complaints, /^warning .*browser storage is not available/i);
  });

  test('no visit leaves a cookie', async ({page, context}) => {
    await visit(page);
    expect(await context.cookies()).toEqual([]);
  });
});

test('no request matches the lists of ad and tracker blockers', async ({page, baseURL}) => {
  /** Words in URLs that common blocking lists match. */
  const suspicious =
    /[/._-](?:ads?|adverts?|analytics|beacon|cookie-?(?:banner|consent)|metrics|pixel|sponsors?|stats|telemetry|track(?:er|ing)?)[/._-]/i;
  const asked: string[] = [];
  await page.route('**/*', (route) => {
    const {origin, pathname} = new URL(route.request().url());
    asked.push(origin + pathname);
    return origin === baseURL && !suspicious.test(pathname) ? route.continue() : route.abort();
  });
  await page.goto('/');
  await visit(page);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((url) => !url.startsWith(baseURL!) || suspicious.test(new URL(url).pathname))).toEqual(
    [],
  );
});

for (const years of [-30, 30]) {
  test(`a clock that is ${Math.abs(years)} years ${years < 0 ? 'slow' : 'fast'} changes nothing on a page`, async ({
    page,
  }) => {
    const read = async (route: string) => {
      await open(page, route);
      const parts = await page.locator('main, footer').allInnerTexts();
      return parts.join('\n');
    };
    const routes = ['/', guide];
    const before: string[] = [];
    for (const route of routes) {
      before.push(await read(route));
    }
    await page.addInitScript(
      (offset) => {
        const RealDate = Date;
        // Change only the current time. Dates that are created with arguments stay the same.
        window.Date = new Proxy(RealDate, {
          construct: (_, given) =>
            given.length > 0 ? Reflect.construct(RealDate, given) : new RealDate(RealDate.now() + offset),
          get: (target, name) =>
            name === 'now' ? () => RealDate.now() + offset : (Reflect.get(target, name) as unknown),
        });
      },
      years * 365 * 86_400_000,
    );
    for (const [place, route] of routes.entries()) {
      expect(before[place]!.length).toBeGreaterThan(500);
      expect(await read(route)).toBe(before[place]);
    }
    expect(
      Math.abs((await page.evaluate(() => new Date().getFullYear())) - new Date().getFullYear()),
    ).toBeGreaterThan(20);
    await visit(page);
  });
}

test.describe('back and forward', () => {
  /** A browser with the back/forward cache, which Playwright disables by default. */
  const withCache = base.extend({
    page: async ({playwright, launchOptions, baseURL, viewport}, use) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      const page = await browser.newPage({baseURL, viewport});
      await use(page);
      await browser.close();
    },
  });

  for (const state of ['not hydrated', 'hydrated'] as const) {
    withCache(`a page left ${state} is restored from memory, and works`, async ({page}) => {
      await page.goto(guide);
      if (state === 'hydrated') {
        await hydrated(page);
      }
      await page.evaluate(() => {
        addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
        scrollTo(0, 600);
      });
      await page.goto('/docs/mods/suite');
      // A page restored from the back/forward cache fires no load event.
      await page.goBack({waitUntil: 'commit'});
      await expect.poll(() => page.evaluate('window.persisted')).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(600);
      await page.keyboard.press('Control+K');
      await page.locator('#search-dialog .DocSearch-Input').fill('screenshot');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    });
  }

  test('the page has no unload listeners', async ({page}) => {
    await page.addInitScript(() => {
      const types: string[] = [];
      Object.assign(window, {types});
      const add = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (...given: Parameters<typeof add>) {
        types.push(given[0]);
        add.apply(this, given);
      };
    });
    await visit(page);
    const types = await page.evaluate(() => (window as unknown as {types: string[]}).types);
    expect(types).toContain('click');
    expect(types.filter((type) => /unload$/.test(type))).toEqual([]);
    expect(await page.evaluate(() => window.onunload ?? window.onbeforeunload)).toBeNull();
  });

  test('inside the site, the scroll position is kept', async ({page}) => {
    await open(page, guide);
    await page.evaluate(() => scrollTo(0, 700));
    await linkToNext(page).dispatchEvent('click');
    await expect(page).toHaveTitle(/^Support/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).not.toHaveTitle(/^Support/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });
});
