/** A page must look and work the same whether it is reached through a link or opened directly. */
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {builtHtml, documents} from './pages';
import {buildFolder, expect, moveTo, open, settled, test} from './site';

const text = (page: Page) => page.locator('.theme-doc-markdown');

/** Returns the route of a document that links to a page. Links in the HTML may be encoded or decoded. */
const neighbourOf = (route: string): string => {
  const link = new RegExp(`href="?(?:${route}|${decodeURI(route)})["\\s>]`);
  return documents.find((one) => one !== route && link.test(builtHtml(one)))!;
};

/** Opens a page through a link on another page. */
async function arriveByLink(page: Page, route: string): Promise<void> {
  await open(page, neighbourOf(route));
  await page.evaluate((to) => {
    window.name = 'not loaded anew';
    Array.from(document.links)
      .find(({pathname, hash}) => pathname === to && hash === '')!
      .click();
  }, route);
  await expect(page).toHaveURL(route);
}

const isSamePage = (page: Page) => page.evaluate(() => window.name === 'not loaded anew');

/** Returns the text and elements of the page without generated ids and measured values, for a comparison. */
const drawing = (page: Page) =>
  text(page).evaluate((root) => {
    const elements = Array.from(root.querySelectorAll('*'), ({localName, className, id}) =>
      [localName, className, /^_[rR]_/.test(id) ? '' : id].join(' '),
    );
    return {words: root.textContent, elements};
  });

test('every class in a document has a rule in the style sheet', async ({page}) => {
  const folder = join(buildFolder, 'assets/css');
  const css = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const html = documents.map((route) => builtHtml(route));
  const classes = await page.evaluate(
    (all) =>
      all.flatMap((one) => {
        const built = new DOMParser().parseFromString(one, 'text/html');
        const styled = built.querySelectorAll('.theme-doc-markdown [class]');
        return [...new Set(Array.from(styled, (element) => element.getAttribute('class')!))];
      }),
    html,
  );
  // Only class names from CSS modules, which end in a hash. A class without rules only composes other classes, which the
  // element has too.
  const ours = classes
    .map((names) => names.split(/\s+/).filter((name) => /^[a-z][\w-]*_[\w-]{4}$/i.test(name)))
    .filter((names) => names.length > 0);
  expect(new Set(ours.flat()).size).toBeGreaterThan(100);
  const sheet = css.join('');
  expect(ours.filter((names) => !names.some((name) => sheet.includes(`.${name}`)))).toEqual([]);
});

for (const route of [
  '/docs/app/Guides/getting-started',
  '/docs/mods/suite/Essentials/Commands',
  '/docs/mods/suite/Teams',
  '/docs/support/Guides/Server',
  '/docs/marketplace/Addons/sieves-and-things/automation/auto-hammer',
  '/docs/marketplace/Addons/sieves-and-things/gettingstarted/sieves/sievable-blocks',
  '/docs/marketplace/Addons/tinkers/Docs/Getting%20Started/tools',
]) {
  test(`a page is the same by a link as by its address: ${route}`, async ({page}) => {
    await open(page, route);
    await settled(page);
    const direct = await drawing(page);
    await arriveByLink(page, route);
    await expect.poll(() => drawing(page)).toEqual(direct);
    expect(await isSamePage(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(neighbourOf(route));
    await page.goForward();
    await expect.poll(() => drawing(page)).toEqual(direct);
  });
}

test('on a later page, filters, highlighted rows and tips work', async ({page}) => {
  await arriveByLink(page, '/docs/mods/suite/Essentials/Commands');
  const filter = page.getByRole('searchbox', {name: /^Filter \d+ commands/}).first();
  const box = page
    .locator('div')
    .filter({has: filter})
    .filter({has: page.getByRole('table')})
    .last();
  const command = await box.locator('tr[id] code').last().innerText();
  await filter.fill(command);
  await expect(box.getByRole('status')).toHaveText(/^\d+ of \d+ left$/);
  await expect(box.locator('tr[id]:visible').first()).toContainText(command);
  await expect(box.locator('tr[id][hidden]').first()).toBeAttached();
  await filter.fill('');
  const row = page.locator('tr[id]').nth(3);
  const id = await row.getAttribute('id');
  await moveTo(page, `/docs/mods/suite/Essentials/Commands#${encodeURIComponent(id!)}`);
  await expect(row).toHaveAttribute('data-target', 'true');

  await moveTo(page, '/docs/marketplace/Addons/sieves-and-things/gettingstarted/stone-crafting-table');
  await text(page).locator('ol').first().getByText('Cobblestone', {exact: true}).hover();
  await expect(page.getByRole('tooltip')).toContainText('minecraft:cobblestone');
  expect(await isSamePage(page)).toBe(true);
});
