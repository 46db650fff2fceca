import {afterEach, beforeEach, expect, it} from 'vitest';
import {forgiveFullStorage} from './storage';

const {setItem} = Storage.prototype;
let full = false;

beforeEach(() => {
  full = false;
  Storage.prototype.setItem = function (key, value) {
    if (full) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    setItem.call(this, key, value);
  };
  forgiveFullStorage();
});

afterEach(() => {
  Storage.prototype.setItem = setItem;
  localStorage.clear();
});

it('keeps what fits', () => {
  localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__index', '[]');
  localStorage.setItem('theme', 'dark');
  expect(localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__index')).toBe('[]');
  expect(localStorage.getItem('theme')).toBe('dark');
});

it('forgives DocSearch, and nobody else, what does not', () => {
  full = true;
  expect(() => localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__index', '[]')).not.toThrow();
  expect(localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__index')).toBeNull();
  expect(() => localStorage.setItem('theme', 'dark')).toThrow('full');
});
