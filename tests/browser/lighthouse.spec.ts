/**
 * Lighthouse with phone settings on three kinds of pages: 100 points for accessibility, best practices and
 * SEO.
 */
import {expect, test as base} from '@playwright/test';
import type {Browser} from '@playwright/test';
import {findBrowser, testFlags} from '../../src/cli/browser';
import {freePort} from '../../src/cli/server';
import {serveSite} from './site';

const routes = ['/', '/docs/app/Instances/change-ram', '/docs/support/Troubleshooting/wrong-gpu'];
const categories = ['accessibility', 'best-practices', 'seo'];

interface Lighthouse {
  address: string;
  port: number;
}

const test = base.extend<object, {lighthouse: Lighthouse}>({
  lighthouse: [
    async ({playwright}, use) => {
      const site = await serveSite();
      // Lighthouse connects through the browser's debugging port.
      const port = await freePort();
      const browser: Browser = await playwright.chromium.launch({
        executablePath: findBrowser(),
        args: [...testFlags, `--remote-debugging-port=${port}`],
      });
      await use({address: site.address, port});
      await browser.close();
      site.stop();
    },
    {scope: 'worker'},
  ],
});

// Runs sequentially, because parallel audits affect each other's results.
test.describe.configure({mode: 'default'});

for (const route of routes) {
  test(`${route} scores 100 for accessibility, best practices and SEO`, async ({lighthouse}) => {
    test.setTimeout(180_000);
    // A dynamic import, because Lighthouse is an ES module and this file is compiled to CommonJS.
    const {default: audit} = await import('lighthouse');
    const result = await audit(lighthouse.address + route, {
      port: lighthouse.port,
      onlyCategories: categories,
      // Only an HTML report would need the screenshot.
      disableFullPageScreenshot: true,
      output: 'json',
      logLevel: 'error',
    });
    if (result === undefined) {
      throw new Error(
        `Lighthouse returned no result for ${route}. Open the page in a browser, then run the test again.`,
      );
    }
    const {lhr} = result;
    expect(lhr.runtimeError).toBeUndefined();
    expect(lhr.configSettings.formFactor).toBe('mobile');
    const failed = Object.values(lhr.categories)
      .flatMap(({auditRefs}) => auditRefs.filter(({weight}) => weight > 0))
      .map(({id}) => lhr.audits[id])
      .filter((entry) => entry?.score !== null && (entry?.score ?? 0) < 1)
      .map((entry) => `${entry?.id}: ${entry?.title} ${JSON.stringify(entry?.details ?? {}).slice(0, 600)}`);
    expect(failed).toEqual([]);
    const scores = Object.fromEntries(Object.entries(lhr.categories).map(([id, {score}]) => [id, score]));
    expect(scores).toEqual({accessibility: 1, 'best-practices': 1, seo: 1});
  });
}
