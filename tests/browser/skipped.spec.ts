/**
 * Lazily rendered parts of a page reserve their space, so that anchor links and scrolling land at the right
 * position.
 */
import type {Page} from '@playwright/test';
import {expect, open, test} from './site';

const commands = '/docs/mods/suite/Essentials/Commands';
const guide = '/docs/app/Guides/install-modpack';

test.use({viewport: {width: 412, height: 823}});

/** Returns the numbers of rendered and skipped elements. */
function rendered(page: Page, selector: string): Promise<{yes: number; no: number}> {
  return page.locator(selector).evaluateAll((elements) => {
    const yes = elements.filter((element) => element.checkVisibility({contentVisibilityAuto: true})).length;
    return {yes, no: elements.length - yes};
  });
}

/** Returns the distance in pixels between an element and the position to which a link to it must scroll. */
function distance(page: Page, id: string): Promise<number> {
  return page
    .locator(`[id="${id}"]`)
    .evaluate((element) =>
      Math.abs(
        element.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(element).scrollMarginTop),
      ),
    );
}

test('the footer is rendered when the reader scrolls near it', async ({page}) => {
  const links = 'footer.theme-layout-footer a';
  await page.goto(guide);
  expect(await rendered(page, links)).toEqual({yes: 0, no: await page.locator(links).count()});
  await page.locator('.pagination-nav').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await rendered(page, links)).no).toBe(0);
  expect((await rendered(page, links)).yes).toBeGreaterThan(0);
});

test('the footer has the colours of a theme that was chosen while it was out of view', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto(guide);
  const link = page.locator('footer.theme-layout-footer a').first();
  const colour = async () => {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
    return link.evaluate((element) => getComputedStyle(element).color);
  };
  const dark = await colour();
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    document.documentElement.dataset.theme = 'light';
  });
  await expect(link).not.toBeInViewport();
  await expect.poll(colour).not.toBe(dark);
});

// Without reserved space, the end of an article would move when the footer is rendered.
test('the footer reserves its height at every width', async ({page}) => {
  for (const width of [360, 412, 800, 1280]) {
    await page.setViewportSize({width, height: 823});
    await page.goto(guide);
    const foot = page.locator('footer.theme-layout-footer');
    const height = () => foot.evaluate((element) => element.getBoundingClientRect().height);
    const kept = await height();
    await page.locator('.pagination-nav').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await rendered(page, 'footer.theme-layout-footer a')).no).toBe(0);
    expect(Math.abs((await height()) - kept), `${width} px`).toBeLessThan(2);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({javaScriptEnabled});

    for (const kind of ['.markdown h2[id]', '.markdown h3[id]', '.markdown tr[id]']) {
      test(`an address scrolls exactly to the middle one and the last one of ${kind}`, async ({page}) => {
        await page.goto(commands);
        const ids = await page.locator(kind).evaluateAll((elements) => elements.map(({id}) => id));
        expect(ids.length).toBeGreaterThan(3);
        for (const id of [ids[Math.floor(ids.length / 2)]!, ids.at(-1)!]) {
          // Leave the page first, because a change of the hash alone would not load it again.
          await page.goto('about:blank');
          await page.goto(`${commands}#${encodeURIComponent(id)}`);
          await expect.poll(() => distance(page, id)).toBeLessThan(2);
        }
      });
    }
  });
}

test('a link of the table of contents scrolls exactly to its heading', async ({page}) => {
  await open(page, commands);
  await page.locator('.theme-doc-toc-mobile > button').click();
  // Wait for the end of the animation, which moves the links.
  await expect(page.locator('.theme-doc-toc-mobile > div')).toHaveCSS('overflow', 'visible');
  const link = page.locator('.theme-doc-toc-mobile a').last();
  const id = (await link.getAttribute('href'))!.slice(1);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect.poll(() => distance(page, id!)).toBeLessThan(2);
});

test('the page ends with the footer', async ({page}) => {
  await page.goto(commands);
  await page.keyboard.press('End');
  const rest = () =>
    page.locator('footer.theme-layout-footer').evaluate((foot) => {
      scrollTo(0, document.documentElement.scrollHeight);
      return Math.abs(foot.getBoundingClientRect().bottom - innerHeight);
    });
  await expect.poll(rest).toBeLessThan(1);
  expect((await rendered(page, 'footer.theme-layout-footer a')).no).toBe(0);
});
