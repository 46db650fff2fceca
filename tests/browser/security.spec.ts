/** Security headers and their effects. All other tests run under the same headers. */
import {expect, open, test} from './site';

const samples = [
  '/',
  '/docs/app/Instances/change-ram',
  '/search?q=memory',
  '/docs/mods/technical/SNBT',
  '/nowhere',
];

test('every kind of response has the headers', async ({page}) => {
  for (const path of [...samples, '/llms.txt', '/docs/app.md', '/search-index/manifest.json']) {
    const headers = (await page.request.get(path)).headers();
    expect(headers['content-security-policy'], path).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-/,
    );
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=\d{8}/);
    expect(headers['permissions-policy'], path).toContain('camera=()');
  }
});

test('an injected script does not run', async ({page, complaints}) => {
  await page.route('**/docs/app', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /<body[^>]*>/,
      '$&<script>window.pwned = 1</script><img src=/x onerror="window.pwned = 2"><a id=trap href="javascript:window.pwned = 3">trap</a>',
    );
    await route.fulfill({response, body: html});
  });
  await page.goto('/docs/app');
  await page.locator('#trap').click();
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate('window.pwned')).toBeUndefined();
  expect(complaints.filter((text) => /Content Security Policy/.test(text)).length).toBeGreaterThan(1);
  complaints.length = 0;
});

test('no page sends a request to another site', async ({page, baseURL}) => {
  const foreign: string[] = [];
  let own = 0;
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (origin === baseURL) {
      own += 1;
    } else if (protocol.startsWith('http')) {
      foreign.push(request.url());
    }
  });
  for (const path of samples.slice(0, 4)) {
    await open(page, path);
  }
  await page.keyboard.press('Control+K');
  await page.locator('.DocSearch-Input').fill('memory');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  expect(foreign).toEqual([]);
  expect(own).toBeGreaterThan(20);
});
