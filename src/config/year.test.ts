import {afterEach, describe, expect, it, vi} from 'vitest';
import {copyrightYear} from './year';

afterEach(() => {
  vi.useRealTimers();
});

describe('copyrightYear', () => {
  it('is the current year', () => {
    vi.useFakeTimers({now: new Date('2031-12-31T23:30:00Z')});
    expect(copyrightYear({})).toBe(2031);
    expect(copyrightYear({SOURCE_DATE_EPOCH: ''})).toBe(2031);
  });

  it('is the year of SOURCE_DATE_EPOCH, if set', () => {
    expect(copyrightYear({SOURCE_DATE_EPOCH: '1767225599'})).toBe(2025);
    expect(copyrightYear({SOURCE_DATE_EPOCH: '1767225600'})).toBe(2026);
  });

  it('refuses a variable that is not a time', () => {
    expect(() => copyrightYear({SOURCE_DATE_EPOCH: '2026-01-01'})).toThrow(
      'SOURCE_DATE_EPOCH is "2026-01-01". Set it to whole seconds since 1970',
    );
  });
});
