import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {fill} from '../../lib/gaps';
import {runSamples, tally, told, unproven, wantedShare, type Outcome} from './run';

const root = path.resolve(__dirname, '../../..');
let outcomes: Outcome[];
beforeAll(async () => {
  outcomes = await runSamples(root);
}, 60_000);

it('has a real sample of most errors and warnings', () => {
  expect(unproven(outcomes, root).length).toBeLessThan(30);
});

it('finds the right cause first or second in held-back samples', () => {
  const {right, all} = tally(outcomes, 'held-back');
  expect(all).toBeGreaterThanOrEqual(60);
  expect(right / all).toBeGreaterThanOrEqual(wantedShare);
});

it('finds the right cause in every sample that was used for tuning', () => {
  expect(outcomes.filter(({set, isRight}) => set === 'tuning' && !isRight).map(told)).toEqual([]);
});

it('fills titles, meanings and steps with the values of each sample so that they read well', () => {
  const bad = outcomes.flatMap(({sample, diagnosis}) =>
    diagnosis.findings.flatMap(({title, also, written, values}) =>
      [title, ...also, ...[written.means, ...written.steps].map((text) => fill(text, values))]
        .filter((text) => /\b(\p{L}+) \1\b|\{\w+[|}]| [,.;!](?!\/)| {2}|\.\.$|[,:;]$|^\W?$/u.test(text))
        .map((text) => `${sample.file}: ${text}`),
    ),
  );
  expect(bad).toEqual([]);
});

it('finds nothing wrong in healthy logs', () => {
  const healthy = outcomes.filter(({set}) => set === 'healthy');
  expect(healthy.length).toBeGreaterThanOrEqual(20);
  expect(healthy.filter(({isRight}) => !isRight).map(told)).toEqual([]);
});
