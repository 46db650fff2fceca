/** Runs the steps of a test run and collects their results. */
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {readReport} from './test-report';
import type {Test} from './test-report';

/** Result of a step. `tests` is empty if the step was not run. */
export interface Outcome {
  name: string;
  seconds: number;
  tests: Test[];
}

export interface Runner {
  /**
   * Runs a step.
   * @param print receives the output; undefined if the step runs alone and may write to the terminal
   * @returns exit code, which is above 128 after a signal
   */
  run: (name: string, print?: (text: string) => void) => Promise<number>;
  print: (text: string) => void;
  /** Folder with the reports of the steps, such as `unit.json`. A step without a report counts as a single test. */
  reports: string;
}

const count = (tests: Test[], wanted: Test['result']) => tests.filter(({result}) => result === wanted).length;

const hasFailed = ({tests}: Outcome) => count(tests, 'failed') > 0;

/**
 * Runs every step, even after failures. Two steps of a phase run in parallel, because most tools use one core. The output of a
 * step is printed when the step ends, or immediately if it is the only step of its phase.
 * @param phases names of steps
 * @param needBuild steps to skip if `build` has failed
 */
export async function runSteps(
  phases: readonly (readonly string[])[],
  needBuild: readonly string[],
  {run, print: printAll, reports}: Runner,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let stopped = false;

  const runStep = async (name: string, alone: boolean) => {
    const built = !outcomes.some((one) => one.name === 'build' && hasFailed(one));
    if (stopped || (!built && needBuild.includes(name))) {
      outcomes.push({name, seconds: 0, tests: []});
      return;
    }
    let output = '';
    const print = alone ? printAll : (text: string) => void (output += text);
    print(`\n${name}\n`);
    const report = join(reports, `${name}.json`);
    // Removes the report of an earlier run, which would be used if the step created no report.
    rmSync(report, {force: true});
    const started = performance.now();
    const code = await run(name, alone ? undefined : print);
    const seconds = (performance.now() - started) / 1000;
    const tests = existsSync(report) ? readReport(readFileSync(report, 'utf8')) : [];
    // A step passes only if its exit code is 0 and its report, if any, contains a passed test.
    const passed = code === 0 && (tests.length === 0 || count(tests, 'passed') > 0);
    if (tests.length === 0 || (!passed && count(tests, 'failed') === 0)) {
      tests.push({name, seconds, result: passed ? 'passed' : 'failed'});
    }
    stopped ||= code > 128;
    outcomes.push({name, seconds, tests});
    print(`${formatOutcome(outcomes.at(-1)!)}\n`);
    printAll(output);
  };

  for (const phase of phases) {
    const waiting = [...phase];
    const work = async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        await runStep(name, phase.length === 1);
      }
    };
    await Promise.all([work(), work()]);
  }
  return outcomes;
}

/** Formats the result of a step, such as `✓ unit     120 passed, 0 failed  3.2 s`. */
export function formatOutcome(outcome: Outcome): string {
  const {name, tests, seconds} = outcome;
  const ran = tests.length > 0;
  const mark = hasFailed(outcome) ? '✗' : ran ? '✓' : '–';
  return `${mark} ${name.padEnd(8)} ${ran ? `${formatCounts(tests)}  ${seconds.toFixed(1)} s` : 'not run'}`;
}

/** Formats a list of the slowest tests. Leaves out steps that count as a single test. */
export function slowest(outcomes: Outcome[], length = 10): string[] {
  return outcomes
    .flatMap(({name, tests}) => tests.filter((test) => test.name !== name))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, length)
    .map(({name, seconds}) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/** Formats counts as `120 passed, 0 failed`, followed by `, 3 skipped` if tests were skipped. */
export function formatCounts(tests: Test[]): string {
  const skipped = count(tests, 'skipped');
  const rest = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${count(tests, 'passed')} passed, ${count(tests, 'failed')} failed${rest}`;
}
