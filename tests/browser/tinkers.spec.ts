/**
 * Tables and tools of the Tinkers' Construct pages: sorting, the tool builder, structures, with and without
 * JavaScript.
 */
import type {Page} from '@playwright/test';
import {violationsInBothThemes} from './accessibility';
import {expect, hydrated, open, test} from './site';

// The gallery has both the builder and structures.
const gallery = '/gallery';
const tinkers = '/docs/marketplace/Addons/tinkers/Docs';
const tools = `${tinkers}/Getting%20Started/tools`;

const builder = (page: Page) => page.getByRole('region', {name: 'Tool builder'});
const result = (page: Page) => builder(page).getByRole('table', {name: 'What comes out'});
const durability = (page: Page) => result(page).getByRole('row', {name: /^Durability/});
/** The table of all materials below the builder. */
const own = (page: Page) => page.getByRole('table', {name: /^Head and handle of the same material/});
const firstRow = (page: Page) => own(page).locator('tbody tr').first();

test.describe('tool builder', () => {
  test('works with the keyboard', async ({page}) => {
    await open(page, tools);
    const head = builder(page).getByLabel('Pickaxe Head');
    await builder(page).getByLabel('Kind').focus();
    await page.keyboard.press('Tab');
    await expect(head).toBeFocused();
    await page.keyboard.type('Cobalt');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Gold');
    await expect(durability(page)).toContainText('1000');
    await expect(result(page).getByRole('row', {name: /^Mining speed/})).toContainText('22.75');
    await expect(page.getByText(/^Cobalt Pickaxe, Tool Handle of Gold: durability 1000/)).toHaveRole(
      'status',
    );
    await expect(page).toHaveURL(`${tools}?tool=pickaxe.cobalt.gold`);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const second = builder(page).getByRole('group', {name: 'Second tool'});
    await expect(second.getByLabel('Kind')).toBeFocused();
    await page.keyboard.type('Sword');
    await expect(result(page).getByRole('columnheader', {name: /Cobalt Sword/})).toBeVisible();
    await expect(page).toHaveURL(/compare=sword\.cobalt\.gold/);

    await builder(page).getByRole('button', {name: 'Remove the second tool'}).press('Enter');
    await expect(builder(page).getByRole('button', {name: 'Compare with a second tool'})).toBeFocused();
    await expect(second).toBeHidden();
  });

  test('opens the tools of a shared address', async ({page}) => {
    await open(page, `${tools}?tool=pickaxe.stone.hepatizon&compare=cleaver.queens_slime.netherite`);
    await expect(durability(page)).toContainText('262');
    // Durability: 1650 × (1 + 2.5) = 5775.
    await expect(durability(page)).toContainText('5775');
    await page.reload();
    await hydrated(page);
    await expect(result(page).getByRole('columnheader', {name: /Queens Slime Cleaver/})).toBeVisible();
  });

  test('explains an invalid address', async ({page}) => {
    await open(page, `${tools}?tool=pickaxe.mud.stone`);
    await expect(builder(page).getByText('The address contains the unknown material “mud”')).toBeVisible();
    await expect(durability(page)).toContainText('262');
  });

  test('draws the tool in the colours of its parts', async ({page}) => {
    const colours = () =>
      result(page)
        .locator('svg path')
        .evaluateAll((paths) => paths.map((path) => path.getAttribute('fill')));
    await open(page, tools);
    const before = await colours();
    expect(before.length).toBeGreaterThan(10);
    await builder(page).getByLabel('Tool Handle').selectOption('Diamond');
    await expect.poll(colours).not.toEqual(before);
  });
});

test.describe('table of materials', () => {
  test('is sorted by headings with the keyboard, in step with its filter; a link leads to a row', async ({
    page,
  }) => {
    await open(page, `${tinkers}/Getting%20Started/tier_1_traits#trait-summoner`);
    const row = page.locator('#trait-summoner');
    await expect(row).toBeInViewport();
    await expect(row).toContainText('Stone');

    await open(page, tools);
    await page.getByText(/^All 17 materials/).click();
    await expect(firstRow(page)).toHaveAttribute('id', 'tool-wood');
    const heading = own(page).getByRole('button', {name: 'Durability'});
    await heading.press('Enter');
    await expect(firstRow(page)).toHaveAttribute('id', 'tool-netherite');
    await expect(own(page).locator('[aria-sort="descending"]')).toHaveCount(1);
    await expect(heading).toBeFocused();
    await heading.press('Enter');
    await expect(firstRow(page)).not.toHaveAttribute('id', 'tool-netherite');
    await expect(own(page).locator('[aria-sort="ascending"]')).toHaveCount(1);

    await page.getByRole('searchbox', {name: /^Filter 17/}).fill('Netherite');
    const shown = own(page).locator('tbody tr:visible');
    const left = await shown.count();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(17);
    await own(page).getByRole('button', {name: 'Mining speed'}).click();
    await expect(shown).toHaveCount(left);
  });

  test('aligns its columns and numbers', async ({page}) => {
    await page.goto(`${tinkers}/Melting%20&%20More/tier_2`);
    const lefts = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
    // The heading and all cells of the second column must have the same left edge.
    expect(
      new Set(await lefts('table:has(#material-gold) :is(thead tr:last-child, tr[id]) > :nth-child(2)')).size,
    ).toBe(1);
    // Decimal points must be aligned, even though one number has a star.
    const points = await page.locator('tr[id^="material-"] > td:nth-child(4) > data').evaluateAll((spans) =>
      spans.flatMap((span) => {
        const text = Array.from(span.childNodes).find(
          (node) => node.nodeType === 3 && /\./.test(node.textContent ?? ''),
        );
        if (!text) {
          return [];
        }
        const range = document.createRange();
        const at = (text.textContent ?? '').indexOf('.');
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return [range.getBoundingClientRect().left];
      }),
    );
    expect(points.length).toBeGreaterThan(2);
    // Allow 4 px, because bold digits are slightly wider.
    expect(Math.max(...points) - Math.min(...points)).toBeLessThan(4);
  });

  test('is sorted by a select box on a phone, and each card has head and handle side by side', async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 800});
    await open(page, `${tinkers}/Melting%20&%20More/tier_2`);
    const table = page.locator('table:has(#material-gold)');
    const first = table.locator('tbody tr').first();
    await expect(first).not.toHaveAttribute('id', 'material-gold');
    const box = page.locator('div:has(> table #material-gold)').getByLabel('Sort by');
    await box.selectOption('Handle speed, highest first');
    await expect(first).toHaveAttribute('id', 'material-gold');
    const [head, handle] = await first
      .locator('[data-label$="speed"]')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
    expect(head?.top).toBe(handle?.top);
    expect(head?.right).toBeLessThanOrEqual(handle?.left ?? 0);
    // Hidden headings must not be focusable.
    await expect(table.getByRole('button')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the builder has an example and every material, the structure its layers', async ({page}) => {
    await page.goto(gallery);
    await expect(builder(page).getByRole('combobox')).toHaveCount(0);
    await expect(builder(page).getByText(/needs JavaScript/)).toBeVisible();
    await expect(durability(page)).toContainText('262');
    await page.getByText(/^All 17 materials/).click();
    await expect(page.locator('#tool-iron')).toContainText('779');
    await expect(page.locator('tr[id^="tool-"]:visible')).toHaveCount(17);
    await expect(own(page).getByRole('button')).toHaveCount(0);
    const layer = page.getByRole('table', {name: '2. Lowest row of the walls'});
    await expect(
      layer.getByRole('row', {
        name: 'front empty place Seared Tank Smeltery Controller Seared Drain empty place',
      }),
    ).toBeVisible();
  });
});

test('two tools beside each other are accessible and fit a phone', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 360, height: 800});
  await open(
    page,
    `${tools}?tool=pickaxe.amethyst_bronze.amethyst_bronze&compare=cleaver.queens_slime.netherite`,
  );
  await expect(result(page).getByRole('columnheader')).toHaveCount(2);
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
