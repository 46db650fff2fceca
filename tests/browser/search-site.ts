/** Test fixture that serves the site with either search engine, and simulates the same failures for both. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LaunchOptions, Page} from '@playwright/test';
import {site as settings} from '../../src/config/site';
import {buildFolder, cacheFolder} from '../../src/cli/project';
import {Engine} from '../../src/search/embedded/engine';
import {siteIndex} from '../../src/search/embedded/write-index';
import type {IndexFile} from '../../src/search/embedded/index-file';
import {recordsIn} from '../../src/build/post/records';
import {pageRecords} from '../../src/search/records/page';
import {builtPage} from '../unit/search-site';
import {expect, serveSite, test as siteTest} from './site';
import {insightsHosts, keys, startProvider} from './search-provider';
import type {Provider} from './search-provider';

/** The site with the hosted engine and click events, built by `hosted-site.setup.ts`. */
export const hostedFolder = join(cacheFolder, 'hosted-site');

export type EngineName = 'embedded' | 'hosted';

/** Engine-independent actions for tests. */
export interface Search {
  /** Name of the index, which is part of the storage keys for saved searches. */
  indexName: string;
  /** Makes all searches fail; returns a function that restores the search. */
  fail: () => Promise<() => Promise<void>>;
  /** Delays responses by this many milliseconds. */
  delay: (time: number) => Promise<void>;
  /**
   * Adds pages of another version and language to the index.
   * @returns how many of them an unfiltered search for their title finds
   */
  addForeign: () => Promise<number>;
}

/**
 * Title of a page in another docs version and of a page in another language. No other page contains its first
 * word.
 */
export const foreignTitle = 'Zyzzyva memory of an instance';

/** The site's index with the two foreign pages at the start. `hosted-site.setup.ts` writes this file. */
const foreignFile = join(cacheFolder, 'search-index-with-foreign-pages.json');

/**
 * Writes the index with the two foreign pages. Runs once for all tests, because reading every page takes
 * seconds.
 */
export function writeForeignIndex(): void {
  const foreign = [
    {version: '1.20.1', language: 'en'},
    {version: 'current', language: 'fr'},
  ].flatMap((facets) =>
    pageRecords(
      builtPage({title: foreignTitle, ...facets}),
      `/${facets.language}/docs/${facets.version}/memory`,
      settings.url,
    ),
  );
  writeFileSync(foreignFile, JSON.stringify(siteIndex([...foreign, ...recordsIn(buildFolder)])));
}

interface TestFixtures {
  /** Engine that the site uses. */
  engine: EngineName;
  /** Whether the reader allows click events. Off by default, as in a site that was built without click events. */
  tellsClicks: boolean;
  search: Search;
}

interface WorkerFixtures {
  foreignIndex: IndexFile;
  provider: Provider;
  launchOptions: LaunchOptions;
  addresses: Record<EngineName, string>;
}

/**
 * Test fixture for the site with one engine; by default the embedded engine. All tests use the same index.
 */
export const searchTest = siteTest.extend<TestFixtures, WorkerFixtures>({
  engine: ['embedded', {option: true}],
  tellsClicks: [false, {option: true}],
  foreignIndex: [
    async ({}, use) => use(JSON.parse(readFileSync(foreignFile, 'utf8')) as IndexFile),
    {scope: 'worker'},
  ],
  provider: [
    async ({foreignIndex}, use) => {
      const provider = await startProvider(new Engine(foreignIndex));
      await use(provider);
      provider.stop();
    },
    {scope: 'worker'},
  ],
  launchOptions: [
    async ({provider, launchOptions}, use) => {
      const rules = ['*.algolia.net', '*.algolianet.com', ...insightsHosts].map(
        (hosts) => `MAP ${hosts} 127.0.0.1:${provider.port}`,
      );
      const args = [
        `--host-resolver-rules=${rules.join(', ')}`,
        `--ignore-certificate-errors-spki-list=${provider.fingerprint}`,
      ];
      await use({...launchOptions, args: [...(launchOptions.args ?? []), ...args]});
    },
    {scope: 'worker'},
  ],
  addresses: [
    async ({}, use) => {
      const sites = await Promise.all([buildFolder, hostedFolder].map(serveSite));
      const [embedded, hosted] = sites.map(({address}) => address) as [string, string];
      await use({embedded, hosted});
      sites.forEach(({stop}) => stop());
    },
    {scope: 'worker'},
  ],
  baseURL: async ({engine, addresses}, use) => use(addresses[engine]),
  search: [
    async ({page, engine, tellsClicks, provider, foreignIndex}, use) => {
      if (!tellsClicks) {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'globalPrivacyControl', {value: true});
        });
      }
      provider.mood = () => 'well';
      for (const seen of [provider.calls, provider.scripts, provider.events]) {
        seen.length = 0;
      }
      await use(engine === 'embedded' ? embedded(page, foreignIndex) : hosted(provider, foreignIndex));
      if (engine === 'embedded') {
        expect(provider.calls, 'The embedded engine must not send requests to the service').toEqual([]);
      }
      if (!tellsClicks) {
        expect([provider.scripts, provider.events], 'No click events may be sent to the service').toEqual([
          [],
          [],
        ]);
      }
    },
    // `auto`, because the provider must be reset before every test.
    {auto: true},
  ],
});

function countForeign(file: IndexFile): number {
  const {results} = new Engine(file).search({requests: [{indexName: '', query: foreignTitle}]});
  return results[0]!.hits.filter(({hierarchy}) => hierarchy.lvl1 === foreignTitle).length;
}

function hosted(provider: Provider, foreign: IndexFile): Search {
  return {
    indexName: keys.ALGOLIA_INDEX_NAME,
    fail: async () => {
      provider.mood = () => ({status: 500});
      return async () => {
        provider.mood = () => 'well';
      };
    },
    delay: async (time) => {
      provider.mood = () => ({after: time});
    },
    // The index already contains the foreign pages.
    addForeign: async () => countForeign(foreign),
  };
}

const indexFiles = '**/search-index/*';
const indexFile = /\/search-index\/[0-9a-f]+\.json$/;

function embedded(page: Page, foreign: IndexFile): Search {
  return {
    indexName: 'docs',
    fail: async () => {
      await page.route(indexFiles, (route) => route.abort('connectionfailed'));
      return () => page.unroute(indexFiles);
    },
    delay: async (time) => {
      await page.route(indexFile, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, time));
        await route.continue();
      });
    },
    addForeign: async () => {
      await page.route(indexFile, (route) => route.fulfill({json: foreign}));
      return countForeign(foreign);
    },
  };
}
