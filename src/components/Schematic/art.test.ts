import {describe, expect, it} from 'vitest';
import {hash, landscape} from './art';

// Reference values of the algorithm's authors.
it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('hash of %j', (text, value) => expect(hash(text)).toBe(value));

describe('landscape', () => {
  const names = ['Example Pack', 'Quiet Valley', 'x', 'Sky', ''];

  it('is the same for the same name and differs between names', () => {
    expect(landscape('Sky', 14, 14)).toEqual(landscape('Sky', 14, 14));
    expect(new Set(names.map((name) => landscape(name, 14, 14).join('\n'))).size).toBe(names.length);
  });

  it.each(names)('of %j fills its box, sky above, ground below, with one light', (name) => {
    for (const [width, height] of [
      [14, 14],
      [64, 14],
      [10, 10],
    ] as const) {
      const rows = landscape(name, width, height);
      expect(rows).toHaveLength(height);
      expect(rows.every((row) => row.length === width && /^[slfn]+$/.test(row))).toBe(true);
      expect(rows[0]).toMatch(/^[sf]+$/);
      expect(rows.at(-1)).toBe('n'.repeat(width));
    }
  });
});
