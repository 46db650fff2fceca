/** A host without redirects. On such a host, pages have additional URLs for which the router has no route. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {typeOf} from '../../src/cli/host';
import {listen} from '../../src/cli/server';
import {buildFolder, expect, hydrated, test as base} from './site';

/**
 * Serves the file, the page with that name, or 404.html, as GitHub Pages and nginx (`try_files $uri
 * $uri.html`) do.
 */
function createPlainServer() {
  return createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    const names = [path === '/' ? '/index.html' : path, `${path}.html`].map((name) =>
      join(buildFolder, name),
    );
    const file = names.find((name) => existsSync(name) && statSync(name).isFile());
    response.writeHead(file ? 200 : 404, {'Content-Type': typeOf(file ?? '404.html')});
    response.end(readFileSync(file ?? join(buildFolder, '404.html')));
  });
}

const test = base.extend<object, {siteAddress: string}>({
  siteAddress: [
    async ({}, use) => {
      const server = createPlainServer();
      const port = await listen(server, 0);
      await use(`http://127.0.0.1:${port}`);
      server.closeAllConnections();
      server.close();
    },
    {scope: 'worker'},
  ],
});

const spaces = '/docs/mods/suite/Ranks/Advanced%20Conditions';

for (const [written, address] of [
  ['/index.html', '/'],
  ['/docs.html', '/docs'],
  ['/docs/index.html', '/docs'],
  ['/search.html?q=memory', '/search?q=memory'],
  ['/docs/tags.html', '/docs/tags'],
  ['/docs/tags/automation.html', '/docs/tags/automation'],
  ['/docs/app.html', '/docs/app'],
  ['/docs/app/index.html', '/docs/app'],
  ['/docs/app/Instances/change-ram.html#top', '/docs/app/Instances/change-ram#top'],
  ['/docs/app/Instances/change-ram/index.html', '/docs/app/Instances/change-ram'],
  [`${spaces}.html`, spaces],
]) {
  test(`${written} is the page ${address}`, async ({page, complaints}) => {
    await page.goto(written!);
    // For this address, the host responds with the not-found page, which then redirects.
    if (written!.includes('/index.html')) {
      await expect(page).toHaveURL(address!);
    }
    await hydrated(page);
    await expect(page).toHaveURL(address!);
    await expect(page.locator('nav.navbar')).toHaveCount(1);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/not found/i);
    // Ignore the expected 404 response before the redirect.
    const mismatches = complaints.filter((text) => !text.includes('status of 404'));
    complaints.length = 0;
    expect(mismatches).toEqual([]);
    // The navbar must work on the page.
    await page.locator('nav.navbar').locator('a[href="/docs/mods"]').first().click();
    await expect(page).toHaveURL(/\/docs\/mods/);
    await page.goBack();
    await expect(page).toHaveURL(address!);
  });
}

test('an unknown address shows the not-found page, with and without an ending', async ({
  page,
  complaints,
}) => {
  for (const written of ['/docs/app/no-such-page', '/docs/app/no-such-page.html']) {
    await page.goto(written);
    await expect(page).toHaveURL('/docs/app/no-such-page');
    await hydrated(page);
    await expect(page.locator('nav.navbar')).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText('/docs/app/no-such-page');
  }
  const others = complaints.filter((text) => !text.includes('status of 404'));
  complaints.length = 0;
  expect(others).toEqual([]);
});
