/** Runs the steps of a test run, two at a time, and adds up what they counted. */
import {attribute, find, findAll, parsePage} from '../build/post/dom';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Step {
  /** One word, as typed after `npm test --`. */
  name: string;
  /** What the step shows, in a few words. */
  what: string;
  /** Names of steps without which this one cannot say anything. */
  needs?: string[];
  /** Keeps every core busy, so that nothing runs beside it. */
  alone?: boolean;
  /** @param print takes what the step has to say, unless it writes to the terminal itself because it is alone */
  run: (print: (text: string) => void) => Promise<StepResult>;
}

export interface StepResult {
  /** Exit code of what ran; anything but 0 fails the step, whatever it counted. Above 128 somebody asked to stop. */
  code: number;
  /** What it counted; left out by steps that are a single test. */
  counts?: Counts;
  /** The tests it ran, if it knows them. */
  tests?: TimedTest[];
}

/** A test, and how long it took. */
export interface TimedTest {
  name: string;
  seconds: number;
}

export interface StepReport extends Pick<StepResult, 'tests'> {
  name: string;
  counts: Counts;
  seconds: number;
  /** Why the step did not run or cannot be trusted. */
  note?: string;
}

const nothing: Counts = {passed: 0, failed: 0, skipped: 0};

/** @param report in JUnit's format, which every test runner writes; empty when there is none */
export function readReport(report: string): Required<Omit<StepResult, 'code'>> {
  const cases = findAll(parsePage(report), ({tagName}) => tagName === 'testcase');
  const having = (...names: string[]) =>
    cases.filter((one) => find(one, ({tagName}) => names.includes(tagName))).length;
  const [failed, skipped] = [having('failure', 'error'), having('skipped')];
  return {
    counts: {passed: cases.length - failed - skipped, failed, skipped},
    tests: cases.map((one) => ({
      name: `${attribute(one, 'classname')}: ${attribute(one, 'name')}`,
      seconds: Number(attribute(one, 'time') ?? 0),
    })),
  };
}

/**
 * What a step's result means: a step that exits badly fails though it counted no failure, and so does one that
 * tested nothing.
 */
export function judge({code, counts}: StepResult): Pick<StepReport, 'counts' | 'note'> {
  const badly = code !== 0;
  if (counts === undefined) {
    return {counts: {...nothing, [badly ? 'failed' : 'passed']: 1}};
  }
  if (counts.failed > 0 || (!badly && counts.passed > 0)) {
    return {counts};
  }
  return {counts: {...counts, failed: 1}, note: badly ? `exit code ${code}` : 'tested nothing'};
}

/**
 * Runs every step, past failures, so that one run tells all; a step whose needs failed is left out. Two run at the same
 * time, because most tools keep one core busy, and those that want to be alone last; what each of them prints comes in one
 * piece, when it is done.
 * @param steps in order; each stands after those it needs
 * @param say prints a text as it is
 * @returns a report per step, in the order of the steps
 */
export async function runSteps(steps: Step[], say: (text: string) => void): Promise<StepReport[]> {
  const reports = new Map<string, Promise<StepReport>>();
  let stopped = false;

  const start = async (step: Step): Promise<StepReport> => {
    const {name, what, needs = [], alone, run} = step;
    const needed = await Promise.all(needs.map((need) => reports.get(need)));
    const broken = needed.find((report) => report && report.counts.failed > 0);
    if (broken || stopped) {
      return {name, counts: nothing, seconds: 0, note: `not run, because of ${broken?.name ?? 'the stop'}`};
    }
    let output = `\n[${steps.indexOf(step) + 1}/${steps.length}] ${name}: ${what}\n`;
    // What has the machine for itself is followed as it goes.
    const print = alone ? say : (text: string) => void (output += text);
    if (alone) {
      say(output);
      output = '';
    }
    const started = performance.now();
    const result = await run(print).catch((error: unknown): StepResult => {
      print(`${error instanceof Error ? error.message : String(error)}\n`);
      return {code: 1};
    });
    stopped ||= result.code > 128;
    const seconds = (performance.now() - started) / 1000;
    const report = {name, ...judge(result), seconds, tests: result.tests};
    say(`${output}${formatReport(report)}\n`);
    return report;
  };
  const work = async (queue: Step[]) => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const report = start(step);
      reports.set(step.name, report);
      await report;
    }
  };

  const together = steps.filter(({alone}) => !alone);
  await Promise.all([work(together), work(together)]);
  await work(steps.filter(({alone}) => alone));
  return Promise.all(steps.map(({name}) => reports.get(name)!));
}

/** `✓ unit    120 passed  3.2 s`. */
export function formatReport({name, counts, seconds, note}: StepReport): string {
  const ran = counts.passed + counts.failed + counts.skipped > 0;
  const mark = counts.failed > 0 ? '✗' : ran ? '✓' : '–';
  const detail = ran ? `${formatCounts(counts)}  ${seconds.toFixed(1)} s` : '';
  return `${mark} ${name.padEnd(8)} ${detail}${note === undefined ? '' : `  (${note})`}`;
}

/** The tests that a run waited longest for, a line each; none when no step knows its tests. */
export function slowest(reports: StepReport[], count = 10): string[] {
  return reports
    .flatMap(({tests = []}) => tests)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({name, seconds}) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/** The totals of a run. */
export function total(reports: StepReport[]): Counts {
  const sum = (key: keyof Counts) => reports.reduce((all, {counts}) => all + counts[key], 0);
  return {passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped')};
}

/** `120 passed, 0 failed`, and how many were skipped, if any. */
export function formatCounts({passed, failed, skipped}: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
