/** What a page fetches, and that nothing moves under the reader while it comes. Limits: src/checks/data/budgets.yaml. */
import {builtScript, pages, scriptsOf, siteMap} from './pages';
import {expect, hydrated, open, test, withoutPrefetch} from './site';
import type {Page} from '@playwright/test';

const kinds = {
  home: '/',
  guide: '/docs/app/Guides/getting-started',
  'code samples': '/docs/mods/technical/SNBT',
  reference: '/docs/mods/suite/Essentials/Commands',
  'drop table': '/docs/marketplace/Addons/sieves-and-things/gettingstarted/sieves/sievable-blocks',
};

for (const [kind, route] of Object.entries(kinds)) {
  test(`the scripts of a page are those its HTML names: ${kind}`, async ({page}) => {
    await withoutPrefetch(page);
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const name = /\/assets\/js\/(?<name>.+)\.js$/.exec(new URL(request.url()).pathname)?.groups?.name;
      if (name !== undefined) {
        fetched.add(name);
      }
    });
    await page.goto(route);
    expect([...fetched], 'nothing before intent').toEqual([]);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const named = scriptsOf(route);
    expect(named.length).toBeGreaterThan(1);
    // What explains items comes once the page is alive (src/client/static-content/behaviour.ts).
    const needed = [...fetched].filter((name) => !/^tips\./.test(name));
    expect(needed.sort()).toEqual([...named].sort());
  });
}

test.describe('what grows with the number of pages', () => {
  const users = new Map<string, number>();
  for (const script of pages.flatMap((route) => scriptsOf(route))) {
    users.set(script, (users.get(script) ?? 0) + 1);
  }
  /** Pages, and the chunk that each has for itself. */
  const own = pages.flatMap((route) =>
    scriptsOf(route)
      .filter((script) => users.get(script) === 1)
      .map((script) => ({route, chunk: script.replace(/\.[^.]+$/, '')})),
  );
  const names = (text: string, {chunk}: {chunk: string}) => text.includes(chunk);
  /** Whether the docs plugin's entry of the page is there. */
  const lists = (text: string, {route}: {route: string}) => {
    const id = decodeURI(route).replace('/docs/', '');
    return text.includes(`"id":"${id}","path":`) || text.includes(`id:"${id}",path:`);
  };

  for (const [kind, page] of Object.entries(kinds)) {
    test(`is in no script that a page needs: ${kind}`, () => {
      expect(own.length).toBeGreaterThan(100);
      const scripts = scriptsOf(page).map(builtScript).join('\n');
      const others = own.filter(({route}) => route !== page);
      expect(others.filter((other) => names(scripts, other) || lists(scripts, other))).toEqual([]);
      // Its own it does name.
      const itself = own.filter(({route}) => route === page);
      expect(itself.filter((one) => names(scripts, one))).not.toEqual([]);
    });
  }

  test('is in a script of its own, which comes when another page may be asked for', async ({page}) => {
    const all = builtScript(siteMap());
    expect(own.filter((one) => !names(all, one))).toEqual([]);
    expect(own.filter((one) => lists(all, one)).length).toBeGreaterThan(50);
    const asked = page.waitForRequest(`**/assets/js/${siteMap()}.js`);
    await open(page, kinds.guide);
    await asked;
  });

  test('is not asked for by a reader who saves data, until the next page is', async ({page}) => {
    await withoutPrefetch(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const isAsked = () => asked.some((url) => url.endsWith(`/${siteMap()}.js`));
    await open(page, kinds.guide);
    await page.locator('.table-of-contents a').last().click();
    await expect(page).toHaveURL(/#/);
    expect(isAsked()).toBe(false);
    // A mark on the page that is still there shows that nothing was drawn anew or loaded whole.
    await page.locator('nav.navbar').evaluate((bar) => bar.setAttribute('data-mark', ''));
    await page.getByRole('contentinfo').locator('a[href="/docs/support"]').click();
    await expect(page).toHaveTitle(/^Support/);
    expect(isAsked()).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/getting-started#/);
    await expect(page.locator('nav.navbar')).toHaveAttribute('data-mark', '');
  });

  test('replaces nothing on the page when it comes', async ({page}) => {
    await open(page, kinds.guide);
    await page.waitForLoadState('networkidle');
    await page.locator('main h1').evaluate((title) => title.setAttribute('data-mark', ''));
    await page.locator('.table-of-contents a').last().click();
    await expect(page).toHaveURL(/#/);
    await expect(page.locator('main h1')).toHaveAttribute('data-mark', '');
  });
});

test.describe('nothing moves', () => {
  /** Notes every shift of the layout: what moved, and by how much. */
  const watchShifts = (page: Page) =>
    page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const {value, sources = []} = entry as unknown as {value: number; sources?: {node?: Node}[]};
          // What a report in thousandths calls 0: a letter's breadth of rounding.
          if (value < 0.0005) {
            continue;
          }
          const names = sources.map(({node}) =>
            node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName,
          );
          shifts.push(`${value.toFixed(4)} ${names.join(', ')}`);
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
  const drawn = (page: Page) =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const shifts = (page: Page) => page.evaluate(() => (window as unknown as {shifts: string[]}).shifts);

  for (const width of [360, 1280]) {
    for (const [kind, route] of Object.entries(kinds)) {
      test(`while it is drawn, when it wakes up, and when its late parts come: ${kind}, ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 800});
        await watchShifts(page);
        await page.goto(route);
        await drawn(page);
        expect(await shifts(page), 'cold').toEqual([]);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        await drawn(page);
        expect(await shifts(page), 'awake').toEqual([]);
      });
    }
  }

  test('and a shift would be noticed', async ({page}) => {
    // It stays asleep, so that React does not meet the box.
    await withoutPrefetch(page);
    await watchShifts(page);
    await page.goto(kinds.guide);
    await drawn(page);
    await page.evaluate(() =>
      document.querySelector('main h1')!.insertAdjacentHTML('beforebegin', '<p style="height:90px">'),
    );
    await expect.poll(() => shifts(page)).not.toEqual([]);
  });
});
