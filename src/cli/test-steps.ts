/** Runs the steps of a test run and adds up what they tested. */
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {readReport} from './test-report';
import type {Test} from './test-report';

/** What a step has shown; no tests when it was not run. */
export interface Outcome {
  name: string;
  seconds: number;
  tests: Test[];
}

export interface Runner {
  /**
   * Runs a step.
   * @param print takes what it has to say; undefined when nothing runs beside it, and it may write to the terminal
   * @returns exit code: above 128 somebody asked to stop
   */
  run: (name: string, print?: (text: string) => void) => Promise<number>;
  /** Prints a text as it is. */
  say: (text: string) => void;
  /** Folder where a step leaves `NAME.json`, the report of its test runner; one that leaves none is a single test. */
  reports: string;
}

const countOf = (tests: Test[], wanted: Test['result']) =>
  tests.filter(({result}) => result === wanted).length;

const hasFailed = ({tests}: Outcome) => countOf(tests, 'failed') > 0;

/**
 * Runs every step, past failures, so that one run tells all. Two of a phase run at the same time, because most tools keep
 * one core busy, and what each prints comes in one piece; a step that has a phase for itself is followed as it goes.
 * @param phases names of steps; those after the phase of `build` that are named in `needBuild` are left out when it failed
 */
export async function runSteps(
  phases: readonly (readonly string[])[],
  needBuild: readonly string[],
  {run, say, reports}: Runner,
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
    const print = alone ? say : (text: string) => void (output += text);
    print(`\n${name}\n`);
    const report = join(reports, `${name}.json`);
    // That of the last run must not be taken for one that was not written.
    rmSync(report, {force: true});
    const started = performance.now();
    const code = await run(name, alone ? undefined : print);
    const seconds = (performance.now() - started) / 1000;
    const tests = existsSync(report) ? readReport(readFileSync(report, 'utf8')) : [];
    // A step that ends badly fails though it reports no failure, and so does one that has tested nothing.
    const passed = code === 0 && (tests.length === 0 || countOf(tests, 'passed') > 0);
    if (tests.length === 0 || (!passed && countOf(tests, 'failed') === 0)) {
      tests.push({name, seconds, result: passed ? 'passed' : 'failed'});
    }
    stopped ||= code > 128;
    outcomes.push({name, seconds, tests});
    print(`${formatOutcome(outcomes.at(-1)!)}\n`);
    say(output);
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

/** `✓ unit     120 passed, 0 failed  3.2 s`. */
export function formatOutcome(outcome: Outcome): string {
  const {name, tests, seconds} = outcome;
  const ran = tests.length > 0;
  const mark = hasFailed(outcome) ? '✗' : ran ? '✓' : '–';
  return `${mark} ${name.padEnd(8)} ${ran ? `${formatCounts(tests)}  ${seconds.toFixed(1)} s` : 'not run'}`;
}

/** The tests that a run waited longest for, a line each; a step that is a single test is not among them. */
export function slowest(outcomes: Outcome[], count = 10): string[] {
  return outcomes
    .flatMap(({name, tests}) => tests.filter((test) => test.name !== name))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({name, seconds}) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/** `120 passed, 0 failed`, and how many were skipped, if any. */
export function formatCounts(tests: Test[]): string {
  const skipped = countOf(tests, 'skipped');
  const rest = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${countOf(tests, 'passed')} passed, ${countOf(tests, 'failed')} failed${rest}`;
}
