/** Failures of the hosted engine: the built site uses the service's client, and the mocked hosts fail. */
import type {Page} from '@playwright/test';
import type {Mood, Provider} from './search-provider';
import {searchTest as test} from './search-site';
import {expect, open} from './site';

test.use({engine: 'hosted'});

const first = 'testapp-dsn.algolia.net';
const others = ['testapp-1.algolianet.com', 'testapp-2.algolianet.com', 'testapp-3.algolianet.com'];

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => page.locator('#search-dialog').getByRole('searchbox');
const hits = (page: Page) => dialog(page).locator('.DocSearch-Hit');

async function openDialog(page: Page): Promise<void> {
  await open(page, '/docs/app/Instances/change-ram');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Makes the first host respond in the given way. All other hosts respond normally. */
const firstIs = (mood: Mood) => (host: string) => (host === first ? mood : 'well');

const hostsOf = (provider: Provider) => provider.calls.map(({host}) => host);

/** Returns the time between the first two calls in milliseconds. */
const timeToNextHost = ({calls: [one, two]}: Provider) => two!.time - one!.time;

test('every request has the keys in headers and requests the fields that the dialog shows', async ({
  page,
  provider,
}) => {
  await openDialog(page);
  await field(page).pressSequentially('memory', {delay: 30});
  await expect(hits(page).first()).toBeVisible();
  expect(provider.calls.length).toBeGreaterThan(0);
  for (const {host, method, path, headers, requests} of provider.calls) {
    expect(host).toBe(first);
    expect([method, decodeURIComponent(path)]).toEqual(['POST', '/1/indexes/*/queries']);
    expect(headers['x-algolia-application-id']).toBe('TESTAPP');
    expect(headers['x-algolia-api-key']).toBe('search-only');
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      indexName: 'ftb-docs',
      query: expect.stringMatching(/^m/),
      hitsPerPage: 20,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      clickAnalytics: false,
      attributesToRetrieve: expect.arrayContaining([
        'hierarchy.lvl0',
        'hierarchy.lvl6',
        'content',
        'type',
        'url',
      ]),
      attributesToSnippet: expect.arrayContaining(['content:10']),
      facetFilters: ['language:en', expect.arrayContaining(['docusaurus_tag:docs-default-current'])],
    });
  }
});

test('the search page sends the same requests', async ({page, provider}) => {
  await open(page, '/search?q=memory');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const [call] = provider.calls;
  expect(call?.headers['x-algolia-api-key']).toBe('search-only');
  expect(call?.requests[0]).toMatchObject({
    indexName: 'ftb-docs',
    query: 'memory',
    page: 0,
    facetFilters: ['language:en', expect.arrayContaining(['docusaurus_tag:docs-default-current'])],
  });
});

test('a host that is down is replaced by the next, and not used for 120 s', async ({
  page,
  provider,
  complaints,
}) => {
  await page.clock.install();
  provider.mood = firstIs('down');
  await openDialog(page);
  await field(page).fill('memory');
  await page.clock.runFor(50);
  await expect(hits(page).first()).toBeVisible();
  expect(others).toContain(hostsOf(provider)[0]);

  // The host has recovered, but the client must not use it yet.
  provider.mood = () => 'well';
  provider.calls.length = 0;
  await page.clock.runFor(115_000);
  await field(page).fill('server');
  await page.clock.runFor(50);
  await expect.poll(() => provider.calls.length).toBe(1);
  expect(hostsOf(provider)).not.toContain(first);

  await page.clock.runFor(10_000);
  await field(page).fill('screenshot');
  await page.clock.runFor(50);
  await expect.poll(() => hostsOf(provider)).toContain(first);
  complaints.length = 0;
});

for (const [mood, limit] of [
  ['silent', 1000],
  ['stuck', 2000],
] as const) {
  test(`a host that is ${mood} is replaced by the next after ${limit / 1000} s`, async ({page, provider}) => {
    provider.mood = firstIs(mood);
    await openDialog(page);
    await field(page).fill('memory');
    await expect(hits(page).first()).toBeVisible();
    expect(hostsOf(provider)[0]).toBe(first);
    expect(others).toContain(hostsOf(provider)[1]);
    // The timeout starts in the page, slightly before the request arrives here.
    expect(timeToNextHost(provider)).toBeGreaterThan(limit - 200);
    expect(timeToNextHost(provider)).toBeLessThan(limit + 800);
  });
}

test('when every host fails, each was called once and the dialog shows the error', async ({
  page,
  provider,
  complaints,
}) => {
  provider.mood = () => ({status: 503});
  await openDialog(page);
  await field(page).fill('memory');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  expect([...hostsOf(provider)].sort()).toEqual([first, ...others].sort());
  complaints.length = 0;
});

for (const status of [400, 403, 404, 429]) {
  test(`a refusal with ${status} is shown, and no other host is tried`, async ({
    page,
    provider,
    complaints,
  }) => {
    provider.mood = () => ({status});
    await openDialog(page);
    await field(page).fill('memory');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    expect(new Set(hostsOf(provider))).toEqual(new Set([first]));
    complaints.length = 0;
  });
}

test('a response that is not JSON is an error', async ({page, provider, complaints}) => {
  provider.mood = () => 'garbled';
  await openDialog(page);
  await field(page).fill('memory');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  complaints.length = 0;
});
