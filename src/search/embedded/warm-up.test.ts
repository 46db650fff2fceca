import {expect, it} from 'vitest';
import {warmUpQueries, warmUpSteps} from './warm-up';

it('warms up in a few steps without an error, and ends', () => {
  const nextStep = warmUpSteps();
  let steps = 1;
  while (nextStep()) {
    steps += 1;
  }
  expect(steps).toBeGreaterThan(1);
  expect(steps).toBeLessThan(20);
});

it('runs different queries, and not too many', () => {
  const queries = warmUpQueries();
  expect(queries.length).toBeGreaterThan(10);
  expect(queries.length).toBeLessThan(70);
  expect([...'abcdefghijklmnopqrstuvwxyz/'].filter((letter) => !queries.includes(letter))).toEqual([]);
  // Rankings are cached, so a repeated query would have no warm-up effect.
  expect(new Set(queries).size).toBe(queries.length);
});
