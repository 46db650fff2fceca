import {expect, it} from 'vitest';
import {choiceName, nextChoice} from './choice';

it('goes light, dark, system, light', () => {
  expect(nextChoice('light', true)).toBe('dark');
  expect(nextChoice('dark', true)).toBeNull();
  expect(nextChoice(null, true)).toBe('light');
});

it('alternates when the site does not follow the system', () => {
  expect(nextChoice('light', false)).toBe('dark');
  expect(nextChoice('dark', false)).toBe('light');
});

it('names the third state', () => {
  expect([null, 'light', 'dark'].map((choice) => choiceName(choice as 'light'))).toEqual([
    'system',
    'light',
    'dark',
  ]);
});
