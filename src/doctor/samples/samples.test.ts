import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {runSamples, tally, told, wantedShare, type Outcome} from './run';

let outcomes: Outcome[];
beforeAll(async () => {
  outcomes = await runSamples(path.resolve(__dirname, '../../..'));
}, 60_000);

it('finds the right cause first or second in samples that were never tuned for', () => {
  const {right, all} = tally(outcomes, 'held-back');
  expect(all).toBeGreaterThanOrEqual(60);
  expect(right / all).toBeGreaterThanOrEqual(wantedShare);
});

it('finds it in every sample that was tuned for', () => {
  expect(outcomes.filter(({set, isRight}) => set === 'tuning' && !isRight).map(told)).toEqual([]);
});

it('finds nothing wrong in healthy logs', () => {
  const healthy = outcomes.filter(({set}) => set === 'healthy');
  expect(healthy.length).toBeGreaterThanOrEqual(20);
  expect(healthy.filter(({isRight}) => !isRight).map(told)).toEqual([]);
});
