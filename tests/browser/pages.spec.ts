/** Promises that hold for every page, whatever it says. */
import {test as base} from '@playwright/test';
import type {Page} from '@playwright/test';
import {violations} from './accessibility';
import {builtHtml, pages} from './pages';
import {expect, hydrated, serveSite, watchConsole} from './site';

const viewport = {width: 1280, height: 900};

/** Bar and footer are the same on every page, so the rules look at them on the home page and the tops of sections. */
const frameOf = (route: string) => (route.split('/').length > 3 ? ['.navbar', '.footer'] : []);

interface Readers {
  address: string;
  /** A reader with scripts, and one without. */
  page: Page;
  plain: Page;
}

/**
 * One window of each kind per worker for all pages, so that scripts and styles are fetched and compiled once: what is
 * under test here does not depend on a fresh start.
 */
const test = base.extend<object, {readers: Readers}>({
  readers: [
    async ({browser}, use) => {
      const {address, stop} = await serveSite();
      const settings = {viewport, colorScheme: 'dark'} as const;
      // Colours are measured; none may be caught on its way from one to another.
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

/** Switches the theme the way another tab of the site would: through the stored choice. */
async function switchTo(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((choice) => {
    localStorage.setItem('theme', choice);
    window.dispatchEvent(
      new StorageEvent('storage', {key: 'theme', newValue: choice, storageArea: localStorage}),
    );
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
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

/** Tables that stand over what is beside their column, where nothing scrolls. */
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
 * The lines of text in the page's main part that a reader can see. Labels, fields, buttons and what they report are left out:
 * a filter or a tool that needs a script may be absent without one, the text may not.
 */
async function visibleLines(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    // The hint of a field goes with the field.
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
    // With no version of Minecraft chosen, all of them stand there.
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
      // Cells of a row are set apart by a tab.
      .split(/[\n\t]/)
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '')
  );
}

/** What a reader without scripts sees: one title, every part that can be unfolded, every tab. */
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

test('there are pages to look at', () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(pages).toContain('/');
  expect(pages).toContain('/docs');
});

for (const route of [...pages, '/404']) {
  test(`${decodeURI(route)}: clean console, accessible in both themes and on a phone, whole without JavaScript`, async ({
    readers: {address, page, plain},
  }) => {
    // Every component in every state: three times the length of the longest page.
    test.slow(route === '/gallery');
    const complaints = watchConsole(page);
    // The window grows when the page before is gone, which would be laid out once more otherwise.
    await page.goto(address + route, {waitUntil: 'commit'});
    await page.setViewportSize(viewport);
    await page.waitForLoadState();
    await hydrated(page);

    // The not-found page gets its text from the address: tests/browser/addresses.spec.ts.
    if (route !== '/404') {
      const withScripts = await visibleLines(page);
      await plain.goto(address + route);
      const without = await linesWithoutScripts(plain);
      expect.soft(without.join(' ').length).toBeGreaterThan(40);
      expect
        .soft(
          withScripts.filter((line) => !without.includes(line)),
          'lines that only scripts bring',
        )
        .toEqual([]);
    }

    // The reader's choice holds on the next page, so every other page is looked at in the light theme first, and in the
    // dark one on a phone.
    const frame = frameOf(route);
    const isDark = (await page.locator('html').getAttribute('data-theme')) === 'dark';
    expect
      .soft(await violations(page, {without: frame}), `accessibility, ${isDark ? 'dark' : 'light'}`)
      .toEqual([]);
    await switchTo(page, isDark ? 'light' : 'dark');

    expect.soft(await outOfColumn(page), 'tables wider than their column').toEqual([]);
    // 800 px: a tablet. 360 px: a phone. 320 px: a window of 1280 px at 400 % zoom.
    for (const width of [800, 360, 320]) {
      await page.setViewportSize({width, height: 640});
      expect.soft(await sideways(page), `${width} px`).toEqual([]);
    }
    await scrollersReachable(page);
    const onPhone = await violations(page, {without: frame});
    expect.soft(onPhone, `accessibility, phone, ${isDark ? 'light' : 'dark'}`).toEqual([]);
    expect.soft(complaints, 'console').toEqual([]);
    page.removeAllListeners();
  });
}

test('the server sends dark pages in English', () => {
  for (const route of pages) {
    expect(builtHtml(route).slice(0, 2000), route).toMatch(
      /<html[^>]*data-theme="?dark[^>]*lang="?en[^>]*dir="?ltr/,
    );
  }
});
