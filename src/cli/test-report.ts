import {relative} from 'node:path';
import type {JSONReport, JSONReportSuite} from '@playwright/test/reporter';
import type {JsonTestResults} from 'vitest/reporters';
import {root} from './project';

export interface Test {
  name: string;
  seconds: number;
  result: 'passed' | 'failed' | 'skipped';
}

/** Converts a Vitest report. A file that fails to load has no tests, so it counts as one failed test. */
const readVitest = ({testResults}: JsonTestResults): Test[] =>
  testResults.flatMap(({name, status, assertionResults}): Test[] => {
    const file = relative(root, name);
    const tests = assertionResults.map(({ancestorTitles, title, status, duration}): Test => ({
      name: `${file}: ${[...ancestorTitles, title].join(' > ')}`,
      seconds: (duration ?? 0) / 1000,
      result: status === 'passed' || status === 'failed' ? status : 'skipped',
    }));
    const isComplete = status === 'passed' || tests.some(({result}) => result === 'failed');
    return isComplete ? tests : [...tests, {name: file, seconds: 0, result: 'failed'}];
  });

/** Converts a Playwright suite. A test that fails as expected counts as passed. */
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

/**
 * Parses a report of the `json` reporter of Vitest or Playwright.
 * @param text content of the report
 */
export function readReport(text: string): Test[] {
  const report = JSON.parse(text) as JsonTestResults | JSONReport;
  return 'testResults' in report ? readVitest(report) : report.suites.flatMap((suite) => readSuite(suite));
}
