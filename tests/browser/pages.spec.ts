/** Tests that every page must pass. */
import {test as base} from '@playwright/test';
import type {Page} from '@playwright/test';
import {violations} from './accessibility';
import {builtHtml, pages} from './pages';
import {expect, hydrated, serveSite, watchConsole} from './site';

const viewport = {width: 1280, height: 900};

/**
 * The navbar and footer are the same on every page, so they are only checked on the home page and the section
 * landing pages.
 */
const frameOf = (route: string) => (route.split('/').length > 3 ? ['.navbar', '.footer'] : []);

interface Readers {
  address: string;
  /** Browser windows with and without JavaScript. */
  page: Page;
  plain: Page;
}

/**
 * Each worker reuses two windows for all pages, so that scripts and styles are loaded only once. This is possible
 * because these tests do not need an empty cache.
 */
const test = base.extend<object, {readers: Readers}>({
  readers: [
    async ({browser}, use) => {
      const {address, stop} = await serveSite();
      const settings = {viewport, colorScheme: 'dark'} as const;
      // Reduced motion disables transitions, which would distort the measured colours.
      const scripted = await browser.newContext({...settings, reducedMotion: 'reduce'});
      const plain = await browser.newContext({...settings, javaScriptEnabled: false});
      await use({address, page: await scripted.newPage(), plain: await plain.newPage()});
      await scripted.close();
      await plain.close();
      stop();
    },
    {scope: 'worker'},
  ],
});

/** Switches the theme through storage, as another tab of the site would. */
async function switchTo(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((choice) => {
    localStorage.setItem('theme', choice);
    window.dispatchEvent(
      new StorageEvent('storage', {key: 'theme', newValue: choice, storageArea: localStorage}),
    );
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/**
 * Waits until every scroll container is reachable by keyboard. The page reacts to a new width with a delay.
 */
async function scrollersReachable(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLElement>('[role="group"]')).every(
      (box) =>
        box.scrollWidth <= box.clientWidth ||
        getComputedStyle(box).overflowX !== 'auto' ||
        box.matches('[tabindex]') ||
        box.querySelector('a[href], button, input, select') !== null,
    ),
  );
}

/** Returns the elements that extend beyond the right edge of the window, if the page scrolls horizontally. */
async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) {
      return [];
    }
    const culprits = Array.from(document.body.querySelectorAll('*'))
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`);
    return [`page is ${scrollWidth} px wide in a window of ${clientWidth} px`, ...culprits.slice(0, 8)];
  });
}

/** Returns the tables that are wider than their column and not in a scroll container. */
async function outOfColumn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLTableElement>('.markdown table'))
      .filter((table) => {
        const box = table.parentElement!;
        const sticksOut = table.getBoundingClientRect().right > box.getBoundingClientRect().right + 1;
        return sticksOut && getComputedStyle(box).overflowX === 'visible';
      })
      .map((table) => (table.caption ?? table).textContent.slice(0, 60)),
  );
}

/**
 * Returns the visible lines of text in the main content. Excludes labels, fields, buttons and their output,
 * because only controls may be missing without JavaScript.
 */
async function visibleLines(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    // Also exclude the hints of fields.
    const described = document.querySelectorAll('main :is(input, select)[aria-describedby]');
    const hints = Array.from(described).flatMap((field) =>
      field.getAttribute('aria-describedby')!.split(' '),
    );
    const left = [
      'label',
      'legend',
      'button',
      'select',
      'output',
      '[role="status"]',
      ...hints.map((id) => `[id="${id}"]`),
    ];
    const style = document.createElement('style');
    style.textContent = `main :is(${left.join()}) { display: none !important }`;
    document.head.append(style);
    // Deselect the version of Minecraft for a moment, because all versions are visible without JavaScript.
    const {dataset} = document.documentElement;
    const {mc} = dataset;
    delete dataset.mc;
    const text = (document.querySelector('main') as HTMLElement | null)?.innerText ?? '';
    if (mc !== undefined) {
      dataset.mc = mc;
    }
    style.remove();
    return text;
  });
  return (
    text
      // `innerText` separates the cells of a row with tabs.
      .split(/[\n\t]/)
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '')
  );
}

/** Returns the visible lines without JavaScript, including all collapsed sections and tabs. */
async function linesWithoutScripts(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  for (const summary of await page.getByRole('main').locator('summary').all()) {
    await summary.click();
  }
  for (const panel of await page.locator('[role="tabpanel"]').all()) {
    await expect(panel).toBeVisible();
  }
  return visibleLines(page);
}

test('there are pages', () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(pages).toContain('/');
  expect(pages).toContain('/docs');
});

for (const route of [...pages, '/404']) {
  test(`${decodeURI(route)}: clean console, accessible in both themes and on a phone, whole without JavaScript`, async ({
    readers: {address, page, plain},
  }) => {
    // The gallery shows every component in every state and is three times as long as the longest page.
    test.slow(route === '/gallery');
    const complaints = watchConsole(page);
    // Resize the window after leaving the previous page. Otherwise the browser would lay out that page again.
    await page.goto(address + route, {waitUntil: 'commit'});
    await page.setViewportSize(viewport);
    await page.waitForLoadState();
    await hydrated(page);

    // The not-found page derives its text from the URL; tests/browser/addresses.spec.ts covers it.
    if (route !== '/404') {
      const withScripts = await visibleLines(page);
      await plain.goto(address + route);
      const without = await linesWithoutScripts(plain);
      expect.soft(without.join(' ').length).toBeGreaterThan(40);
      expect
        .soft(
          withScripts.filter((line) => !without.includes(line)),
          'lines that appear only with scripts',
        )
        .toEqual([]);
    }

    // The theme stays the same on the next page, so pages alternate: every second page begins in the light theme and is
    // tested in the dark theme on a phone.
    const frame = frameOf(route);
    const isDark = (await page.locator('html').getAttribute('data-theme')) === 'dark';
    expect
      .soft(await violations(page, {without: frame}), `accessibility, ${isDark ? 'dark' : 'light'}`)
      .toEqual([]);
    await switchTo(page, isDark ? 'light' : 'dark');

    expect
      .soft(
        await outOfColumn(page),
        'These tables are wider than their column; put them into a scroll container',
      )
      .toEqual([]);
    // 800 px: a tablet. 360 px: a phone. 320 px: a 1280 px window at 400 % zoom.
    for (const width of [800, 360, 320]) {
      await page.setViewportSize({width, height: 640});
      expect
        .soft(await sideways(page), `At ${width} px, these elements extend beyond the window`)
        .toEqual([]);
    }
    await scrollersReachable(page);
    const onPhone = await violations(page, {without: frame});
    expect.soft(onPhone, `accessibility, phone, ${isDark ? 'light' : 'dark'}`).toEqual([]);
    expect.soft(complaints, 'console').toEqual([]);
    page.removeAllListeners();
  });
}

test('pages from the server are dark and in English', () => {
  for (const route of pages) {
    expect(builtHtml(route).slice(0, 2000), route).toMatch(
      /<html[^>]*data-theme="?dark[^>]*lang="?en[^>]*dir="?ltr/,
    );
  }
});
