import {afterEach, beforeEach, expect, it} from 'vitest';
import {forgiveFullStorage} from './storage';

const {setItem, removeItem} = Storage.prototype;
let full = false;
const written: string[] = [];

beforeEach(() => {
  full = false;
  Storage.prototype.setItem = function (key, value) {
    if (full) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    written.push(key);
    setItem.call(this, key, value);
  };
  written.length = 0;
  forgiveFullStorage();
});

afterEach(() => {
  Object.assign(Storage.prototype, {setItem, removeItem});
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

it('lets DocSearch try once whether there is room, and again while there is none', () => {
  const tryOut = () => {
    localStorage.setItem('__TEST_KEY__', '');
    localStorage.removeItem('__TEST_KEY__');
  };
  full = true;
  expect(tryOut).toThrow('full');
  expect(tryOut).toThrow('full');
  full = false;
  tryOut();
  tryOut();
  expect(written).toEqual(['__TEST_KEY__']);
  expect(localStorage.getItem('__TEST_KEY__')).toBeNull();
});
