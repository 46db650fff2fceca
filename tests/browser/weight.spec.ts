/** Requests of a page and layout shifts while it loads. The limits are in src/checks/data/budgets.yaml. */
import {scriptsOf} from './pages';
import {expect, hydrated, test, withoutPrefetch} from './site';
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
    expect([...fetched], 'Without interaction, a page may not request more files').toEqual([]);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const named = scriptsOf(route);
    expect(named.length).toBeGreaterThan(1);
    expect([...fetched].sort()).toEqual([...named].sort());
  });
}

test.describe('nothing moves', () => {
  /** Records every layout shift: its value and the elements that moved. */
  const watchShifts = (page: Page) =>
    page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const {value, sources = []} = entry as unknown as {value: number; sources?: {node?: Node}[]};
          // Ignore shifts that round to 0.000, because they result from rounding.
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
  const painted = (page: Page) =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const shifts = (page: Page) => page.evaluate(() => (window as unknown as {shifts: string[]}).shifts);

  for (const [kind, route] of Object.entries(kinds)) {
    test(`during rendering, hydration and lazy loading: ${kind}`, async ({page}) => {
      await watchShifts(page);
      for (const width of [360, 1280]) {
        await page.setViewportSize({width, height: 800});
        await page.goto(route);
        await painted(page);
        expect(await shifts(page), `cold, ${width} px`).toEqual([]);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        await painted(page);
        expect(await shifts(page), `hydrated, ${width} px`).toEqual([]);
      }
    });
  }

  test('the test detects a shift', async ({page}) => {
    // Prevent hydration, because React would find an unexpected element.
    await withoutPrefetch(page);
    await watchShifts(page);
    await page.goto(kinds.guide);
    await painted(page);
    await page.evaluate(() =>
      document.querySelector('main h1')!.insertAdjacentHTML('beforebegin', '<p style="height:90px">'),
    );
    await expect.poll(() => shifts(page)).not.toEqual([]);
  });
});
