import {expect, it} from 'vitest';
import {truncateQuery} from './query-text';

it('keeps 64 characters', () => {
  expect(truncateQuery('memory')).toBe('memory');
  expect(truncateQuery('m'.repeat(65))).toBe('m'.repeat(64));
});

it.each(['memory\ud83d', '\ude00memory', `${'m'.repeat(63)}🧱`])(
  'leaves no half of a surrogate pair in %j',
  (text) => {
    expect(() => encodeURIComponent(text.slice(0, 64))).toThrow();
    expect(encodeURIComponent(truncateQuery(text))).toMatch(/^m+(emory)?$/);
  },
);

it('keeps whole surrogate pairs', () => {
  expect(truncateQuery('🧱 brick')).toBe('🧱 brick');
});
