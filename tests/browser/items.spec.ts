/** Items in a page: sprite and name, and a tooltip for pointer, keyboard and touch. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Locator, Page} from '@playwright/test';
import type {ItemListEntry} from '../../src/data/schema/market';
import {readData} from '../../src/data/model/read';
import {violationsInBothThemes} from './accessibility';
import {buildFolder, expect, open, test} from './site';

const route = '/docs/marketplace/Addons/sieves-and-things/gettingstarted/stone-crafting-table';
const explaining = /\/gettingstarted\/gathering/;

const steps = (page: Page) => page.locator('.theme-doc-markdown ol').first();
/** An item with a page. */
const linked = (page: Page) => steps(page).getByRole('link', {name: 'Stone Rocks'});
/** An item without a page. */
const plain = (page: Page) => steps(page).getByText('Cobblestone', {exact: true});
const tip = (page: Page) => page.getByRole('tooltip');

/** Expects the tooltip to be entirely inside the window and not to cover the item. */
async function expectBeside(page: Page, item: Locator): Promise<void> {
  const [word, box] = [(await item.boundingBox())!, (await tip(page).boundingBox())!];
  expect(
    box.y >= word.y + word.height || box.y + box.height <= word.y,
    'The tooltip covers its item; it must be above or below',
  ).toBe(true);
  const window = page.viewportSize()!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(window.width);
}

test('the keyboard opens and closes the tip', async ({page}) => {
  await open(page, route);
  await steps(page).getByRole('link', {name: 'Gather'}).focus();
  await page.keyboard.press('Tab');
  await expect(linked(page)).toBeFocused();
  await expect(tip(page)).toContainText('Stone Rock');
  await expect(linked(page)).toHaveAccessibleDescription(/^How to get it: .+\.$/);
  await expectBeside(page, linked(page));

  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  await expect(linked(page)).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(plain(page)).toBeFocused();
  await expect(tip(page)).toContainText('minecraft:cobblestone');
  await page.keyboard.press('Enter');
  await expect(tip(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(tip(page)).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(tip(page)).not.toContainText('minecraft:cobblestone');
});

test('Enter on an item with a page opens the page', async ({page}) => {
  await open(page, route);
  await linked(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(explaining);
  await expect(tip(page)).toBeHidden();
});

test('the pointer may rest on the tip and select the id; the tip closes when the pointer leaves both', async ({
  page,
}) => {
  await open(page, route);
  await plain(page).hover();
  await expect(tip(page)).toBeVisible();
  await expectBeside(page, plain(page));
  const id = tip(page).getByText('minecraft:cobblestone');
  await id.hover();
  // Wait longer than the delay after which the tooltip closes.
  await page.waitForTimeout(600);
  await expect(tip(page)).toBeVisible();
  await id.dblclick();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('minecraft:cobblestone');

  await page.getByRole('heading', {level: 1}).hover();
  await expect(tip(page)).toBeHidden();

  await plain(page).hover();
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
});

test('the tip has a link to the page, too', async ({page}) => {
  await open(page, route);
  await page.evaluate(() => Object.assign(window, {stillHere: true}));
  await linked(page).hover();
  await tip(page).getByRole('link', {name: 'Open its page'}).click();
  await expect(page).toHaveURL(explaining);
  // The navigation must not reload the page.
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test.describe('with a finger', () => {
  test.use({hasTouch: true, viewport: {width: 360, height: 740}});

  test('a tap opens the tip, a tap elsewhere closes it', async ({page}) => {
    await open(page, route);
    await plain(page).tap();
    await expect(tip(page)).toContainText('minecraft:cobblestone');
    await expectBeside(page, plain(page));
    await page.getByRole('heading', {level: 1}).tap();
    await expect(tip(page)).toBeHidden();
  });

  test('the first tap on a link opens the tip, the second follows the link', async ({page}) => {
    await open(page, route);
    await linked(page).tap();
    await expect(tip(page)).toContainText('Stone Rock');
    await expect(page).toHaveURL(route);
    await expectBeside(page, linked(page));
    await linked(page).tap();
    await expect(page).toHaveURL(explaining);
  });
});

for (const width of [360, 1280]) {
  test(`with an open tip the page is accessible and nothing scrolls sideways, ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 800});
    await open(page, route);
    await linked(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tip(page)).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await plain(page).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('sprites are in one picture, which only pages with items load', async ({page}) => {
  const sheets: string[] = [];
  page.on('response', (response) => {
    if (/\/sheet-[^/]*\.png$/.test(response.url())) sheets.push(`${response.status()} ${response.url()}`);
  });
  await open(page, '/docs/app');
  expect(sheets).toEqual([]);
  await open(page, route);
  await expect.poll(() => sheets.length).toBe(1);
  expect(sheets[0]).toMatch(/^200 /);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an item is its sprite and its name, and a link if it has a page', async ({page}) => {
    await page.goto(route);
    await expect(linked(page)).toHaveAttribute('href', explaining);
    await expect(plain(page)).toBeVisible();
    // Without JavaScript, an item must not look like a button.
    await expect(plain(page)).not.toHaveAttribute('tabindex');
    await expect(steps(page).getByRole('button')).toHaveCount(0);
    for (const item of [linked(page), plain(page)]) {
      const picture = await item.evaluate((element) => getComputedStyle(element, '::before').backgroundImage);
      expect(picture).toMatch(/sheet-[^/]*\.png/);
    }
  });

  test('/items lists all items by add-on, each with sprite, name, id and anchor', async ({page}) => {
    const lists = readData(process.cwd()).entries.get('item-lists')!;
    await page.goto('/items');
    const shown = await page.locator('main ul[class*="sheet"]').evaluateAll((sheets) =>
      sheets.map((sheet) =>
        Array.from(sheet.querySelectorAll('li[id]'), (item) => ({
          id: item.querySelector('code')?.textContent,
          sprite: item.querySelector('span')?.getAttribute('style'),
        })),
      ),
    );
    const drawn = shown.flat();
    const idsOf = (items: readonly {id?: string | null}[]) => items.map(({id}) => id).join();
    expect(shown.map(idsOf).sort()).toEqual(
      Array.from(lists.values(), (list) => idsOf((list as ItemListEntry).items)).sort(),
    );
    expect(drawn.length).toBeGreaterThan(300);
    // Every item has its own sprite.
    expect(new Set(drawn.map(({sprite}) => sprite)).size).toBe(drawn.length);
    await page.goto('/items#ftbst-dust');
    await expect(page.locator('#ftbst-dust')).toBeInViewport();
  });
});

test('the home page links to all items', async ({page}) => {
  await open(page, '/');
  await page.getByRole('link', {name: 'All items'}).click();
  await expect(page).toHaveURL('/items');
  expect(readFileSync(join(buildFolder, 'sitemap.xml'), 'utf8')).toContain('/items<');
});
