/** Promises that hold for every page, whatever it says. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test as base} from '@playwright/test';
import type {BrowserContext, Page} from '@playwright/test';
import {violations} from './accessibility';
import {pages} from './pages';
import {buildFolder, expect, hydrated, serveSite, watchConsole} from './site';

/**
 * One window per worker for all pages, so that scripts and styles are fetched and compiled once:
 * what is under test here does not depend on a fresh start.
 */
const test = base.extend<object, {address: string; reader: BrowserContext; plainReader: BrowserContext}>({
  address: [
    async ({}, use) => {
      const {address, stop} = await serveSite();
      await use(address);
      stop();
    },
    {scope: 'worker'},
  ],
  reader: [
    async ({browser}, use) => {
      const context = await browser.newContext({
        viewport: {width: 1280, height: 900},
        colorScheme: 'dark',
        // Colours are measured; none may be caught on its way from one to another.
        reducedMotion: 'reduce',
      });
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
  plainReader: [
    async ({browser}, use) => {
      const context = await browser.newContext({
        viewport: {width: 1280, height: 900},
        colorScheme: 'dark',
        javaScriptEnabled: false,
      });
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
});

/** Switches the theme the way another tab of the site would: through the stored choice. */
async function switchTo(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((choice) => {
    localStorage.setItem('theme', choice);
    window.dispatchEvent(
      new StorageEvent('storage', {key: 'theme', newValue: choice, storageArea: localStorage}),
    );
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await settled(page);
}

/** Waits until no colour is on its way to another one: contrast is measured on what stays. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.getAnimations().some((animation) => animation instanceof CSSTransition),
    undefined,
    {timeout: 60_000, polling: 100},
  );
}

/** Waits until every box that scrolls sideways can be reached by key: the page learns of a new width a moment later. */
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

/** What sticks out to the right of the window, where a page could be scrolled sideways. */
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

/**
 * The lines of text in the page's main part that a reader can see. Labels, fields, buttons and what they report are left out:
 * a filter or a tool that needs a script may be absent without one, the text may not.
 */
async function visibleLines(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent =
      'main :is(label, button, select, output, [role="status"]) { display: none !important }';
    document.head.append(style);
    // The hint of a field goes with the field.
    for (const field of Array.from(document.querySelectorAll('main :is(input, select)[aria-describedby]'))) {
      for (const id of field.getAttribute('aria-describedby')?.split(' ') ?? []) {
        document.getElementById(id)?.remove();
      }
    }
    return (document.querySelector('main') as HTMLElement | null)?.innerText ?? '';
  });
  return (
    text
      // Cells of a row are set apart by a tab.
      .split(/[\n\t]/)
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '')
  );
}

test('there are pages to look at', () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(pages).toContain('/');
  expect(pages).toContain('/docs');
});

for (const route of [...pages, '/404']) {
  test(`${decodeURI(route)}: clean console, accessible in both themes, no sideways scroll`, async ({
    reader,
    address,
  }) => {
    // Every component in every state: three times the length of the longest page.
    test.slow(route === '/gallery');
    const page = await reader.newPage();
    const complaints = watchConsole(page);
    await page.goto(address + route);
    await hydrated(page);
    // Parts that the browser skips until they are scrolled to keep the colours of the other theme until then.
    await page.addStyleTag({content: '* { content-visibility: visible !important }'});
    for (const theme of ['dark', 'light'] as const) {
      await switchTo(page, theme);
      expect.soft(await violations(page), `accessibility, ${theme}`).toEqual([]);
    }
    // 800 px: a tablet. 360 px: a phone. 320 px: a window of 1280 px at 400 % zoom.
    for (const width of [800, 360, 320]) {
      await page.setViewportSize({width, height: 640});
      expect.soft(await sideways(page), `${width} px`).toEqual([]);
    }
    await scrollersReachable(page);
    expect.soft(await violations(page), 'accessibility, phone').toEqual([]);
    expect.soft(complaints, 'console').toEqual([]);
    await page.close();
  });

  // The not-found page gets its text from the address: tests/browser/addresses.spec.ts.
  if (route === '/404') {
    continue;
  }
  test(`${decodeURI(route)}: readable without JavaScript`, async ({plainReader, reader, address}) => {
    const plain = await plainReader.newPage();
    await plain.goto(address + route);
    await expect(plain.getByRole('heading', {level: 1})).toBeVisible();
    for (const summary of await plain.getByRole('main').locator('summary').all()) {
      await summary.click();
    }
    for (const panel of await plain.locator('[role="tabpanel"]').all()) {
      await expect(panel).toBeVisible();
    }
    const without = await visibleLines(plain);
    await plain.close();

    const scripted = await reader.newPage();
    await scripted.goto(address + route);
    await hydrated(scripted);
    const withScripts = await visibleLines(scripted);
    await scripted.close();

    expect(without.join(' ').length).toBeGreaterThan(40);
    expect(
      withScripts.filter((line) => !without.includes(line)),
      'lines that only scripts bring',
    ).toEqual([]);
  });
}

test('the server sends dark pages', () => {
  for (const route of pages) {
    const file = route === '/' ? 'index.html' : `${decodeURI(route)}.html`;
    expect(readFileSync(join(buildFolder, file), 'utf8').slice(0, 2000), route).toMatch(
      /<html[^>]*data-theme="?dark/,
    );
  }
});
