import {describe, expect, it} from 'vitest';
import {DurationError, inWords, readDuration, refusal} from './duration';

function refused(text: string): DurationError {
  try {
    readDuration(text);
  } catch (error) {
    if (error instanceof DurationError) {
      return error;
    }
  }
  throw new Error(`readDuration accepts "${text}"; it must throw a DurationError.`);
}

describe('readDuration', () => {
  it.each([
    ['90s', 90],
    ['10m', 600],
    ['45m', 2700],
    ['1.5h', 5400],
    ['3d', 259_200],
    ['2w', 1_209_600],
    ['0.5d', 43_200],
    ['.5d', 43_200],
    ['0s', 0],
    ['12h', 43_200],
    // Negative durations count as 0, and fractions of a second are truncated.
    ['-5m', 0],
    ['1.9s', 1],
    ['007m', 420],
  ])('%s is %d seconds', (text, seconds) => expect(readDuration(text)).toEqual({type: 'seconds', seconds}));

  it.each(['*', '* (indefinite)', '* (once only)', '*1h'])('%s has no end', (text) =>
    expect(readDuration(text)).toEqual({type: 'endless'}),
  );

  it.each([
    ['30', 'unit letter is missing', '30s'],
    ['1 h', 'Spaces are not allowed', '1h'],
    ['1h ', 'Spaces are not allowed', '1h'],
    ['1H', 'lower case', '1h'],
    ['1h30m', 'one number with one letter', '90m'],
    ['1d 12h', 'one number with one letter', '36h'],
    ['1M30S', 'one number with one letter', '90s'],
    ['7d7d', 'one number with one letter', '2w'],
    ['<number>[smhdw]', 'placeholder', undefined],
    ['3y', 'not a unit', undefined],
    ['h', 'not a plain number', undefined],
    ['+5m', 'not a plain number', undefined],
    ['5.m', 'not a plain number', undefined],
    ['1.2.3h', 'not a plain number', undefined],
    ['1e3s', 'not a plain number', undefined],
    ['m5', 'not a plain number', undefined],
  ])('refuses %j', (text, reason, meant) => {
    const error = refused(text);
    expect(error.message).toBe(refusal);
    expect(error.reason).toContain(reason);
    expect(error.meant).toBe(meant);
  });

  it('proposes only readable durations', () => {
    for (const text of ['30', '1 h', '1H', '1h30m', '1d 12h', '0s0s']) {
      expect(readDuration(refused(text).meant ?? '')).toMatchObject({type: 'seconds'});
    }
  });
});

describe('inWords', () => {
  it.each([
    [0, '0 seconds'],
    [1, '1 second'],
    [90, '1 minute and 30 seconds'],
    [3600, '1 hour'],
    [3661, '1 hour and 1 minute'],
    [10_799, '2 hours and 59 minutes'],
    [108_000, '1 day and 6 hours'],
    // The second part is the next unit that is not 0.
    [86_430, '1 day and 30 seconds'],
    // Weeks are shown as days.
    [1_209_600, '14 days'],
  ])('%d seconds', (seconds, words) => expect(inWords(seconds)).toBe(words));
});
