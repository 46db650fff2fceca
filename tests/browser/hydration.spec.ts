/** What the reader does before the scripts have loaded takes effect after hydration, exactly once and in order. */
import {createHash} from 'node:crypto';
import type {Page} from '@playwright/test';
import {announcement} from '../../src/config/announcement';
import {violations, violationsInBothThemes} from './accessibility';
import {failScripts, holdScripts} from './chunks';
import {serveFaulty} from './faulty-host';
import {builtHtml} from './pages';
import {expect, test} from './site';

// These tests delay scripts, so ignore Chromium's warning about unused preloads.
test.afterEach(({complaints}) => {
  const others = complaints.filter((text) => !text.includes('was preloaded using link preload but not used'));
  complaints.splice(0, complaints.length, ...others);
});

const guide = '/docs/app/Instances/change-ram';
const commands = '/docs/mods/suite/Essentials/Commands';
const durations = '/docs/mods/suite/Essentials/Durations';

const scripts = '**/assets/js/**';

/** For each page, the function that releases its delayed scripts. */
const held = new WeakMap<Page, () => Promise<void>>();

/** Opens a page and delays its scripts until `arrive` is called. */
async function openSlowly(page: Page, route: string): Promise<void> {
  const {release} = await holdScripts(page);
  held.set(page, release);
  await page.goto(route);
}

/** Releases the scripts that `openSlowly` delays. */
const arrive = (page: Page) => held.get(page)?.();

/** Releases the scripts and waits for hydration without triggering it. */
async function isHydrated(page: Page): Promise<void> {
  await arrive(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 30_000});
  // Also wait for the queued events, which are replayed after hydration, each in a separate task.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const isIdle = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

const realDialog = (page: Page) => page.locator('#search-dialog .DocSearch-Modal');
const placeholder = (page: Page) => page.locator('#search-placeholder');

test.describe('before any sign of intent', () => {
  for (const route of ['/', guide, commands]) {
    test(`${route} requests no script`, async ({page}) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script' || request.url().endsWith('.js')) {
          asked.push(request.url());
        }
      });
      await page.goto(route);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
    });
  }

  test('an idle page loads its scripts', async ({page}) => {
    await page.clock.install();
    await page.goto(guide);
    await isIdle(page);
    await page.clock.fastForward(10_000);
    await isHydrated(page);
  });

  test('a page reached from another page of the site loads them at once', async ({page, baseURL}) => {
    await page.goto(guide, {referer: `${baseURL}${commands}`});
    await isHydrated(page);
    const waited = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const [script] = performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.js'));
      return script!.startTime - visit!.loadEventEnd;
    });
    // A directly opened page would only hydrate after 3000 ms of idle time.
    expect(waited).toBeLessThan(3000);
  });

  for (const connection of [
    {effectiveType: '4g', saveData: true},
    {effectiveType: '2g', saveData: false},
  ]) {
    test(`not when the connection is ${JSON.stringify(connection)}; a sign of intent still does`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      const asked: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
      await page.clock.install();
      await page.goto(guide);
      // Much longer than the idle time after which other pages hydrate.
      await page.clock.fastForward(10_000);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await page.mouse.move(400, 300);
      await isHydrated(page);
    });
  }

  test('scrolling to something that needs scripts loads them', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: true}});
    });
    await page.goto(durations);
    await isIdle(page);
    await page.evaluate(() => document.querySelector('main input')?.scrollIntoView());
    await isHydrated(page);
  });

  test('a page that needs scripts for its content loads them at once', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: true}});
    });
    await page.goto('/search?q=memory');
    await isHydrated(page);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
});

test.describe('links', () => {
  test('navigate at once, without scripts', async ({page}) => {
    await openSlowly(page, guide);
    await page.getByRole('navigation', {name: 'Main'}).locator('a[href="/docs/support"]').click();
    await expect(page).toHaveURL('/docs/support');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await isIdle(page);
  });

  test('into the page scroll at once', async ({page}) => {
    await openSlowly(page, guide);
    const link = page.locator('.theme-doc-toc-desktop a').last();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${guide}#`));
    await isIdle(page);
    await isHydrated(page);
  });

  test('under the mouse have their page prefetched, and use it when pressed', async ({page}) => {
    const host = await serveFaulty();
    const timesAsked = () => host.asked.filter((path) => path === '/docs/support').length;
    try {
      host.fault((path) => (/^\/assets\/js\/main\.|^\/docs\/support$/.test(path) ? 'slow' : undefined));
      await page.goto(host.address + guide);
      const link = page.getByRole('contentinfo').locator('a[href="/docs/support"]');
      await link.hover();
      await expect.poll(timesAsked).toBe(1);
      await isIdle(page);
      await link.click({noWaitAfter: true});
      host.release();
      await expect(page).toHaveURL(`${host.address}/docs/support`);
      await isHydrated(page);
      expect(timesAsked()).toBe(1);
    } finally {
      host.stop();
    }
  });

  test('that are pressed cancel the loading of scripts', async ({page}) => {
    // The entry script never arrives, so its request can only end by being cancelled.
    await page.route('**/assets/js/main.*', () => {});
    await page.goto(guide);
    const entry = page.waitForEvent('requestfailed', (request) => request.url().includes('/main.'));
    const asked = page.waitForRequest('**/assets/js/main.*');
    await page.mouse.move(10, 10);
    await asked;
    // The next page never arrives either.
    await page.route('**/docs/support', () => {});
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('footer a[href="/docs/support"]')!.click();
    });
    expect((await entry).failure()?.errorText).toContain('ERR_ABORTED');
  });

  test('without a new page do not prevent hydration', async ({page}) => {
    await openSlowly(page, guide);
    await page.mouse.move(10, 10);
    // A response with status 204 keeps the browser on the page.
    await page.route('**/docs/support', (request) => request.fulfill({status: 204}));
    // Click with a script, because moving the mouse would prefetch the page and bypass the route above.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('footer a[href="/docs/support"]')!.click();
    });
    await isIdle(page);
    await isHydrated(page);
    await expect(page).toHaveURL(new RegExp(guide));
  });
});

test.describe('the search', () => {
  test('opens at once on a press, and keeps the text that is typed meanwhile', async ({page}) => {
    await openSlowly(page, guide);
    await page.locator('.navbar').getByRole('button', {name: 'Search'}).click();
    await expect(placeholder(page)).toBeVisible();
    await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('memo');
    await expect(page.locator('#__docusaurus[inert]')).toHaveCount(1);
    await isIdle(page);
    await arrive(page);
    await expect(realDialog(page)).toBeVisible({timeout: 20_000});
    await expect(placeholder(page)).toHaveCount(0);
    await expect(realDialog(page).locator('.DocSearch-Input')).toBeFocused();
    await page.keyboard.type('ry');
    await expect(realDialog(page).locator('.DocSearch-Input')).toHaveValue('memory');
    await expect(realDialog(page).getByRole('treeitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(realDialog(page)).toHaveCount(0);
    await expect(page.locator('.navbar').getByRole('button', {name: 'Search'})).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('prevents the page from scrolling, and returns the focus', async ({page}) => {
    await openSlowly(page, guide);
    const opener = page.locator('.navbar').getByRole('button', {name: 'Search'});
    await opener.focus();
    await opener.click();
    await expect(page.locator('#__docusaurus[inert]')).toHaveCount(1);
    await expect(placeholder(page).getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(placeholder(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await isIdle(page);
  });

  for (const shortcut of ['Control+k', '/']) {
    test(`opens on ${shortcut}; the characters after it are typed into it`, async ({page}) => {
      await openSlowly(page, guide);
      await page.keyboard.press(shortcut);
      await page.keyboard.type('logs');
      await expect(placeholder(page).getByRole('searchbox')).toHaveValue('logs');
      await isIdle(page);
      await arrive(page);
      await expect(realDialog(page).locator('.DocSearch-Input')).toHaveValue('logs', {timeout: 20_000});
      await expect(page.getByRole('dialog')).toHaveCount(1);
    });
  }

  test('takes over the text from the field of the home page', async ({page}) => {
    await openSlowly(page, '/');
    await page.getByRole('main').getByRole('searchbox').pressSequentially('out of memory');
    await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('searchbox')).toHaveValue(
      'out of memory',
    );
    await isIdle(page);
    await arrive(page);
    await expect(realDialog(page).locator('.DocSearch-Input')).toHaveValue('out of memory', {
      timeout: 20_000,
    });
  });

  test('stays closed when it was closed again', async ({page}) => {
    await openSlowly(page, guide);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(placeholder(page)).toHaveCount(0);
    await isHydrated(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  });

  test('starts with the selected text', async ({page}) => {
    await openSlowly(page, guide);
    await page.getByRole('heading', {level: 1}).selectText();
    const selected = await page.evaluate(() => String(getSelection()));
    await page.keyboard.press('Control+k');
    await expect(placeholder(page).getByRole('searchbox')).toHaveValue(selected);
    await arrive(page);
    await expect(realDialog(page).locator('.DocSearch-Input')).toHaveValue(selected, {timeout: 20_000});
  });

  test('the placeholder is accessible in both themes and on a phone', async ({page}) => {
    await page.route(scripts, () => undefined);
    await page.goto(guide);
    await page.keyboard.press('Control+k');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.setViewportSize({width: 360, height: 640});
    expect(await violations(page), 'phone').toEqual([]);
  });
});

test.describe('what was pressed', () => {
  const choice = (page: Page) => page.locator('html').getAttribute('data-theme-choice');
  const toggle = (page: Page) => page.locator('.navbar').getByRole('button', {name: /^Colour mode/});

  for (const presses of [1, 2, 3]) {
    test(`colours: ${presses} presses are ${presses} steps`, async ({page}) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'light'));
      await openSlowly(page, guide);
      for (let press = 0; press < presses; press += 1) {
        await toggle(page).click();
      }
      await isIdle(page);
      await isHydrated(page);
      await expect.poll(() => choice(page)).toBe(['light', 'dark', 'system', 'light'][presses]);
    });
  }

  test('colours: pressed while scripts start, each press counts once', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await page.goto(guide);
    // Click at arbitrary times during hydration.
    const presses = await page.evaluate(async () => {
      let count = 0;
      const button = document.querySelector<HTMLElement>('.navbar [aria-label^="Colour mode"]')!;
      const done = () => document.documentElement.dataset.hasHydrated === 'true';
      for (let after = 0; after < 5; after += done() ? 1 : 0) {
        button.click();
        count += 1;
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
      return count;
    });
    await isHydrated(page);
    await expect.poll(() => choice(page)).toBe(['light', 'dark', 'system'][presses % 3]);
  });

  test('mobile menu', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await openSlowly(page, guide);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await isIdle(page);
    await isHydrated(page);
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  });

  test('sidebar category', async ({page}) => {
    await openSlowly(page, guide);
    const closed = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('[aria-expanded="false"]');
    const before = await closed.count();
    const name = await closed.first().textContent();
    await closed.first().click();
    await isIdle(page);
    await isHydrated(page);
    await expect(closed).toHaveCount(before - 1);
    await expect(
      page
        .getByRole('navigation', {name: 'Docs sidebar'})
        .locator('[aria-expanded="true"]')
        .filter({hasText: name ?? ''}),
    ).toHaveCount(1);
    await expect(page).toHaveURL(guide);
  });

  test('tabs, by mouse', async ({page}) => {
    await openSlowly(page, '/docs/app/Troubleshooting/find-app-logs');
    await page.getByRole('tab', {name: 'macOS'}).first().click();
    await isIdle(page);
    await isHydrated(page);
    await expect(page.getByRole('tab', {name: 'macOS'}).first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', {selected: true}).first()).toHaveText('macOS');
    await expect(page.getByRole('tab', {selected: true}).first()).toBeFocused();
  });

  test('tabs, by keyboard', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.os', 'windows'));
    await openSlowly(page, '/docs/app/Troubleshooting/find-app-logs');
    await page.getByRole('tab', {name: 'Windows'}).first().focus();
    await page.keyboard.press('ArrowRight');
    await isIdle(page);
    await isHydrated(page);
    await expect(page.getByRole('tab', {name: 'macOS'}).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', {name: 'macOS'}).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('announcement', async ({page}) => {
    test.skip(announcement === undefined, 'nothing is announced at present');
    await openSlowly(page, '/');
    const close = page.getByRole('button', {name: 'Close announcement'});
    await close.click();
    await isIdle(page);
    await isHydrated(page);
    await expect(close).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
  });

  test('dropdown of the navbar', async ({page}) => {
    await openSlowly(page, guide);
    const button = page.locator('.navbar__items--right').getByRole('button', {name: /Next$/});
    await button.click();
    await isIdle(page);
    await isHydrated(page);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(
      page.locator('.dropdown__menu').getByRole('link', {name: 'Next', exact: true}),
    ).toBeVisible();
  });

  test('dropdown below a resting mouse', async ({page}) => {
    await openSlowly(page, guide);
    const button = page.locator('.navbar__items--right').getByRole('button', {name: /Next$/});
    await button.hover();
    await isIdle(page);
    await isHydrated(page);
    await expect(
      page.locator('.dropdown__menu').getByRole('link', {name: 'Next', exact: true}),
    ).toBeVisible();
  });

  test('table of contents on a phone', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await openSlowly(page, guide);
    const button = page.getByRole('button', {name: 'On this page'});
    await button.click();
    await isIdle(page);
    await isHydrated(page);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('the button of a form keeps what was typed, and submits it', async ({page}) => {
    await openSlowly(page, '/docs/support/log-doctor');
    const doctor = page.getByRole('region', {name: 'Log doctor'});
    await doctor.getByRole('textbox').fill('java.lang.OutOfMemoryError: Java heap space');
    await doctor.getByRole('button', {name: 'Read the log'}).click();
    await isIdle(page);
    await isHydrated(page);
    await expect(doctor.getByRole('heading', {name: /memory/i}).first()).toBeVisible();
    expect(new URL(page.url()).search, 'The page was loaded again, which must not happen').toBe('');
  });

  test('a collapsible part opens at once and stays open', async ({page}) => {
    await openSlowly(page, '/docs/mods/others/Pack_Companion');
    const details = page.getByRole('main').locator('details').first();
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open', '');
    await isIdle(page);
    await isHydrated(page);
    await expect(details).toHaveAttribute('open', '');
    await expect(details.locator(':scope > :not(summary)').first()).toBeVisible();
  });
});

test.describe('what was typed', () => {
  test('into a filter field filters', async ({page}) => {
    await openSlowly(page, commands);
    const table = page.locator('main div:has(> div > input[type="search"]) > table').first();
    const box = page.getByRole('searchbox', {name: /^Filter/}).first();
    const word =
      (await table.locator('tbody tr[id]').last().locator('th').textContent())?.trim().split(/\s/)[0] ?? '';
    await box.fill(word);
    await isIdle(page);
    await isHydrated(page);
    await expect(box).toHaveValue(word);
    const rows = table.locator('tbody tr[id]:not([hidden])');
    await expect(rows.filter({hasNotText: word})).toHaveCount(0);
    await expect(rows.filter({hasText: word})).not.toHaveCount(0);
    await expect(page.getByText(/\d+ of \d+ left/).first()).toBeVisible();
  });

  test('into a tool gets a result, and more can be typed', async ({page}) => {
    await openSlowly(page, durations);
    const tool = page.getByRole('region', {name: 'Duration tool'});
    const field = tool.getByRole('textbox', {name: 'Duration'});
    await field.fill('3');
    await isIdle(page);
    await isHydrated(page);
    await expect(field).toBeFocused();
    await page.keyboard.type('h');
    await expect(field).toHaveValue('3h');
    await expect(tool.getByRole('status')).toContainText('3 hours');
  });
});

test.describe('scripts that do not load', () => {
  const notice = (page: Page) => page.getByRole('alert').filter({hasText: 'has not loaded'});

  test('leave the page readable, without a notice', async ({page, complaints}) => {
    await failScripts(page);
    const failed = page.waitForEvent('requestfailed');
    await page.goto(guide);
    await page.mouse.move(300, 300);
    await failed;
    // Wait until the page has handled the event.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    complaints.length = 0;
  });

  test('are offered again after a press that needs them; then the press takes effect', async ({
    page,
    complaints,
  }) => {
    const restore = await failScripts(page);
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await page.goto(guide);
    await page.getByRole('button', {name: /^Colour mode/}).click();
    await expect(notice(page)).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await restore();
    await page.getByRole('button', {name: 'Retry'}).press('Enter');
    await isHydrated(page);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
    complaints.length = 0;
  });

  test('the offer can be declined, which discards the press', async ({page, complaints}) => {
    const restore = await failScripts(page);
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await page.goto(guide);
    await page.getByRole('button', {name: /^Colour mode/}).click();
    await page.getByRole('button', {name: 'Dismiss'}).click();
    await expect(notice(page)).toHaveCount(0);
    await restore();
    await page.locator('.theme-doc-sidebar-container [aria-expanded="false"]').first().press('Enter');
    await isHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    complaints.length = 0;
  });

  test('include a page with a single failing script, which is fetched again', async ({page, complaints}) => {
    const own = /data-scripts="([^"]+)"/.exec(builtHtml(guide))?.[1]?.split(' ').at(-1);
    const pattern = `**/assets/js/${own}.js`;
    await page.route(pattern, (route) => route.abort('connectionfailed'));
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await page.goto(guide);
    await page.getByRole('button', {name: /^Colour mode/}).click();
    await expect(notice(page)).toBeVisible();
    await page.unroute(pattern);
    await page.getByRole('button', {name: 'Retry'}).click();
    await isHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
    complaints.length = 0;
  });

  test('the search shows the error itself, keeps the typed text, and tries again', async ({
    page,
    complaints,
  }) => {
    const restore = await failScripts(page);
    await page.goto(guide);
    await page.keyboard.press('/');
    await page.keyboard.type('memory');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await expect(dialog.getByText('could not be loaded')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await restore();
    await dialog.getByRole('button', {name: 'Retry'}).click();
    await expect(realDialog(page).locator('.DocSearch-Input')).toHaveValue('memory', {timeout: 20_000});
    complaints.length = 0;
  });

  test('a category still links to its first page', async ({page, complaints}) => {
    const restore = await failScripts(page);
    await page.goto(guide);
    const category = page
      .locator('.theme-doc-sidebar-container a[role="button"][aria-expanded="false"]')
      .first();
    await category.click();
    await expect(notice(page)).toBeVisible();
    complaints.length = 0;
    // Only the next page may load scripts; this page must not retry.
    await restore();
    await category.click();
    await expect(page).not.toHaveURL(guide);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('scripts that take very long are offered again, too', async ({page}) => {
    await page.clock.install();
    await page.route(scripts, () => undefined);
    await page.goto(guide);
    await page.getByRole('button', {name: /^Colour mode/}).click();
    await expect(notice(page)).toBeHidden();
    await page.clock.fastForward(15_000);
    await expect(notice(page)).toBeVisible();
  });
});

test('the page and its scripts work under a strict content security policy', async ({page}) => {
  const policyOf = (html: string) => {
    const hashes = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    return `default-src 'self'; script-src 'self' ${hashes.join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:`;
  };
  await page.route(`**${guide}`, (route) => {
    const body = builtHtml(guide);
    return route.fulfill({
      body,
      contentType: 'text/html',
      headers: {'Content-Security-Policy': policyOf(body)},
    });
  });
  await page.goto(guide);
  await page.locator('.navbar').getByRole('button', {name: 'Search'}).click();
  await expect(realDialog(page)).toBeVisible({timeout: 20_000});
  // Violations are console errors, which make every test fail.
});

test('inline scripts are the same on every page of a kind', () => {
  const inline = (route: string) =>
    [...builtHtml(route).matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text]) => text,
    );
  expect(inline(guide).length).toBeGreaterThan(1);
  expect(inline(commands)).toEqual(inline(guide));
  expect(inline('/docs/support')).toEqual(inline(guide));
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page is readable and its links work', async ({page}) => {
    await page.goto(guide);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page
      .locator('.theme-doc-sidebar-container a[role="button"][aria-expanded="false"]')
      .first()
      .click();
    await expect(page).not.toHaveURL(guide);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
