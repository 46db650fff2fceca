import {describe, expect, it} from 'vitest';
import {formatCounts, formatReport, judge, readReport, runSteps, slowest, total} from './test-steps';
import type {Step, StepResult} from './test-steps';

const step = (name: string, result: StepResult | Error, needs?: string[]): Step => ({
  name,
  what: name,
  needs,
  run: async () => {
    if (result instanceof Error) {
      throw result;
    }
    return result;
  },
});

const silent = () => undefined;

describe('judge', () => {
  it.each<[string, StepResult, number, number]>([
    ['a single test that passed', {code: 0}, 1, 0],
    ['a single test that failed', {code: 2}, 0, 1],
    ['counted tests', {code: 1, counts: {passed: 3, failed: 2, skipped: 0}}, 3, 2],
    [
      'a bad exit though nothing counted as failed',
      {code: 1, counts: {passed: 3, failed: 0, skipped: 0}},
      3,
      1,
    ],
    ['a run of no test', {code: 0, counts: {passed: 0, failed: 0, skipped: 0}}, 0, 1],
    ['a run of skipped tests only', {code: 0, counts: {passed: 0, failed: 0, skipped: 4}}, 0, 1],
  ])('%s', (_case, result, passed, failed) => {
    expect(judge(result).counts).toMatchObject({passed, failed});
  });
});

it('reads the report of a test runner', () => {
  const report = `<?xml version="1.0" encoding="UTF-8" ?><testsuites name="all"><testsuite name="a.test.ts" tests="4">
    <testcase classname="a.test.ts" name="it &gt; is &quot;so&quot;" time="1.5"></testcase>
    <testcase classname="a.test.ts" name="fails" time="0.2"><failure message="a"><![CDATA[ <b> ]]></failure></testcase>
    <testcase classname="a.test.ts" name="cannot" time="0"><error/></testcase>
    <testcase classname="a.test.ts" name="is left out"><properties></properties><skipped/></testcase></testsuite></testsuites>`;
  const {counts, tests} = readReport(report);
  expect(counts).toEqual({passed: 1, failed: 2, skipped: 1});
  expect(tests).toHaveLength(4);
  expect(tests[0]).toEqual({name: 'a.test.ts: it > is "so"', seconds: 1.5});
  expect(readReport('').counts).toEqual({passed: 0, failed: 0, skipped: 0});
});

describe('runSteps', () => {
  it('goes on past a failure, and leaves out only what needs the failed step', async () => {
    const reports = await runSteps(
      [
        step('lint', {code: 1}),
        step('build', {code: 1}),
        step('site', {code: 0}, ['build']),
        step('unit', {code: 0, counts: {passed: 5, failed: 0, skipped: 1}}, ['lint-free']),
      ],
      silent,
    );
    expect(reports.map(formatReport)).toEqual([
      expect.stringMatching(/^✗ lint {5}0 passed, 1 failed {2}[\d.]+ s$/),
      expect.stringMatching(/^✗ build {4}0 passed, 1 failed/),
      '– site       (not run, because of build)',
      expect.stringMatching(/^✓ unit {5}5 passed, 0 failed, 1 skipped/),
    ]);
    expect(total(reports)).toEqual({passed: 5, failed: 2, skipped: 1});
  });

  it('counts a step that throws as failed, and shows why', async () => {
    const lines: string[] = [];
    const reports = await runSteps([step('chrome', new Error('No browser\nInstall one'))], (line) =>
      lines.push(line),
    );
    expect(total(reports).failed).toBe(1);
    expect(lines.join('\n')).toContain('Install one');
  });

  it('stops when asked to', async () => {
    const reports = await runSteps(
      [
        step('unit', {code: 130, counts: {passed: 1, failed: 0, skipped: 0}}),
        step('build', {code: 0}),
        step('site', {code: 0}),
      ],
      silent,
    );
    // The second was under way.
    expect(reports.map(({note}) => note)).toEqual([
      'exit code 130',
      undefined,
      'not run, because of the stop',
    ]);
  });

  /** Steps that take until they are told to end, and note when they run. */
  function watched(names: string[], extra: Record<string, Partial<Step>> = {}) {
    const log: string[] = [];
    const ends = new Map<string, () => void>();
    const steps = names.map((name): Step => ({
      name,
      what: name,
      ...extra[name],
      run: async (print) => {
        log.push(`${name} begins`);
        print(`${name} says something\n`);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return {code: 0};
      },
    }));
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    const end = async (name: string) => {
      await settle();
      ends.get(name)!();
      await settle();
    };
    return {log, steps, end};
  }

  it('runs two at a time, and prints each in one piece', async () => {
    const {log, steps, end} = watched(['types', 'lint', 'unit']);
    let printed = '';
    const run = runSteps(steps, (text) => (printed += text));
    await end('lint');
    expect(log).toEqual(['types begins', 'lint begins', 'unit begins']);
    expect(printed).toMatch(/^\n\[2\/3\] lint: lint\nlint says something\n✓ lint .*\n$/);
    await end('unit');
    await end('types');
    expect((await run).map(({name}) => name)).toEqual(['types', 'lint', 'unit']);
  });

  it('waits for what a step needs, and leaves a step alone that wants to be', async () => {
    const {log, steps, end} = watched(['build', 'lint', 'site', 'browser'], {
      site: {needs: ['build']},
      browser: {needs: ['build'], alone: true},
    });
    const run = runSteps(steps, silent);
    await end('lint');
    expect(log).toEqual(['build begins', 'lint begins']);
    await end('build');
    expect(log).toEqual(['build begins', 'lint begins', 'site begins']);
    await end('site');
    expect(log.at(-1)).toBe('browser begins');
    await end('browser');
    expect(total(await run)).toEqual({passed: 4, failed: 0, skipped: 0});
  });
});

it('names the slowest tests of all steps', () => {
  const report = (name: string, ...seconds: number[]) => ({
    name,
    counts: {passed: 1, failed: 0, skipped: 0},
    seconds: 1,
    tests: seconds.map((time) => ({name: `${name} ${time}`, seconds: time})),
  });
  expect(
    slowest([report('unit', 0.5, 12), report('browser', 3), {...report('lint'), tests: undefined}], 2),
  ).toEqual(['  12.0 s  unit 12', '   3.0 s  browser 3']);
});

describe('formatCounts', () => {
  it('is the plain line that ends a run', () => {
    expect(formatCounts({passed: 12, failed: 0, skipped: 0})).toBe('12 passed, 0 failed');
    expect(formatCounts({passed: 12, failed: 1, skipped: 2})).toBe('12 passed, 1 failed, 2 skipped');
  });
});
