/** Elements of a page: breadcrumbs, headings, table of contents, tabs. */
import type {Locator, Page} from '@playwright/test';
import {builtHtml, documents, readBuilt} from './pages';
import {expect, hydrated, open, test} from './site';

const guide = '/docs/app/Instances/change-ram';

test('breadcrumbs list the parent pages, and every heading below the title has a link named after it', async ({
  page,
}) => {
  await open(page, guide);
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(crumbs.getByRole('link', {name: 'Home page'})).toHaveAttribute('href', '/');
  await expect(crumbs.getByText('Instances', {exact: true})).toBeVisible();
  await expect(crumbs.getByRole('listitem').last()).toContainText(/memory/i);

  const headings = page.getByRole('main').locator('.theme-doc-markdown').locator('h2, h3, h4');
  expect(await headings.count()).toBeGreaterThan(2);
  for (const heading of await headings.all()) {
    // Remove the zero-width space, which is the text of the anchor link.
    const text = ((await heading.textContent()) ?? '').replace('\u200b', '').trim();
    const link = heading.getByRole('link', {name: /^Direct link to /});
    await expect(link).toHaveAttribute('href', `#${await heading.getAttribute('id')}`);
    await expect(link).toHaveAccessibleName(`Direct link to ${text}`);
  }
});

test('a heading link changes the address and scrolls to the heading', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, guide);
  const heading = page.locator('.theme-doc-markdown h2').last();
  const id = await heading.getAttribute('id');
  await heading.scrollIntoViewIfNeeded();
  await heading.hover();
  await heading.getByRole('link', {name: /^Direct link to /}).click();
  await expect(page).toHaveURL(`${guide}#${id}`);
  await expect(heading).toBeInViewport();
});

test.describe('on this page', () => {
  const contents = (page: Page) => page.locator('.theme-doc-toc-desktop');

  test('lists a link to the top and exactly the headings of levels 2 and 3', async ({page}) => {
    let checked = 0;
    for (const route of documents) {
      const listed = await readBuilt(page, route, '.theme-doc-toc-desktop a', 'href');
      if (listed.length > 0) {
        const headings = await readBuilt(page, route, '.theme-doc-markdown :is(h2, h3)[id]', 'id');
        expect(listed, route).toEqual(['#', ...headings.map((id) => `#${id}`)]);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(0);
  });

  test('marks the current heading', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, guide);
    const last = contents(page).getByRole('link').nth(1);
    await last.click();
    await expect(last).toHaveClass(/active/);
  });

  test('is collapsible above the text on a phone', async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    await open(page, guide);
    await expect(contents(page)).toBeHidden();
    const button = page.getByRole('button', {name: 'On this page'});
    const list = page.locator('.theme-doc-toc-mobile').getByRole('link').first();
    await expect(list).toBeHidden();
    await button.click();
    await expect(list).toBeVisible();
  });
});

test.describe('scrolling', () => {
  test('an address with a hash opens at that heading', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, guide);
    const heading = page.locator('.theme-doc-markdown h2').nth(1);
    const id = await heading.getAttribute('id');
    await open(page, `/docs/support`);
    await open(page, `${guide}#${id}`);
    await expect(heading).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('the heading is not covered by the navbar', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, guide);
    const id = await page.locator('.theme-doc-markdown h2').nth(1).getAttribute('id');
    await open(page, `${guide}#${id}`);
    const top = await page.locator(`[id="${id}"]`).evaluate((element) => {
      const box = element.getBoundingClientRect();
      const above = document.elementFromPoint(box.left + 2, box.top + box.height / 2);
      return above !== null && (element.contains(above) || above.contains(element));
    });
    expect(top, 'Another element covers the heading; check scroll-margin-top').toBe(true);
  });

  test('a link opens the next page at its top', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, guide);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').locator('a[href="/docs/support"]').click();
    await expect(page).toHaveURL('/docs/support');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('cards of a long page, with lazy layout', () => {
  const long = '/docs/mods/suite/Essentials/Commands';
  const bodies = (page: Page) => page.locator('.theme-doc-markdown table tbody');
  const topOf = (row: Locator) => row.evaluate((element) => element.getBoundingClientRect().top);

  test.use({viewport: {width: 360, height: 740}});

  test('are skipped on a phone while they are far away', async ({page}) => {
    await open(page, long);
    expect(await bodies(page).count()).toBeGreaterThan(5);
    const isLaidOut = (body: Locator) =>
      body.evaluate((element) => element.firstElementChild!.checkVisibility({contentVisibilityAuto: true}));
    expect(await isLaidOut(bodies(page).last())).toBe(false);
    await bodies(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(bodies(page).last())).toBe(true);
  });

  test('an address scrolls to its row, before and after hydration', async ({page}) => {
    const id = await open(page, long).then(() => bodies(page).last().locator('tr').last().getAttribute('id'));
    await open(page, '/docs/support');
    await open(page, `${long}#${id}`);
    const row = page.locator(`[id="${id}"]`);
    await expect.poll(() => topOf(row)).toBeGreaterThanOrEqual(0);
    expect(await topOf(row)).toBeLessThan(200);
    await hydrated(page);
    expect(await topOf(row)).toBeGreaterThanOrEqual(0);
    expect(await topOf(row)).toBeLessThan(200);
  });

  test('the visible text stays in place while cards above it get their height', async ({page}) => {
    await open(page, long);
    await hydrated(page);
    const row = bodies(page).last().locator('tr').last();
    await row.evaluate((element) => element.scrollIntoView({behavior: 'instant', block: 'center'}));
    await page.mouse.move(180, 300);
    const step = 300;
    let inView = row;
    for (let taken = 0; taken < 10; taken += 1) {
      const before = await topOf(inView);
      await page.mouse.wheel(0, -step);
      await expect.poll(async () => Math.abs((await topOf(inView)) - before - step)).toBeLessThan(2);
      const next = await page.evaluate(() => {
        const rows = Array.from(document.querySelectorAll('.theme-doc-markdown tr[id]'));
        return rows.find((element) => element.getBoundingClientRect().bottom > 80)?.id;
      });
      inView = page.locator(`[id="${next}"]`);
    }
  });
});

test.describe('tabs per operating system', () => {
  /** Returns the routes of `wanted` pages that have tabs for operating systems. */
  async function pagesWithTabs(page: Page, wanted: number): Promise<string[]> {
    const found: string[] = [];
    // For speed, parse only pages that contain the word.
    for (const route of documents.filter((one) => builtHtml(one).includes('macOS'))) {
      if (found.length < wanted && (await readBuilt(page, route, '[role="tab"]')).includes('macOS')) {
        found.push(route);
      }
    }
    expect(found.length, 'There are too few pages with tabs for operating systems; adapt the test').toBe(
      wanted,
    );
    return found;
  }

  test('stay in sync on a page, across pages and after a reload', async ({page}) => {
    const [first = '', second = ''] = await pagesWithTabs(page, 2);
    await open(page, first);
    await page.getByRole('tab', {name: 'macOS'}).first().click();
    for (const tab of await page.getByRole('tab', {name: 'macOS'}).all()) {
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.os'))).toBe('macos');
    await open(page, second);
    await expect(page.getByRole('tab', {name: 'macOS'}).first()).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('tab', {name: 'macOS'}).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('can be worked with the keyboard', async ({page}) => {
    const [route = ''] = await pagesWithTabs(page, 1);
    await open(page, route);
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.locator('[aria-selected="true"]').or(tabs.first()).first().focus();
    const before = await page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const after = await page.evaluate(() => document.activeElement?.textContent);
    expect(after).not.toBe(before);
    await expect(page.locator('[role="tab"]:focus')).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('keyboard', () => {
  test('the first stop skips to the content', async ({page}) => {
    await open(page, guide);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inMain = await page.evaluate(() =>
      document.querySelector('main')?.contains(document.activeElement),
    );
    expect(inMain).toBe(true);
  });

  test('the focus is visible on every stop of a page', async ({page}) => {
    await open(page, guide);
    let stops = 0;
    const unseen: string[] = [];
    for (; stops < 150; stops += 1) {
      await page.keyboard.press('Tab');
      const state = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) {
          return undefined;
        }
        const ring = (target: Element) => {
          const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(target);
          return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
        };
        const box = element.getBoundingClientRect();
        return {
          name: `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`,
          ring: ring(element),
          drawn: box.width > 0 && box.height > 0,
        };
      });
      if (state === undefined) {
        break;
      }
      if (!state.ring || !state.drawn) {
        unseen.push(state.name);
      }
    }
    expect(stops).toBeGreaterThan(20);
    expect(unseen).toEqual([]);
  });
});

test.describe('reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('animations on the page end almost at once', async ({page}) => {
    for (const route of ['/', guide]) {
      await open(page, route);
      const moving = await page.evaluate(() =>
        Array.from(document.querySelectorAll('*'))
          .map((element) => ({element, style: getComputedStyle(element)}))
          .filter(({style}) => {
            const longest = (times: string) => Math.max(...times.split(',').map((time) => parseFloat(time)));
            const animated = style.animationName !== 'none' && longest(style.animationDuration) > 0.01;
            return animated || longest(style.transitionDuration) > 0.01;
          })
          .map(
            ({element, style}) =>
              `${element.tagName}.${element.className} ${style.transitionDuration} ${style.animationName}`,
          ),
      );
      expect(moving, route).toEqual([]);
    }
  });

  test('a sidebar category opens within 1 ms', async ({page}) => {
    await open(page, guide);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const list = sidebar.locator('ul.menu__list ul.menu__list').first();
    await page.evaluate(() => {
      Object.assign(window, {durations: [] as string[]});
      new MutationObserver((changes) => {
        for (const {target} of changes) {
          const time = (target as HTMLElement).style.transition;
          if (time) {
            (window as unknown as {durations: string[]}).durations.push(time);
          }
        }
      }).observe(document.body, {attributes: true, attributeFilter: ['style'], subtree: true});
    });
    await expect(list).toBeAttached();
    await sidebar.locator('[aria-expanded]').first().click();
    const durations = () => page.evaluate(() => (window as unknown as {durations: string[]}).durations);
    await expect.poll(durations).not.toEqual([]);
    for (const duration of await durations()) {
      expect(duration).toMatch(/height 1ms/);
    }
  });
});

test.describe('a code sample', () => {
  const sample = (page: Page) => page.locator('.theme-code-block').first();

  test('has its colours without scripts, and keeps its elements on hydration', async ({page}) => {
    await page.goto('/docs/mods/technical/SNBT');
    const spans = sample(page).locator('[class^="syntax-"]');
    const colours = await spans.evaluateAll(
      (all) => new Set(all.map((span) => getComputedStyle(span).color)).size,
    );
    expect(colours).toBeGreaterThan(1);
    const first = await spans.first().elementHandle();
    await hydrated(page);
    expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
  });

  test('is copied whole by its button', async ({page}) => {
    await open(page, '/docs/mods/technical/SNBT');
    const lines = await sample(page).locator('.token-line').allTextContents();
    expect(lines.length).toBeGreaterThan(1);
    // Read the field from which the text is copied, because the site's permissions policy forbids reading the
    // clipboard.
    await page.evaluate(() => {
      document.addEventListener('copy', () => {
        Object.assign(window, {copied: (document.activeElement as HTMLTextAreaElement).value});
      });
    });
    await sample(page).hover();
    await sample(page).getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(sample(page).getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as {copied?: string}).copied)).toBe(lines.join('\n'));
  });
});
