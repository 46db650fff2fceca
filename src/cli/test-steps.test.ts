import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {formatCounts, formatOutcome, runSteps, slowest} from './test-steps';
import type {Test} from './test-report';
import type {Outcome, Runner} from './test-steps';

let reports: string;
let printed: string;

beforeEach(() => {
  reports = mkdtempSync(join(tmpdir(), 'steps-'));
  printed = '';
});
afterEach(() => rmSync(reports, {recursive: true}));

const tests = (result: Test['result'], count: number): Test[] =>
  Array.from({length: count}, (_, number) => ({name: `${number}`, seconds: 1, result}));

const reportOf = (...counts: number[]) => {
  const assertionResults = ['passed', 'failed', 'skipped'].flatMap((status, i) =>
    Array.from({length: counts[i]!}, () => ({ancestorTitles: [], title: 'it is so', status})),
  );
  return JSON.stringify({
    testResults: [{name: 'a.test.ts', status: counts[1] ? 'failed' : 'passed', assertionResults}],
  });
};

/** Runs fake steps with the given exit codes and reports, one per phase. */
function runAll(codes: Record<string, number>, left: Record<string, string> = {}, needBuild: string[] = []) {
  const run: Runner['run'] = async (name, print) => {
    print?.(`${name} says something\n`);
    if (name in left) {
      mkdirSync(reports, {recursive: true});
      writeFileSync(join(reports, `${name}.json`), left[name]!);
    }
    return codes[name]!;
  };
  const phases = Object.keys(codes).map((name) => [name]);
  return runSteps(phases, needBuild, {run, print: (text) => (printed += text), reports});
}

const counts = (outcomes: Outcome[]) => formatCounts(outcomes.flatMap((one) => one.tests));

describe('the count of a step', () => {
  it.each<[string, number, string | undefined, string]>([
    ['a single test that passed', 0, undefined, '1 passed, 0 failed'],
    ['a single test that failed', 2, undefined, '0 passed, 1 failed'],
    ['counted tests', 1, reportOf(3, 2, 0), '3 passed, 2 failed'],
    ['a bad exit though nothing counted as failed', 1, reportOf(3, 0, 0), '3 passed, 1 failed'],
    ['a run of skipped tests only', 0, reportOf(0, 0, 4), '0 passed, 1 failed, 4 skipped'],
  ])('%s', async (_case, code, report, expected) => {
    expect(counts(await runAll({unit: code}, report === undefined ? {} : {unit: report}))).toBe(expected);
  });

  it('is not taken from the last run', async () => {
    writeFileSync(join(reports, 'unit.json'), reportOf(7, 0, 0));
    expect(counts(await runAll({unit: 1}))).toBe('0 passed, 1 failed');
  });
});

describe('runSteps', () => {
  it('continues after a failure, and skips only what needs the build', async () => {
    const outcomes = await runAll({lint: 1, build: 1, unit: 0, site: 0}, {unit: reportOf(5, 0, 1)}, ['site']);
    expect(outcomes.map(formatOutcome)).toEqual([
      expect.stringMatching(/^✗ lint {5}0 passed, 1 failed {2}[\d.]+ s$/),
      expect.stringMatching(/^✗ build {4}0 passed, 1 failed/),
      expect.stringMatching(/^✓ unit {5}5 passed, 0 failed, 1 skipped/),
      '– site     not run',
    ]);
    expect(counts(outcomes)).toBe('5 passed, 2 failed, 1 skipped');
  });

  it('stops after a signal', async () => {
    const outcomes = await runAll({unit: 130, build: 0, site: 0});
    expect(outcomes.map((one) => one.tests.length)).toEqual([1, 0, 0]);
    expect(counts(outcomes)).toBe('0 passed, 1 failed');
  });

  it('runs two steps at a time, prints the output of each at its end, and lets a step that is alone print directly', async () => {
    const log: string[] = [];
    const ends = new Map<string, () => void>();
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    const end = async (name: string) => {
      await settle();
      ends.get(name)!();
      await settle();
    };
    const run = runSteps([['types', 'lint', 'unit'], ['browser']], [], {
      async run(name, print) {
        log.push(`${name} begins${print ? '' : ', alone'}`);
        print?.(`${name} says something\n`);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return 0;
      },
      print: (text) => (printed += text),
      reports,
    });
    await end('lint');
    expect(log).toEqual(['types begins', 'lint begins', 'unit begins']);
    expect(printed).toMatch(/^\nlint\nlint says something\n✓ lint .*\n$/);
    await end('unit');
    expect(log).toHaveLength(3);
    await end('types');
    expect(log.at(-1)).toBe('browser begins, alone');
    await end('browser');
    expect(counts(await run)).toBe('4 passed, 0 failed');
  });
});

it('names the slowest tests of all steps', () => {
  const outcome = (name: string, ...seconds: number[]) => ({
    name,
    seconds: 1,
    tests: seconds.map((time): Test => ({name: `${name} ${time}`, seconds: time, result: 'passed'})),
  });
  const single: Outcome = {
    name: 'lint',
    seconds: 60,
    tests: [{name: 'lint', seconds: 60, result: 'passed'}],
  };
  expect(slowest([outcome('unit', 0.5, 12), outcome('browser', 3), single], 2)).toEqual([
    '  12.0 s  unit 12',
    '   3.0 s  browser 3',
  ]);
});

it('ends a run with a plain summary', () => {
  expect(formatCounts(tests('passed', 12))).toBe('12 passed, 0 failed');
  expect(formatCounts([...tests('passed', 12), ...tests('failed', 1), ...tests('skipped', 2)])).toBe(
    '12 passed, 1 failed, 2 skipped',
  );
});
