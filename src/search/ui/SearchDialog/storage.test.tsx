import {afterEach, expect, it, vi} from 'vitest';
import {prepareStorage} from './storage';

const recent = '__DOCSEARCH_RECENT_SEARCHES__docs';
const favourites = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('removes its own entries and keeps saved searches', () => {
  localStorage.setItem(recent, '[{"objectID": "a"}]');
  expect(prepareStorage('docs')).toBe(true);
  expect({...localStorage}).toEqual({[recent]: '[{"objectID": "a"}]'});
});

it.each(['{', '{}', 'null', '"text"'])('removes an entry that is not a list: %s', (text) => {
  localStorage.setItem(recent, '[]');
  localStorage.setItem(favourites, text);
  expect(prepareStorage('docs')).toBe(true);
  expect({...localStorage}).toEqual({[recent]: '[]'});
});

it('reports that a full or disabled store saves nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((_, value) => {
    if (value !== '') {
      throw new DOMException('full', 'QuotaExceededError');
    }
  });
  expect(prepareStorage('docs')).toBe(false);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  expect(prepareStorage('docs')).toBe(false);
});
