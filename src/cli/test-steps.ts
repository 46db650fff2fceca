/** Runs the steps of a test run, two at a time, and adds up what they counted. */

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
  /** Exit code of what ran; anything but 0 fails the step, whatever it counted. */
  code: number;
  /** What it counted; left out by steps that are a single test. */
  counts?: Counts;
  /** The tests it ran, if it knows them. */
  tests?: TimedTest[];
  /** Set when somebody asked to stop; no further step runs. */
  interrupted?: boolean;
}

/** A test, and how long it took. */
export interface TimedTest {
  name: string;
  seconds: number;
}

export interface StepReport {
  step: Step;
  tests?: TimedTest[];
  counts: Counts;
  seconds: number;
  /** Why the step did not run or cannot be trusted. */
  note?: string;
}

/**
 * What a step's result means: a step that exits badly fails though it counted no failure, and so does one that
 * tested nothing.
 */
export function judge({code, counts}: StepResult): Pick<StepReport, 'counts' | 'note'> {
  if (counts === undefined) {
    return {counts: {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0}};
  }
  if (counts.failed === 0 && code !== 0) {
    return {counts: {...counts, failed: 1}, note: `exit code ${code}`};
  }
  if (counts.failed === 0 && counts.passed === 0) {
    return {counts: {...counts, failed: 1}, note: 'tested nothing'};
  }
  return {counts};
}

/**
 * Runs every step, past failures, so that one run tells all; a step whose needs failed is left out. Two run at the same
 * time, because most tools keep one core busy; what each of them prints comes in one piece, when it is done.
 * @param steps in order; each stands after those it needs
 * @param say prints a text as it is
 * @returns a report per step that ran or was left out, in the order of the steps
 */
export async function runSteps(steps: Step[], say: (text: string) => void): Promise<StepReport[]> {
  const waiting = new Set(steps);
  const running = new Map<Step, Promise<void>>();
  const reports = new Map<Step, StepReport>();
  let stopped = false;
  const named = (name: string) => steps.find((step) => step.name === name);
  const isFree = ({alone}: Step) =>
    running.size === 0 || (!alone && running.size < 2 && ![...running.keys()].some((other) => other.alone));

  const start = async (step: Step) => {
    const title = `\n[${steps.indexOf(step) + 1}/${steps.length}] ${step.name}: ${step.what}\n`;
    // What has the machine for itself is followed as it goes.
    let output = step.alone ? '' : title;
    const print = step.alone ? say : (text: string) => void (output += text);
    if (step.alone) {
      say(title);
    }
    const {report, interrupted} = await runStep(step, print);
    stopped ||= interrupted;
    reports.set(step, report);
    say(`${output}${formatReport(report)}\n`);
  };

  for (;;) {
    for (const step of waiting) {
      const broken = step.needs?.find((name) => (reports.get(named(name)!)?.counts.failed ?? 0) > 0);
      if (broken !== undefined) {
        waiting.delete(step);
        const counts = {passed: 0, failed: 0, skipped: 0};
        reports.set(step, {step, counts, seconds: 0, note: `not run, because of ${broken}`});
      }
    }
    const isReady = ({needs = []}: Step) =>
      needs.map(named).every((need) => need === undefined || reports.has(need));
    const next = stopped ? undefined : [...waiting].find((step) => isReady(step) && isFree(step));
    if (next) {
      waiting.delete(next);
      running.set(
        next,
        start(next).finally(() => running.delete(next)),
      );
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      return steps.flatMap((step) => reports.get(step) ?? []);
    }
  }
}

async function runStep(
  step: Step,
  print: (text: string) => void,
): Promise<{report: StepReport; interrupted: boolean}> {
  const started = performance.now();
  let result: StepResult;
  let note: string | undefined;
  try {
    result = await step.run(print);
  } catch (error) {
    note = error instanceof Error ? error.message : String(error);
    print(`${note}\n`);
    result = {code: 1};
  }
  const seconds = (performance.now() - started) / 1000;
  const report = {step, note, ...judge(result), seconds, tests: result.tests};
  return {report, interrupted: result.interrupted === true};
}

/** `✓ unit    120 passed  3.2 s`. */
export function formatReport({step, counts, seconds, note}: StepReport): string {
  const ran = counts.passed + counts.failed + counts.skipped > 0;
  const mark = counts.failed > 0 ? '✗' : ran ? '✓' : '–';
  const detail = ran ? `${formatCounts(counts)}  ${seconds.toFixed(1)} s` : '';
  // A note of several lines was printed when it came up.
  const shortNote = note === undefined ? '' : `  (${note.split('\n')[0]})`;
  return `${mark} ${step.name.padEnd(8)} ${detail}${shortNote}`.trimEnd();
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
