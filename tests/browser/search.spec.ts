/**
 * The search dialog and the search page. Every test runs with both engines, because they must behave the same
 * for readers.
 */
import type {Locator, Page} from '@playwright/test';
import {sections} from '../../src/config/sections';
import {site} from '../../src/config/site';
import {handedOver} from '../../src/lib/looks-like-log';
import {violationsInBothThemes} from './accessibility';
import {foreignTitle, searchTest as test} from './search-site';
import type {EngineName} from './search-site';
import {expect, hydrated, open} from './site';

const guide = '/docs/app/Instances/change-ram';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => page.locator('#search-dialog').getByRole('searchbox');
const hits = (page: Page) => dialog(page).locator('.DocSearch-Hit');
const groups = (page: Page) => dialog(page).locator('.DocSearch-Hits');
const button = (page: Page) => page.locator('.navbar').getByRole('button', {name: /^Search/});

async function openDialog(page: Page, route = guide): Promise<void> {
  await open(page, route);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

async function search(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(hits(page).first().locator('mark').first()).toBeVisible();
}

for (const engine of ['embedded', 'hosted'] satisfies EngineName[]) {
  test.describe(`${engine} engine`, () => {
    test.use({engine});

    test.describe('opening and closing', () => {
      test('Ctrl+K and the slash open, Escape and Ctrl+K close, and the focus returns', async ({page}) => {
        await open(page, guide);
        const link = page.getByRole('main').getByRole('link').first();
        await link.focus();
        for (const [opens, closes] of [
          ['Control+k', 'Escape'],
          ['/', 'Control+k'],
          ['Meta+k', 'Escape'],
        ] as const) {
          await page.keyboard.press(opens);
          await expect(field(page)).toBeFocused();
          await expect(field(page)).toHaveValue('');
          await page.keyboard.press(closes);
          await expect(dialog(page)).toHaveCount(0);
          await expect(link).toBeFocused();
        }
      });

      test('the button opens, Cancel and a press beside the dialog close', async ({page}) => {
        await open(page, guide);
        await button(page).click();
        await dialog(page).getByRole('button', {name: 'Cancel'}).click();
        await expect(dialog(page)).toHaveCount(0);
        await expect(button(page)).toBeFocused();
        await button(page).click();
        await expect(field(page)).toBeFocused();
        await page.mouse.click(5, 700);
        await expect(dialog(page)).toHaveCount(0);
      });

      test('nothing behind the dialog can be reached', async ({page}) => {
        await openDialog(page);
        for (let i = 0; i < 8; i++) {
          await page.keyboard.press('Tab');
          // After the last focusable element, the focus moves to the browser's toolbar, never to the page behind the dialog.
          expect(
            await page.evaluate(() => document.activeElement?.closest('#__docusaurus') ?? null),
          ).toBeNull();
        }
        // The dialog's backdrop covers the page, so clicks cannot reach the page.
        expect(
          await page.evaluate(() => document.elementFromPoint(5, 300)?.closest('#__docusaurus') ?? null),
        ).toBeNull();
      });

      test('the home page’s field opens it with the typed text, and typing continues', async ({page}) => {
        await open(page, '/');
        await page.getByRole('searchbox', {name: 'Search the docs'}).focus();
        await page.keyboard.type('memory');
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveValue(/^m/);
        await field(page).fill('memory server');
        await expect(hits(page).first()).toBeVisible();
      });

      test('selected text is searched, cut to 64 characters', async ({page}) => {
        await open(page, guide);
        const words = await page.evaluate(() => {
          const text = document.querySelector('.theme-doc-markdown > p:not([class])')!;
          getSelection()?.selectAllChildren(text);
          return getSelection()!.toString();
        });
        expect(words.length).toBeGreaterThan(64);
        await page.keyboard.press('Control+k');
        await expect(field(page)).toHaveValue(words.slice(0, 64));
      });

      test('no part of the search is loaded before it is used', async ({page, baseURL}) => {
        const fetched: string[] = [];
        page.on('request', (request) => fetched.push(request.url()));
        await open(page, guide);
        await page.waitForLoadState('networkidle');
        expect(fetched.filter((url) => /search-index|algolia/.test(url))).toEqual([]);
        const before = fetched.length;
        await page.keyboard.press('Control+k');
        await search(page, 'memory');
        const foreign = fetched.filter((url) => !url.startsWith(baseURL!) && !url.startsWith('data:'));
        expect(fetched.length).toBeGreaterThan(before);
        expect(foreign.map((url) => new URL(url).hostname)).toEqual(
          engine === 'embedded' ? [] : foreign.map(() => 'testapp-dsn.algolia.net'),
        );
        expect(await page.locator('link[rel="preconnect"]').count()).toBe(engine === 'embedded' ? 0 : 1);
      });
    });

    test.describe('the query', () => {
      test('has at most 64 characters, and can be cleared', async ({page}) => {
        await openDialog(page);
        await field(page).pressSequentially('memory '.repeat(11));
        expect((await field(page).inputValue()).length).toBe(64);
        await dialog(page).getByRole('button', {name: 'Clear the query'}).click();
        await expect(field(page)).toHaveValue('');
        await expect(field(page)).toBeFocused();
        await expect(dialog(page)).toContainText('No recent searches');
      });

      test('leads to pages and to rows of tables, even with typos', async ({page}) => {
        await open(page, '/docs/support');
        for (const [query, path, hash] of [
          ['ram of an instance', guide, ''],
          ['memry of an instnace', guide, ''],
          ['prefer ipv4', '/docs/app/Troubleshooting/Workarounds/prefer-ipv4', ''],
          ['/rtp', '/docs/mods/suite/Essentials/Commands', '#command-rtp'],
          ['ftbranks.name_format', '/docs/mods/suite/Ranks/Configuration', '#node-ftbranks.name_format'],
        ] as const) {
          await page.keyboard.press('Control+k');
          await search(page, query);
          await page.keyboard.press('Enter');
          await expect(page, query).toHaveURL(
            // The result may be a section of the page.
            (url) => decodeURI(url.pathname) === path && (hash === '' || decodeURI(url.hash) === hash),
          );
          await expect(dialog(page)).toHaveCount(0);
        }
      });

      test('never finds another docs version or language', async ({page, search: engine}) => {
        expect(
          await engine.addForeign(),
          'The index must contain this many pages of another version or language',
        ).toBe(2);
        await openDialog(page);
        await search(page, foreignTitle);
        await expect(hits(page).first()).toContainText('Change the memory of an instance');
        await expect(hits(page).filter({hasText: foreignTitle})).toHaveCount(0);
        const [word = ''] = foreignTitle.split(' ');
        await field(page).fill(word);
        await expect(dialog(page)).toContainText(`No results for "${word}"`);
        await open(page, `/search?q=${word}`);
        await expect(page.getByRole('status').filter({hasText: 'No results'})).toBeVisible();
      });
    });

    test.describe('results', () => {
      test('are grouped, at most five per group, with the matched words highlighted', async ({page}) => {
        await openDialog(page);
        await search(page, 'server memory');
        const titles = await groups(page).locator('.DocSearch-Hit-source').allTextContents();
        expect(titles.length).toBeGreaterThan(1);
        // A group heading may reappear after a better row of another group, but never directly after itself.
        expect(titles.filter((title, place) => title === titles[place - 1])).toEqual([]);
        for (const group of await groups(page).all()) {
          expect(await group.locator('.DocSearch-Hit').count()).toBeLessThanOrEqual(5);
        }
        const marked = await dialog(page).locator('mark').allTextContents();
        expect(marked.map((text) => text.toLowerCase())).toContain('memory');
        expect(marked.filter((text) => !/mem|serv|ram/i.test(text))).toEqual([]);
      });

      test('can be chosen with arrow keys or a click, without a page load', async ({page}) => {
        await openDialog(page, '/docs/support');
        await page.evaluate(() => Object.assign(window, {sameDocument: true}));
        await search(page, 'memory');
        const second = await hits(page).nth(1).locator('a').getAttribute('href');
        await page.keyboard.press('ArrowDown');
        await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(second!);
        await page.keyboard.press('Control+k');
        await search(page, 'screenshot');
        const first = await hits(page).first().locator('a').getAttribute('href');
        await hits(page).first().click();
        await expect(page).toHaveURL(first!);
        await expect(dialog(page)).toHaveCount(0);
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      });

      test('scroll into view with arrow keys', async ({page}) => {
        await openDialog(page);
        await search(page, 'server memory');
        const count = await hits(page).count();
        expect(count).toBeGreaterThan(10);
        await expect(hits(page).nth(count - 1)).not.toBeInViewport();
        for (const key of ['ArrowUp', 'ArrowUp']) {
          await page.keyboard.press(key);
        }
        const last = hits(page).nth(count - 2);
        await expect(last).toHaveAttribute('aria-selected', 'true');
        await expect(last).toBeInViewport();
        await expect(last.locator('.DocSearch-Hit-title')).not.toBeEmpty();
        await expect(field(page)).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id'))!);
        await expect(dialog(page).getByRole('treeitem')).toHaveCount(count);
        const href = await last.locator('a').getAttribute('href');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(href!);
      });

      test('show ten words of a text, five on a narrow screen', async ({page}) => {
        for (const [words, viewport] of [
          [10, {width: 769, height: 800}],
          [5, {width: 768, height: 800}],
        ] as const) {
          await page.setViewportSize(viewport);
          await openDialog(page);
          await search(page, 'processor');
          const lines = await dialog(page).locator('.DocSearch-Hit-path').allTextContents();
          const texts = lines.map((line) => line.slice(line.indexOf(' · ') + 1).replace(/^· /, ''));
          const lengths = texts
            .filter((text) => text.includes('…'))
            .map((text) => text.replaceAll('…', ' ').trim().split(/\s+/).length);
          expect(lengths.length).toBeGreaterThan(0);
          expect(Math.max(...lengths)).toBe(words);
        }
      });

      test('have a link to all results', async ({page}) => {
        await openDialog(page);
        await search(page, 'memory');
        const all = dialog(page).getByRole('link', {name: /^See all \d+ results$/});
        const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
        await all.click();
        await expect(page).toHaveURL('/search?q=memory');
        await expect(page.getByRole('status').filter({hasText: 'results'})).toHaveText(`${count} results`);
      });

      test('no results: suggests at most three searches, and asks for a report', async ({page}) => {
        await openDialog(page);
        for (const query of ['memory', 'server log', 'rank', 'quest']) {
          await search(page, query);
        }
        await field(page).fill('zzqqxx');
        await expect(dialog(page)).toContainText('No results for "zzqqxx"');
        await expect(dialog(page)).toContainText('Try searching for');
        const suggestions = dialog(page).locator('.DocSearch-Prefill:visible');
        expect(await suggestions.count()).toBeGreaterThan(0);
        expect(await suggestions.count()).toBeLessThanOrEqual(3);
        await expect(dialog(page)).toContainText('Believe this query should return results?');
        const report = new URL(
          (await dialog(page).getByRole('link', {name: 'Let us know.'}).getAttribute('href'))!,
        );
        expect(report.href.startsWith(`${site.repository}/issues/new?`)).toBe(true);
        expect(report.searchParams.get('title')).toContain('zzqqxx');
        const texts = await suggestions.allTextContents();
        expect(texts.filter((text) => sections.some(({label}) => text.startsWith(label)))).toEqual([]);
        await suggestions.first().click();
        await expect(hits(page).first()).toBeVisible();
      });

      test('no results: offers a search with known words, and the sections', async ({page}) => {
        await openDialog(page);
        await field(page).fill('wxplurur');
        await expect(dialog(page)).toContainText('No results for "wxplurur"');
        const closest = dialog(page).getByText('The page that comes closest:').getByRole('link');
        await expect(closest).toHaveAttribute('href', /^\/docs\//);
        await dialog(page).getByRole('button', {name: 'explorer'}).click();
        await expect(field(page)).toHaveValue('explorer');
        await expect(hits(page).first()).toBeVisible();
        await field(page).fill('zzqqxx');
        const {label, path} = sections.find(({id}) => id === 'marketplace')!;
        await dialog(page).getByRole('link', {name: label}).click();
        await expect(page).toHaveURL(path);
        await expect(dialog(page)).toHaveCount(0);
      });

      test('at most three rows are of the same page, with the matched words', async ({page}) => {
        await openDialog(page);
        for (const query of ['memory', 'quest reward', 'home']) {
          await search(page, query);
          await expect(hits(page).nth(4)).toBeVisible();
          const links = await hits(page)
            .locator('a')
            .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
          const counts = new Map<string, number>();
          links.forEach((path) => counts.set(path, (counts.get(path) ?? 0) + 1));
          expect(counts.size, query).toBeGreaterThan(3);
          expect(Math.max(...counts.values()), query).toBeLessThanOrEqual(3);
        }
        await search(page, 'hs_err_pid');
        const row = hits(page).filter({hasText: 'Find and share modpack logs'}).first();
        await expect(row.locator('.DocSearch-Hit-title')).toHaveText('Which log to send');
        await expect(row.locator('.DocSearch-Hit-path')).toContainText('Find and share modpack logs · ');
        await expect(row.locator('.DocSearch-Hit-path mark')).toHaveText('hs_err_pid');
      });

      test('keep the order of the engine across groups and pages', async ({page}) => {
        const addresses = (links: Locator) =>
          links.evaluateAll((all) =>
            all.map((link) => (link as HTMLAnchorElement).pathname + (link as HTMLAnchorElement).hash),
          );
        for (const query of ['server memory', 'claim limit of a rank']) {
          await open(page, `/search?q=${encodeURIComponent(query)}`);
          const listed = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link');
          await expect(listed).toHaveCount(20);
          const all = await addresses(listed);
          await page.keyboard.press('Control+k');
          await search(page, query);
          const shown = await addresses(hits(page).locator('a'));
          expect(shown[0], query).toBe(all[0]);
          expect(shown, query).toEqual(all.filter((address) => shown.includes(address)));
        }
      });

      test('a query in another language finds the page, with a note that pages are in English', async ({
        page,
      }) => {
        await openDialog(page);
        for (const query of ['Arbeitsspeicher erhöhen', 'как выделить больше памяти', '分配更多内存']) {
          await search(page, query);
          await expect(hits(page).first(), query).toContainText('Change the memory of an instance');
          await expect(dialog(page).getByText('These pages are in English.')).toBeVisible();
        }
        await search(page, 'memory');
        await expect(dialog(page).getByText('These pages are in English.')).toHaveCount(0);
        await open(page, `/search?q=${encodeURIComponent('Arbeitsspeicher erhöhen')}`);
        await expect(page.getByText('These pages are in English.')).toBeVisible();
      });
    });

    test.describe('pasted text', () => {
      const paste = (of: Locator, text: string) =>
        of.evaluate((element, content) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', content);
          const event = new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true});
          if (element.dispatchEvent(event)) {
            // Insert the text as the browser does.
            document.execCommand('insertText', false, content);
          }
        }, text);
      const line =
        '[20Jun2025 11:40:59.003] [Render thread/ERROR] [net.minecraft.client.Minecraft/FATAL]: java.lang.OutOfMemoryError: Java heap space';
      const log = `${line}\n\tat net.minecraft.client.main.Main.main(Main.java:182)\nCaused by: java.lang.IllegalStateException: out of memory`;

      test('a line of a log is reduced to its message', async ({page}) => {
        await openDialog(page);
        await paste(field(page), line);
        await expect(field(page)).toHaveValue('OutOfMemoryError: Java heap space');
        await expect(hits(page).first()).toBeVisible();
        await expect(dialog(page).getByRole('link', {name: 'log doctor'})).toHaveCount(0);
        await paste(field(page), ' on my server');
        await expect(field(page)).toHaveValue('OutOfMemoryError: Java heap space on my server');
      });

      test('a whole log can be passed to the log doctor', async ({page}) => {
        await openDialog(page);
        await paste(field(page), log);
        await expect(field(page)).toHaveValue('IllegalStateException: out of memory');
        await dialog(page).getByRole('link', {name: 'log doctor'}).click();
        await expect(page).toHaveURL('/docs/support/log-doctor');
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.getByRole('main')).toContainText('OutOfMemoryError');
        // The log doctor removes the stored text once it has read it.
        await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), handedOver)).toBeNull();
      });

      test('the search page does the same', async ({page}) => {
        await open(page, '/search');
        const input = page.getByRole('main').getByRole('searchbox', {name: 'Search'});
        await paste(input, line);
        await expect(page).toHaveURL(/q=OutOfMemoryError/);
        await input.fill('');
        await paste(input, log);
        await expect(input).toHaveValue('IllegalStateException: out of memory');
        await expect(page.getByRole('link', {name: 'log doctor'})).toBeVisible();
        await open(page, `/search?q=${encodeURIComponent(line)}`);
        await expect(input).toHaveValue('OutOfMemoryError: Java heap space');
      });
    });

    test.describe('trouble', () => {
      test('no response: shows an error, and works again after the fault', async ({
        page,
        search: engine,
        complaints,
      }) => {
        const mend = await engine.fail();
        await openDialog(page);
        await field(page).fill('memory');
        await expect(dialog(page)).toContainText('Unable to fetch results');
        await expect(dialog(page)).toContainText('You might want to check your network connection.');
        await mend();
        await field(page).fill('memory ');
        await expect(hits(page).first()).toBeVisible();
        // Expected: the browser logs failed requests, and DocSearch rethrows the errors that it has shown.
        complaints.length = 0;
      });

      test('a slow response shows a loading indicator after 300 ms', async ({page, search: engine}) => {
        await engine.delay(900);
        await open(page, guide);
        await page.keyboard.press('Control+k');
        await expect(field(page)).toBeFocused();
        const stalled = await page.evaluate(async () => {
          const input = document.querySelector<HTMLInputElement>('.DocSearch-Input')!;
          const frame = document.querySelector('.DocSearch-Container')!;
          const started = performance.now();
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'memory');
          input.dispatchEvent(new Event('input', {bubbles: true}));
          while (
            !frame.classList.contains('DocSearch-Container--Stalled') &&
            performance.now() - started < 3000
          ) {
            await new Promise(requestAnimationFrame);
          }
          return performance.now() - started;
        });
        expect(stalled).toBeGreaterThanOrEqual(300);
        expect(stalled).toBeLessThan(900);
        await expect(hits(page).first()).toBeVisible();
        await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
      });
    });

    test.describe('memory of searches', () => {
      const store = (kind: 'RECENT' | 'FAVORITE', indexName: string) =>
        `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
      const saved = (count: number) =>
        Array.from({length: count}, (_, i) => ({
          objectID: `saved-${i}`,
          url: `${guide}#saved-${i}`,
          type: 'lvl1',
          hierarchy: {
            lvl0: 'FTB App',
            lvl1: `Saved ${i}`,
            lvl2: null,
            lvl3: null,
            lvl4: null,
            lvl5: null,
            lvl6: null,
          },
          content: null,
        }));

      test('an opened result is stored, can become a favourite, and can be removed', async ({
        page,
        search: engine,
      }) => {
        await openDialog(page, '/docs/support');
        await search(page, 'taking screenshot');
        const title = await hits(page).first().locator('.DocSearch-Hit-title').textContent();
        await page.keyboard.press('Enter');
        await expect(dialog(page)).toHaveCount(0);
        expect(
          await page.evaluate((key) => localStorage.getItem(key), store('RECENT', engine.indexName)),
        ).toContain('screenshot');
        await page.keyboard.press('Control+k');
        await expect(groups(page)).toContainText([title!]);
        await expect(groups(page).locator('.DocSearch-Hit-source')).toHaveText(['Recent']);
        await dialog(page).getByRole('button', {name: 'Save this search'}).click();
        await expect(groups(page).locator('.DocSearch-Hit-source')).toHaveText(['Favorite']);
        await dialog(page).getByRole('button', {name: 'Remove this search from favorites'}).click();
        await expect(dialog(page)).toContainText('No recent searches');
      });

      test('seven recent searches are shown, four beside favourites, and ten favourites', async ({
        page,
        search: engine,
      }) => {
        for (const [favourites, recent, shown] of [
          [0, 9, 7],
          [1, 9, 4],
          [12, 0, 10],
        ] as const) {
          await open(page, guide);
          await page.evaluate(
            (entries) => entries.forEach(([key, list]) => localStorage.setItem(key!, list!)),
            [
              [store('RECENT', engine.indexName), JSON.stringify(saved(recent))],
              [store('FAVORITE', engine.indexName), JSON.stringify(saved(favourites))],
            ],
          );
          await page.keyboard.press('Control+k');
          const list = groups(page).filter({hasText: recent > 0 ? 'Recent' : 'Favorite'});
          await expect(
            list.locator('.DocSearch-Hit'),
            `${recent} recent searches and ${favourites} favourites are stored`,
          ).toHaveCount(shown);
        }
      });

      test('belongs to its index', async ({page, search: engine}) => {
        await open(page, guide);
        await page.evaluate(
          ([key, list]) => localStorage.setItem(key!, list!),
          [store('RECENT', `${engine.indexName}-of-another-site`), JSON.stringify(saved(3))],
        );
        await page.keyboard.press('Control+k');
        await expect(dialog(page)).toContainText('No recent searches');
      });
    });

    test.describe('/search', () => {
      const results = (page: Page) =>
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({has: page.getByRole('heading')});
      const input = (page: Page) => page.getByRole('main').getByRole('searchbox', {name: 'Search'});

      test('shows the results for its address, follows the field, and works with the back button', async ({
        page,
      }) => {
        await open(page, '/search?q=memory');
        await expect(page).toHaveTitle(`Search results for "memory" | ${site.title}`);
        await expect(results(page)).toHaveCount(20);
        await expect(results(page).first().locator('mark').first()).toHaveText(/memory|ram/i);
        await page.getByRole('button', {name: 'More results'}).click();
        await expect.poll(() => results(page).count()).toBeGreaterThan(20);
        await input(page).fill('screenshot');
        await expect(page).toHaveURL('/search?q=screenshot');
        await expect(results(page).first()).toContainText(/screenshot/i);
        await results(page).first().getByRole('link').click();
        await expect(page).toHaveURL(/taking-screenshots/);
        await page.goBack();
        await expect(input(page)).toHaveValue('screenshot');
        await expect(results(page).first()).toContainText(/screenshot/i);
      });

      test('shows texts that fill its column', async ({page}) => {
        for (const [words, viewport] of [
          [30, {width: 769, height: 800}],
          [15, {width: 768, height: 800}],
        ] as const) {
          await page.setViewportSize(viewport);
          await open(page, '/search?q=processor');
          await expect(results(page).first()).toBeVisible();
          const texts = await results(page).locator('> p:last-child').allTextContents();
          const lengths = texts
            .filter((text) => text.includes('…'))
            .map((text) => text.replaceAll('…', ' ').trim().split(/\s+/).length);
          expect(lengths.length).toBeGreaterThan(0);
          expect(Math.max(...lengths)).toBe(words);
        }
      });

      test('counts the results of each section, and shows one of them', async ({page}) => {
        await open(page, '/search?q=memory');
        const filters = page.getByRole('group', {name: 'Section'}).getByRole('button');
        await expect(filters.first()).toHaveText(/^All \d+$/);
        const count = (text: string | null) => Number(/\d+$/.exec(text ?? '')?.[0]);
        const texts = await filters.allTextContents();
        expect(texts.slice(1).reduce((sum, text) => sum + count(text), 0)).toBe(count(texts[0]!));
        await filters.filter({hasText: 'Support'}).click();
        await expect(filters.filter({hasText: 'Support'})).toHaveAttribute('aria-pressed', 'true');
        const support = count(await filters.filter({hasText: 'Support'}).textContent());
        await expect(page.getByRole('status').filter({hasText: 'result'})).toHaveText(`${support} results`);
        for (const path of await results(page).locator('> p:first-of-type').allTextContents()) {
          expect(path).toMatch(/^Support/);
        }
        expect(await filters.allTextContents()).toEqual(texts);
        await filters.first().click();
        await expect(results(page)).toHaveCount(20);
      });

      test('treats its address as text', async ({page}) => {
        await open(page, `/search?q=${encodeURIComponent('<img src=x onerror=alert(1)> ram')}`);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(
          'Search results for "<img src=x onerror=alert(1)> ram"',
        );
        await expect(page.getByRole('main').locator('img')).toHaveCount(0);
      });

      test('reports no results and failed searches, and searches again', async ({
        page,
        search: engine,
        complaints,
      }) => {
        await open(page, '/search?q=zzqqxx');
        await expect(page.getByRole('status').filter({hasText: 'No results'})).toHaveText(
          'No results for "zzqqxx"',
        );
        await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /zzqqxx/);
        const mend = await engine.fail();
        await open(page, '/search?q=memory');
        await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
        await mend();
        await page.getByRole('button', {name: 'Try again'}).click();
        await expect(results(page).first()).toBeVisible();
        complaints.length = 0;
      });

      test('explains alternatives without JavaScript', async ({browser, baseURL}) => {
        const context = await browser.newContext({javaScriptEnabled: false});
        const page = await context.newPage();
        await page.goto(`${baseURL}/search`);
        // Check the server-rendered HTML, because the browser does not parse the content of <noscript> while JavaScript is
        // enabled.
        const html = await (await page.request.get(`${baseURL}/search`)).text();
        expect(html).toMatch(/<noscript>.*Searching needs JavaScript.*<\/noscript>/s);
        await expect(page.getByRole('main').locator('a[href="/docs/app"]')).toBeVisible();
        await expect(page.locator('.navbar').getByRole('button', {name: /^Search/})).toBeHidden();
        await context.close();
      });
    });

    test.describe('for everyone', () => {
      test('passes the accessibility rules in both themes', async ({page, search: engine, complaints}) => {
        await page.emulateMedia({reducedMotion: 'reduce'});
        await openDialog(page);
        expect(await violationsInBothThemes(page), 'start').toEqual([]);
        await search(page, 'memory');
        expect(await violationsInBothThemes(page), 'results').toEqual([]);
        await page.keyboard.press('Enter');
        await expect(dialog(page)).toHaveCount(0);
        await page.keyboard.press('Control+k');
        await expect(hits(page).first()).toBeVisible();
        expect(await violationsInBothThemes(page), 'recent searches').toEqual([]);
        await field(page).fill('zzqqxx');
        await expect(dialog(page)).toContainText('No results');
        expect(await violationsInBothThemes(page), 'nothing found').toEqual([]);
        await open(page, '/search?q=memory');
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
        expect(await violationsInBothThemes(page), 'search page').toEqual([]);
        await engine.fail();
        await openDialog(page);
        await field(page).fill('memory');
        await expect(dialog(page)).toContainText('Unable to fetch results');
        expect(await violationsInBothThemes(page), 'no answer').toEqual([]);
        complaints.length = 0;
      });

      test('fits a screen of 360 px, and a zoom of 400 %', async ({page}) => {
        for (const viewport of [
          {width: 360, height: 740},
          {width: 320, height: 256},
        ]) {
          await page.setViewportSize(viewport);
          await openDialog(page);
          await search(page, 'memory');
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(sideways).toBeLessThanOrEqual(0);
          await expect(dialog(page).getByRole('button', {name: 'Cancel'})).toBeInViewport();
          await expect(field(page)).toBeInViewport();
          await page.keyboard.press('Escape');
          await open(page, '/search?q=memory');
          await hydrated(page);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          ).toBeLessThanOrEqual(0);
        }
      });
    });
  });
}
