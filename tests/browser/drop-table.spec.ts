/**
 * The drops of the sieves: sorting, filtering and the calculator, with keyboard, touch and without
 * JavaScript.
 */
import {devices, type Page} from '@playwright/test';
import {violationsInBothThemes} from './accessibility';
import {expect, hydrated, open, test} from './site';

const route = '/docs/marketplace/Addons/sieves-and-things/gettingstarted/sieves/sievable-blocks';
const calculatorRoute = '/docs/marketplace/Addons/sieves-and-things/gettingstarted/sieves';

const table = (page: Page) => page.locator('table:has(tr[data-kind="drop"])');
const rows = (page: Page) => table(page).locator('tr[data-kind="drop"]:visible');
const field = (page: Page) => page.getByRole('searchbox', {name: 'Find an item or a block'});
const answer = (page: Page) => page.getByRole('status').filter({hasText: / left/});

/** Returns the chances in a column from top to bottom, as numbers. The chance is 0 if the mesh never drops the item. */
const chances = (page: Page, mesh: string) =>
  table(page)
    .locator(`td[data-label="${mesh}"]`)
    .evaluateAll((cells) => cells.map(({textContent}) => Number.parseFloat(textContent ?? '') || 0));

const sorted = (numbers: number[]) => [...numbers].sort((a, b) => b - a);

test('shows where an item drops most often, across all blocks and meshes, and keeps the filter in the address', async ({
  page,
}) => {
  await open(page, route);
  const all = await rows(page).count();
  expect(all).toBeGreaterThan(50);
  await field(page).fill('netherite scrap');
  await expect(rows(page)).not.toHaveCount(all);
  for (const row of await rows(page).all()) {
    await expect(row.getByRole('rowheader')).toContainText('Netherite Scrap');
  }
  await expect(answer(page)).toContainText(
    'Netherite Scrap: most often from Crushed Netherrack with Emerald Mesh, 16.00%',
  );
  await expect(page).toHaveURL(`${route}?drop=netherite+scrap`);

  await page.reload();
  await hydrated(page);
  await expect(field(page)).toHaveValue('netherite scrap');
  await expect(rows(page)).not.toHaveCount(all);

  await field(page).fill('');
  await expect(rows(page)).toHaveCount(all);
  await expect(page).toHaveURL(route);
});

test('offers a correction for a filter without results', async ({page}) => {
  await open(page, route);
  const all = await rows(page).count();
  await field(page).fill('netherite scarp');
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', {name: 'Did you mean Netherite Scrap?'}).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(rows(page)).not.toHaveCount(0);
  await field(page).fill('qqq');
  await expect(answer(page)).toHaveText(`0 of ${all} left`);
  await field(page).fill('');
  await expect(rows(page)).toHaveCount(all);
});

test('sorts by any column with the keyboard, and back', async ({page}) => {
  await open(page, route);
  const first = await chances(page, 'Emerald');
  const heading = table(page).getByRole('columnheader', {name: 'Emerald'});
  const press = () => heading.getByRole('button').press('Enter');

  await press();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  expect(await chances(page, 'Emerald')).toEqual(sorted(first));
  await press();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  expect(await chances(page, 'Emerald')).toEqual(sorted(first).reverse());
  await press();
  await expect(heading).not.toHaveAttribute('aria-sort');
  expect(await chances(page, 'Emerald')).toEqual(first);
});

test('shows the row of a link even if it was filtered out', async ({page}) => {
  await open(page, route);
  const row = rows(page).nth(40);
  const anchor = (await row.getAttribute('id'))!;
  await field(page).fill('qqq');
  await expect(rows(page)).toHaveCount(0);
  await page.evaluate((id) => (location.hash = encodeURIComponent(id)), anchor);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  await expect(field(page)).toHaveValue('');
});

test.describe('on a phone', () => {
  test('rows are cards with the mesh beside every chance, and touch can filter them', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      ...devices['Pixel 5'],
      viewport: {width: 360, height: 740},
      baseURL,
    });
    const page = await context.newPage();
    await open(page, route);
    await field(page).tap();
    await page.keyboard.type('ender pearl');
    await expect(answer(page)).toContainText('Ender Pearl: most often from');
    const label = await rows(page)
      .first()
      .locator('td[data-label="Diamond"]')
      .evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(label).toContain('Diamond');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await context.close();
  });
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('the whole table is visible', async ({page}) => {
    await page.goto(route);
    await expect(table(page)).toHaveCount(1);
    expect(await rows(page).count()).toBeGreaterThan(50);
    await expect(table(page).getByRole('columnheader')).toHaveText([
      'Item',
      'Block',
      'String',
      'Flint',
      'Iron',
      'Diamond',
      'Emerald',
    ]);
    // Without JavaScript, headings must not have buttons, because they could not sort.
    await expect(table(page).getByRole('button')).toHaveCount(0);
  });
});

test('the calculator counts blocks for a choice, explains a wrong number, and keeps the choice in the address', async ({
  page,
}) => {
  await open(page, calculatorRoute);
  const calculator = page.getByRole('region', {name: 'Sieve calculator'});
  const result = calculator.getByRole('status');
  await calculator.getByLabel('Item').selectOption('Netherite Scrap');
  await calculator.getByLabel('How many').fill('1');
  await expect(result).toContainText('1 × Netherite Scrap from Crushed Netherrack');
  await expect(result).toContainText('16.00% per draw');
  // On average 1 / 0.16 = 6.25 blocks. For 90 %, the smallest n for which 1 - 0.84^n is at least 0.9.
  await expect(result).toContainText(/on average\s*6\.3\s*blocks/);
  await expect(result).toContainText(/to be 90% sure\s*14\s*blocks/);

  await calculator.getByLabel('How many').fill('-3');
  await expect(calculator.getByLabel('How many')).toHaveAttribute('aria-invalid', 'true');
  await calculator.getByLabel('How many').fill('2');
  await expect(page).toHaveURL(/item=.*netherite_scrap.*n=2/);
  await page.reload();
  await hydrated(page);
  await expect(result).toContainText('2 × Netherite Scrap');
});
