/**
 * Modpacks, the server builder and the mod list checker: state in the URL, filtering, sorting, with and
 * without JavaScript.
 */
import type {Page} from '@playwright/test';
import {violationsInBothThemes} from './accessibility';
import {expect, hydrated, open, test} from './site';

const builderPage = '/docs/support/Guides/Server/build';
const builder = (page: Page) => page.getByRole('region', {name: 'Server builder'});
const code = (page: Page) => builder(page).locator('ol pre').first();
const box = (page: Page, name: string) => builder(page).getByRole('combobox', {name, exact: true});

test.describe('server builder', () => {
  test('opens what a shared address names', async ({page}) => {
    await open(page, `${builderPage}?pack=ftb-skies-2&version=100162&way=docker&memory=10&port=25570`);
    await expect(code(page)).toContainText('FTB_MODPACK_ID: "129"');
    await expect(code(page)).toContainText('FTB_MODPACK_VERSION_ID: "100162"');
    await expect(code(page)).toContainText('"25570:25565"');
    await expect(box(page, 'Way')).toHaveValue('docker');
  });

  test('keeps a choice in the address', async ({page}) => {
    await open(page, builderPage);
    await box(page, 'Pack').selectOption('FTB StoneBlock 4');
    await box(page, 'Way').selectOption('As a systemd service');
    await builder(page).getByLabel('Port').fill('25571');
    await expect(page).toHaveURL(/pack=ftb-stoneblock-4.*port=25571.*way=systemd/);
    await page.reload();
    await hydrated(page);
    await expect(builder(page)).toContainText('As a systemd service: FTB StoneBlock 4, pack 130');
    await expect(code(page)).toContainText('server-port=25571');
  });

  test('ignores values of an address that are not a choice', async ({page}) => {
    await open(page, `${builderPage}?pack=own&id=$(id)&version=%3Cb%3E&memory=99999&port=-1&way=x`);
    await expect(code(page)).toContainText('-pack 100 -version 100096');
    await expect(code(page)).toContainText('-Xmx8G');
  });

  test('is accessible', async ({page}) => {
    await open(page, builderPage);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});
    test('has one complete example of each way', async ({page}) => {
      await page.goto(builderPage);
      for (const text of ['run.sh nogui', '[Service]', 'TYPE: FTBA', 'FTB_SEARCH_TERM=']) {
        await expect(page.locator('pre', {hasText: text}).first()).toBeVisible();
      }
    });
  });
});

test.describe('all packs', () => {
  const rows = (page: Page) => page.getByRole('table', {name: 'FTB modpacks'}).locator('tbody tr:visible');

  test('filters by several words, and sorts', async ({page}) => {
    await open(page, '/docs/modpacks');
    await page
      .getByLabel('Filter by name, Minecraft, loader, Java or support')
      .fill('neoforge 1.21.1 supported');
    await expect(rows(page).first()).toContainText('NeoForge');
    await expect(page.getByText(/\d+ of \d+ left/)).toBeVisible();
    await expect(rows(page).filter({hasText: '1.18.2'})).toHaveCount(0);
    await expect(page).toHaveURL(/pack=neoforge/);
    await page.getByRole('button', {name: 'Pack id'}).click();
    await expect(rows(page).first()).toContainText('134');
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});
    test('is whole', async ({page}) => {
      await page.goto('/docs/modpacks');
      await expect(page.getByRole('rowheader', {name: /FTB Skies Expert/})).toBeVisible();
    });
  });
});

test('an option shows the value in a pack, with a link to it', async ({page}) => {
  await open(page, '/docs/mods/suite/Ultimine/options#option-costs_limits.max_blocks');
  const row = page.locator('[id="option-costs_limits.max_blocks"]');
  await expect(row).toContainText('In FTB Skies 2');
  await row.getByRole('link', {name: '16'}).click();
  await expect(page).toHaveURL('/docs/modpacks/ftb-skies-2');
  await expect(page.locator('[id="setting-ftb-ultimine-server-costs_limits.max_blocks"]')).toContainText(
    '16',
  );
});

test('all mods of a pack are filtered', async ({page}) => {
  await open(page, '/docs/modpacks/ftb-skies-2');
  await page.getByLabel(/^Filter 396 mods/).fill('mekanism');
  await expect(page.locator('tr[id^="mod-"]:visible').first()).toContainText(/mekanism/i);
  await expect(page.locator('tr[id="mod-ftb-chunks-neoforge-2101-1-13"]')).toBeHidden();
});

test('a pasted list shows incompatible versions', async ({page}) => {
  await open(page, '/docs/mods/technical/mod-versions');
  const box = page.getByRole('region', {name: 'Do these mods fit?'});
  await box
    .getByRole('textbox')
    .fill('ftb-quests-neoforge-2101.1.24.jar\nftb-library-neoforge-2101.1.29.jar');
  await expect(box).toContainText(
    'FTB Quests 2101.1.24 needs FTB Library 2101.1.31 or newer; the listing has 2101.1.29.',
  );
  await expect(box).toContainText('needs FTB Teams 2101.1.9 or newer, which is not in the listing');
});
