import {expect, it} from 'vitest';
import {readKeys} from './keys';

const keys = {ALGOLIA_APP_ID: 'APP', ALGOLIA_INDEX_NAME: 'docs', ALGOLIA_WRITE_KEY: 'secret'};

it('reads the keys of an upload', () => {
  expect(readKeys({...keys, ALGOLIA_API_KEY: 'public'})).toEqual({
    appId: 'APP',
    indexName: 'docs',
    writeKey: 'secret',
  });
});

it('returns undefined if no key is set', () => {
  expect(readKeys({ALGOLIA_API_KEY: 'public'})).toBeUndefined();
});

it('names the missing keys', () => {
  expect(() => readKeys({...keys, ALGOLIA_WRITE_KEY: ' ', ALGOLIA_INDEX_NAME: undefined})).toThrow(
    'Not set: ALGOLIA_INDEX_NAME, ALGOLIA_WRITE_KEY.',
  );
});

it('refuses a write key that every page would contain', () => {
  expect(() => readKeys({...keys, ALGOLIA_API_KEY: 'secret'})).toThrow('the same key');
});
