/** Reads what a test runner reports as JSON. */
import {relative} from 'node:path';
import type {JSONReport, JSONReportSuite} from '@playwright/test/reporter';
import type {JsonTestResults} from 'vitest/reporters';
import {root} from './project';

export interface Test {
  name: string;
  seconds: number;
  result: 'passed' | 'failed' | 'skipped';
}

/** A file that could not be read at all has no tests, and is a failure itself. */
const readVitest = ({testResults}: JsonTestResults): Test[] =>
  testResults.flatMap(({name, status, assertionResults}): Test[] => {
    const file = relative(root, name);
    const tests = assertionResults.map(({ancestorTitles, title, status, duration}): Test => ({
      name: `${file}: ${[...ancestorTitles, title].join(' > ')}`,
      seconds: (duration ?? 0) / 1000,
      result: status === 'passed' || status === 'failed' ? status : 'skipped',
    }));
    const isTold = status === 'passed' || tests.some(({result}) => result === 'failed');
    return isTold ? tests : [...tests, {name: file, seconds: 0, result: 'failed'}];
  });

/** A test that is expected to fail, and does, has passed. */
const readSuite = ({specs, suites = []}: JSONReportSuite, titles: string[] = []): Test[] => [
  ...specs.flatMap(({file, title, tests}) =>
    tests.map(({status, results}): Test => ({
      name: `${file}: ${[...titles, title].join(' > ')}`,
      seconds: results.reduce((sum, {duration}) => sum + duration, 0) / 1000,
      result: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
    })),
  ),
  ...suites.flatMap((suite) => readSuite(suite, [...titles, suite.title])),
];

/** @param text report of Vitest or of Playwright, by their own reporters called `json` */
export function readReport(text: string): Test[] {
  const report = JSON.parse(text) as JsonTestResults | JSONReport;
  return 'testResults' in report ? readVitest(report) : report.suites.flatMap((suite) => readSuite(suite));
}
