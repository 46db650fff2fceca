import {expect, it} from 'vitest';
import {searchConfig} from './search';

const keys = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'public', ALGOLIA_INDEX_NAME: 'ftb'};

it('searches with the index of the site when there are no keys', () => {
  expect(searchConfig({})).toMatchObject({engine: 'embedded', contextualSearch: true, insights: false});
  expect(searchConfig({ALGOLIA_APP_ID: ' ', ALGOLIA_INSIGHTS: 'true'})).toMatchObject({
    engine: 'embedded',
    insights: false,
  });
});

it('searches with the hosted service when all keys are set', () => {
  expect(searchConfig(keys)).toMatchObject({
    engine: 'hosted',
    appId: 'APP',
    apiKey: 'public',
    indexName: 'ftb',
    insights: false,
    maxResultsPerGroup: 5,
  });
  expect(searchConfig({...keys, ALGOLIA_INSIGHTS: 'true'}).insights).toBe(true);
});

it('accepts only true and false for click events', () => {
  // GitHub Actions sets an undefined variable to an empty string.
  for (const value of ['', 'false']) {
    expect(searchConfig({...keys, ALGOLIA_INSIGHTS: value}).insights).toBe(false);
  }
  expect(() => searchConfig({...keys, ALGOLIA_INSIGHTS: 'yes'})).toThrow('ALGOLIA_INSIGHTS is "yes"');
});

it('never reads the write key', () => {
  expect(JSON.stringify(searchConfig({...keys, ALGOLIA_WRITE_KEY: 'secret'}))).not.toContain('secret');
});

it('refuses an incomplete set of keys', () => {
  expect(() => searchConfig({...keys, ALGOLIA_API_KEY: undefined})).toThrow('not set: ALGOLIA_API_KEY.');
});
