import {expect, it} from 'vitest';
import {root} from './project';
import {readReport} from './test-report';

const namesAndResults = (report: object) =>
  readReport(JSON.stringify(report)).map(({name, result}) => `${name}: ${result}`);

it('reads a report of Vitest, and counts a file that failed to load as failed', () => {
  const report = {
    numTotalTests: 4,
    success: false,
    testResults: [
      {
        assertionResults: [
          {ancestorTitles: [], title: 'passes', status: 'passed', duration: 1500.5, failureMessages: []},
          {
            ancestorTitles: ['a group'],
            title: 'fails',
            status: 'failed',
            duration: 8.8,
            failureMessages: ['AssertionError: expected "<b>" to be "</b>"'],
          },
          {ancestorTitles: [], title: 'is left out', status: 'skipped', failureMessages: []},
          {ancestorTitles: [], title: 'is to come', status: 'todo', failureMessages: []},
        ],
        status: 'failed',
        message: '',
        name: `${root}/src/a.test.ts`,
      },
      {
        assertionResults: [],
        status: 'failed',
        message: "Cannot find module './nothing'",
        name: `${root}/src/b.test.ts`,
      },
    ],
  };
  expect(namesAndResults(report)).toEqual([
    'src/a.test.ts: passes: passed',
    'src/a.test.ts: a group > fails: failed',
    'src/a.test.ts: is left out: skipped',
    'src/a.test.ts: is to come: skipped',
    'src/b.test.ts: failed',
  ]);
  expect(readReport(JSON.stringify(report))[0]!.seconds).toBe(1.5005);
});

it('counts a file whose setup failed as failed', () => {
  const assertionResults = [{ancestorTitles: [], title: 'never ran', status: 'skipped', failureMessages: []}];
  const testResults = [{assertionResults, status: 'failed', message: 'no', name: `${root}/src/a.test.ts`}];
  expect(namesAndResults({testResults})).toEqual([
    'src/a.test.ts: never ran: skipped',
    'src/a.test.ts: failed',
  ]);
});

it('reads a report of Playwright, where an expected failure has passed', () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [{status, results: durations.map((duration) => ({duration}))}],
  });
  const report = {
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [
          spec('passes', 'expected', 9),
          spec('is left out', 'skipped', 0),
          spec('is known to fail', 'expected', 37),
          spec('passes when tried again', 'flaky', 400, 100),
        ],
        suites: [{title: 'a group', file: 'a.spec.ts', specs: [spec('fails', 'unexpected', 20)]}],
      },
    ],
    errors: [],
  };
  expect(namesAndResults(report)).toEqual([
    'a.spec.ts: passes: passed',
    'a.spec.ts: is left out: skipped',
    'a.spec.ts: is known to fail: passed',
    'a.spec.ts: passes when tried again: failed',
    'a.spec.ts: a group > fails: failed',
  ]);
  expect(readReport(JSON.stringify(report))[3]!.seconds).toBe(0.5);
});
