/** Static content of a document (src/client/static-content): once in the HTML, and as a file for later pages. */
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import type {PartsFile} from '../../src/client/static-content/plan';
import {builtHtml, documents} from './pages';
import {buildFolder, expect, hydrated, open, settled, test} from './site';

const text = (page: Page) => page.locator('.theme-doc-markdown');

const fileOf = (route: string): PartsFile =>
  JSON.parse(readFileSync(join(buildFolder, `parts${decodeURI(route)}.json`), 'utf8')) as PartsFile;

/** Follows a link to any page from inside a part of this one. */
async function follow(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    window.name = 'not loaded anew';
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('.theme-doc-markdown > p')!.append(link);
    link.click();
    link.remove();
  }, route);
  await expect(page).toHaveURL(route);
}

const isSamePage = (page: Page) => page.evaluate(() => window.name === 'not loaded anew');

/** What a reader gets: words and elements, without what scripts number or measure. */
const drawing = (page: Page) =>
  text(page).evaluate((root) => {
    const elements = Array.from(root.querySelectorAll('*'), ({localName, className, id}) =>
      [localName, className, id.startsWith(':') ? '' : id].join(' '),
    );
    return {words: root.textContent, elements};
  });

test('the file of a document has what stands in its page', async ({page}) => {
  const wrong: string[] = [];
  let parts = 0;
  for (const route of documents.filter((one) => builtHtml(one).includes('data-parts='))) {
    const file = fileOf(route);
    parts += file.parts.length;
    const missing = await page.evaluate(
      ([html, ...written]) => {
        const root = new DOMParser().parseFromString(html!, 'text/html').querySelector('[data-parts]');
        const rendered = Array.from(root?.querySelectorAll('*') ?? [], ({outerHTML}) => outerHTML);
        let at = -1;
        return written.filter((one) => {
          const template = document.createElement('template');
          template.innerHTML = one;
          const {children} = template.content;
          const next = rendered.indexOf(children[0]?.outerHTML ?? '', at + 1);
          at = next < 0 ? at : next;
          return children.length !== 1 || next < 0;
        });
      },
      [builtHtml(route), ...file.parts],
    );
    wrong.push(...missing.map((part) => `${route}: ${part.slice(0, 80)}`));
  }
  expect(wrong).toEqual([]);
  expect(parts).toBeGreaterThan(documents.length);
});

test('styles of what only static content uses reach the style sheet', async ({page}) => {
  const folder = join(buildFolder, 'assets/css');
  const css = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const html = documents.map((route) => builtHtml(route));
  const classes = await page.evaluate(
    (all) =>
      all.flatMap((one) => {
        const built = new DOMParser().parseFromString(one, 'text/html');
        const styled = built.querySelectorAll('[data-parts] [class]');
        return [...new Set(Array.from(styled, (element) => element.getAttribute('class')!))];
      }),
    html,
  );
  // Names that CSS modules make end in a hash. A class without a rule of its own composes others, which stand beside it.
  const ours = classes
    .map((names) => names.split(/\s+/).filter((name) => /^[a-z][\w-]*_[\w-]{4}$/i.test(name)))
    .filter((names) => names.length > 0);
  expect(new Set(ours.flat()).size).toBeGreaterThan(100);
  const sheet = css.join('');
  expect(ours.filter((names) => !names.some((name) => sheet.includes(`.${name}`)))).toEqual([]);
});

test('every document says where its parts are', () => {
  const written = documents.filter((route) => /theme-doc-markdown/.test(builtHtml(route)));
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter((route) => !/data-parts="?\S/.test(builtHtml(route)))).toEqual([]);
});

test('the scripts of a page do not say its text again', () => {
  const html = builtHtml('/docs/app/Instances/change-ram');
  const [, names = ''] = /data-scripts="([^"]+)"/.exec(html)!;
  const scripts = names
    .split(' ')
    .map((name) => readFileSync(join(buildFolder, `assets/js/${name}.js`), 'utf8'));
  const words = 'number after the slash';
  expect(html).toContain(words);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => script.includes(words))).toEqual([]);
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
  test(`a page is the same by a link as at its address: ${route}`, async ({page}) => {
    await open(page, route);
    // What sorts tables comes after hydration.
    await page.waitForLoadState('networkidle');
    await settled(page);
    const direct = await drawing(page);
    await open(page, '/docs/app');
    await follow(page, route);
    await expect(text(page).locator('h1')).toHaveText(/\S/);
    await expect.poll(() => drawing(page)).toEqual(direct);
    expect(await isSamePage(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL('/docs/app');
    await page.goForward();
    await expect.poll(() => drawing(page)).toEqual(direct);
  });
}

test('on a later page a table filters, a row is marked, an item says what it is', async ({page}) => {
  await open(page, '/docs/app');
  await follow(page, '/docs/mods/suite/Essentials/Commands');
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
  await follow(page, `/docs/mods/suite/Essentials/Commands#${encodeURIComponent(id!)}`);
  await expect(row).toHaveAttribute('data-target', 'true');

  await follow(page, '/docs/marketplace/Addons/sieves-and-things/gettingstarted/stone-crafting-table');
  await text(page).locator('ol').first().getByText('Cobblestone', {exact: true}).hover();
  await expect(page.getByRole('tooltip')).toContainText('minecraft:cobblestone');
  expect(await isSamePage(page)).toBe(true);
});

test('parts that do not come have the whole page loaded', async ({page, complaints}) => {
  // Only these: the page that is loaded goes on to fetch those of its links.
  await page.route('**/parts/**/change-ram.json', (route) => route.fulfill({status: 404, body: ''}));
  await open(page, '/docs/app');
  await follow(page, '/docs/app/Instances/change-ram');
  await expect(text(page)).toContainText('number after the slash');
  await hydrated(page);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain(
    'change-ram',
  );
  complaints.length = 0;
});

test('parts of another deployment have the whole page loaded', async ({page}) => {
  await open(page, '/docs/app');
  await page.route('**/parts/**', (route) =>
    route.fulfill({json: {...fileOf('/docs/app/Instances/change-ram'), key: 'other'}}),
  );
  await follow(page, '/docs/app/Instances/change-ram');
  await expect(text(page)).toContainText('number after the slash');
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name))
    .toContain('change-ram');
});
