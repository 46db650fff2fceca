/** Unknown, moved and misspelt URLs. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {redirects} from '../../src/config/redirects';
import {sections} from '../../src/config/sections';
import {violations} from './accessibility';
import {buildFolder, expect, hydrated, moveTo, open, settled, test} from './site';
import {documents, pages, readBuilt, sitemapRoutes, tagPages} from './pages';

const guide = '/docs/app/Instances/change-ram';

test.describe('not found', () => {
  const typed = '/docs/app/Instances/chnage-ram-of-instance';

  test('an unknown address answers 404 and helps: the nearest pages, a search, the sections', async ({
    page,
    complaints,
  }) => {
    const response = await page.goto(typed);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', {name: /memory|ram/i}).first()).toHaveAttribute('href', guide);
    await expect(main).toContainText(typed);
    const searchLink = main.locator('a[href^="/search?q="]');
    const searchForm = main.locator('form[action="/search"] input[name="q"]');
    expect((await searchLink.count()) + (await searchForm.count())).toBeGreaterThan(0);
    const words =
      (await searchLink.count()) > 0
        ? new URL((await searchLink.first().getAttribute('href')) ?? '', 'http://x').searchParams.get('q')
        : await searchForm.inputValue();
    expect(words).toMatch(/ram/i);
    for (const {path} of sections.filter(({tab}) => tab)) {
      await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible();
    }
    // The browser logs that the document has the status 404.
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    expect(await violations(page)).toEqual([]);
    complaints.length = 0;
  });

  for (const address of [typed, '/docs/not%20there']) {
    test(`a link to a missing document loads the not-found page once: ${address}`, async ({
      page,
      complaints,
    }) => {
      await open(page, guide);
      const loads: string[] = [];
      const files: string[] = [];
      page.on('request', (request) => {
        (request.isNavigationRequest() ? loads : files).push(request.url());
      });
      await moveTo(page, address);
      await expect(page).toHaveTitle(/Page not found/i);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      files.length = 0;
      await moveTo(page, `${address}?a#more`);
      await settled(page);
      await expect(page.getByRole('main')).toContainText(decodeURI(address));
      // Another address with the same path must not load the page again.
      expect(files.filter((file) => file.includes(address))).toEqual([]);
      expect(loads).toHaveLength(1);
      complaints.length = 0;
    });
  }

  test('the address is shown as text and never runs as code', async ({page, complaints}) => {
    await page.goto(`/docs/%3Cimg%20src=x%20onerror=document.title='owned'%3E`);
    await hydrated(page);
    await expect(page.getByRole('main')).toContainText('<img');
    await expect(page).not.toHaveTitle('owned');
    complaints.length = 0;
  });

  test('links to the sections without JavaScript', async ({browser, siteAddress}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(`${siteAddress}${typed}`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/docs/app"]')).toBeVisible();
    await context.close();
  });
});

test.describe('other spellings of an address', () => {
  for (const [written, meant] of [
    [`${guide}.html`, guide],
    [`${guide}/index.html`, guide],
    [`${guide}/`, guide],
    ['/index.html', '/'],
    ['/docs/app.html?from=forum', '/docs/app?from=forum'],
  ] as const) {
    test(`${written} leads to the page`, async ({page}) => {
      await open(page, written);
      await expect(page).toHaveURL(meant);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });
  }
});

/** Covers every configured redirect; tests/promises.yaml lists the required old URLs. */
test.describe('addresses that moved', () => {
  const moved: [string, string][] = [
    ...redirects.filter(({from}) => !from.endsWith('/*')).map(({from, to}): [string, string] => [from, to]),
    ['/mod-docs/mods/suite', '/docs/mods/suite'],
    ['/mod-docs/mods', '/docs/mods'],
    ['/mod-docs/1.21.1/mods/suite', '/docs/mods/suite'],
    ['/mod-docs/next/support', '/docs/support'],
  ];

  test('each leads to its page and section', async ({page, request}) => {
    for (const [from, to] of moved) {
      const response = await request.get(from, {maxRedirects: 0});
      expect([response.status(), response.headers().location], from).toEqual([301, to]);
      const [route = '', hash] = to.split('#');
      expect((await request.get(to)).status(), to).toBe(200);
      if (hash !== undefined) {
        expect(
          await readBuilt(page, route, `main [id="${hash}"]`),
          `${from} redirects to ${to}, which has no heading with this id; correct src/config/redirects.ts`,
        ).toHaveLength(1);
      }
    }
  });

  test('the not-found page redirects on a host without redirects', async ({page, complaints}) => {
    // A static file host responds with the not-found page, which applies the same redirects.
    await page.route('**/mod-docs/**', (route) =>
      route.fulfill({
        status: 404,
        contentType: 'text/html',
        body: readFileSync(join(buildFolder, '404.html'), 'utf8'),
      }),
    );
    await page.goto('/mod-docs/1.21.1/mods/suite');
    await expect(page).toHaveURL('/docs/mods/suite');
    await hydrated(page);
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    complaints.length = 0;
  });
});

test('every page of the sitemap is built, and every document is in the sitemap', () => {
  const announced = sitemapRoutes();
  expect(announced.filter((route) => !pages.includes(route))).toEqual([]);
  expect(documents.filter((route) => !announced.includes(route))).toEqual([]);
});

test('drafts have no page', async ({request}) => {
  for (const draft of ['', '/kube-js']) {
    const response = await request.get(`/docs/mods/suite/Quests/Developer/Integrations${draft}`);
    expect(response.status()).toBe(404);
  }
});

test.describe('tags', () => {
  /** Tag pages that tests/promises.yaml requires. */
  const expected = [
    'automation',
    'ftb-mods',
    'ftb-suite',
    'getting-started',
    'introduction',
    'sieves-and-things',
  ].map((tag) => `/docs/tags/${tag}`);

  /** Returns the routes of the tag pages that each document links to, by route of the document. */
  async function tagsByDocument(page: Page): Promise<Map<string, string[]>> {
    const tags = new Map<string, string[]>();
    for (const route of documents) {
      tags.set(route, await readBuilt(page, route, 'main a[rel~="tag"]', 'href'));
    }
    return tags;
  }

  test('documents link to their tag pages, the index to all tag pages, and these to their documents', async ({
    page,
  }) => {
    const tags = await tagsByDocument(page);
    expect([...new Set([...tags.values()].flat())].sort()).toEqual(tagPages);
    expect(tagPages.filter((route) => !expected.includes(route))).toEqual([]);
    // The tag index only exists if a page has a tag.
    expect(pages.includes('/docs/tags')).toBe(tagPages.length > 0);
    if (tagPages.length > 0) {
      expect((await readBuilt(page, '/docs/tags', 'main a[rel~="tag"]', 'href')).sort()).toEqual(tagPages);
    }
    for (const tagPage of tagPages) {
      const listed = await readBuilt(page, tagPage, 'main article a:has(h2)', 'href');
      const tagged = documents.filter((route) => tags.get(route)?.includes(tagPage));
      expect(listed.map(encodeURI).sort(), tagPage).toEqual(tagged.sort());
    }
  });

  test('a tag links from a document to the tag page and back', async ({page}) => {
    test.skip(tagPages.length === 0, 'no document carries a tag yet');
    const [tagged = ''] = [...(await tagsByDocument(page))].find(([, tags]) => tags.length > 0) ?? [];
    await open(page, tagged);
    await page.getByRole('main').locator('a[rel~="tag"]').first().click();
    await expect(page).toHaveURL(/\/docs\/tags\//);
    await page.getByRole('main').locator(`article a[href="${tagged}"]`).click();
    await expect(page).toHaveURL(tagged);
  });
});
