/** The version switch: tables and prose for one Minecraft version, before and after hydration. */
import type {Page} from '@playwright/test';
import {holdScripts} from './chunks';
import {expect, hydrated, open, test} from './site';

const options = '/docs/mods/suite/Ultimine/options';
const commands = '/docs/mods/suite/Essentials/Commands';

const version = (page: Page, name: string) => page.getByRole('radio', {name, exact: true});
const row = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** Ids of a row that has a different name in 1.20.1, and of a row that 1.20.1 does not have. */
const renamed = 'option-overlay.require_sneak_for_menu';
const newer = 'option-overlay.overlay_pos';

async function shows(page: Page, minecraft: string): Promise<void> {
  await expect(version(page, minecraft)).toBeChecked();
  const old = minecraft === '1.20.1';
  await expect(row(page, newer)).toBeVisible({visible: !old});
  const key = row(page, renamed).locator('th code:visible').first();
  await expect(key).toHaveText(old ? 'require_sneak_for_menu' : 'overlay.require_sneak_for_menu');
}

test('a press works before and after hydration', async ({page}) => {
  const {release} = await holdScripts(page);
  await page.goto(options, {waitUntil: 'domcontentloaded'});
  await shows(page, '1.21.1');
  await version(page, '1.20.1').check();
  await shows(page, '1.20.1');
  await expect(page).toHaveURL(`${options}?mc=1.20.1`);
  await release();
  await hydrated(page);
  await shows(page, '1.20.1');
  await version(page, '1.21.1').check();
  await shows(page, '1.21.1');
  await expect(page).toHaveURL(options);
});

test('the keyboard changes it', async ({page}) => {
  await open(page, options);
  await version(page, '1.21.1').focus();
  await page.keyboard.press('ArrowLeft');
  await shows(page, '1.20.1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await shows(page, '26.1');
  await expect(page.getByText('no public source for Minecraft 26.1').first()).toBeVisible();
});

test('the choice is kept across pages, with and without a page load', async ({page}) => {
  await open(page, `${options}?mc=1.20.1`);
  await hydrated(page);
  await shows(page, '1.20.1');
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('.theme-doc-markdown > p')!.append(link);
    link.click();
  }, commands);
  await expect(page).toHaveURL(`${commands}?mc=1.20.1`);
  await expect(version(page, '1.20.1')).toBeChecked();
  await expect(row(page, 'command-heal').getByText('/heal [player]')).toBeVisible();
  await page.goto(options);
  await shows(page, '1.20.1');
});

test('an unknown version is ignored', async ({page}) => {
  await open(page, `${options}?mc=1.7.10`);
  await shows(page, '1.21.1');
});

test('a row that the address names is visible in every version', async ({page}) => {
  await open(page, `${options}?mc=1.20.1#${newer}`);
  await expect(row(page, newer)).toBeVisible();
  await expect(row(page, newer).getByText('Not in 1.20.1')).toBeVisible();
});

test('the filter counts the rows of the chosen version', async ({page}) => {
  await open(page, `${commands}?mc=1.20.1`);
  await hydrated(page);
  const field = page.getByRole('searchbox', {name: /Filter/}).first();
  if ((await field.count()) > 0) {
    await field.fill('heal');
    await expect(page.getByText(/^\d+ of \d+ left/).first()).toBeVisible();
  }
});

for (const medium of ['paper', 'no scripts'] as const) {
  test(`${medium}: all versions are visible, with labels at differences`, async ({browser, siteAddress}) => {
    const context = await browser.newContext({javaScriptEnabled: medium === 'paper', baseURL: siteAddress});
    const page = await context.newPage();
    await page.goto(`${options}?mc=1.20.1`);
    if (medium === 'paper') {
      await page.emulateMedia({media: 'print'});
    }
    await expect(version(page, '1.20.1')).toBeHidden();
    await expect(row(page, newer)).toBeVisible();
    await expect(row(page, newer).getByText('Not in 1.20.1')).toBeVisible();
    const names = row(page, renamed).locator('th');
    await expect(names.getByText('1.20.1:')).toBeVisible();
    await expect(names.locator('code:visible')).toHaveText([
      'overlay.require_sneak_for_menu',
      'require_sneak_for_menu',
    ]);
    await context.close();
  });
}

for (const width of [360, 1280]) {
  test(`fits ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const mc of ['1.20.1', '26.1']) {
      await open(page, `${commands}?mc=${mc}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
