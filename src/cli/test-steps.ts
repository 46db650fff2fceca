/** Runs the steps of a test run in order and adds up what they counted. */

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
  run: () => Promise<StepResult>;
}

export interface StepResult {
  /** Exit code of what ran; anything but 0 fails the step, whatever it counted. */
  code: number;
  /** What it counted; left out by steps that are a single test. */
  counts?: Counts;
  /** Set when somebody asked to stop; no further step runs. */
  interrupted?: boolean;
}

export interface StepReport {
  step: Step;
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
 * Runs every step, past failures, so that one run tells all; a step whose needs failed is left out.
 * @param steps in order; each stands after those it needs
 * @param say prints a line
 * @returns a report per step that ran or was left out
 */
export async function runSteps(steps: Step[], say: (line: string) => void): Promise<StepReport[]> {
  const reports: StepReport[] = [];
  for (const [index, step] of steps.entries()) {
    const broken = reports.find(({step: {name}, counts}) => step.needs?.includes(name) && counts.failed > 0);
    if (broken) {
      const note = `not run, because of ${broken.step.name}`;
      reports.push({step, counts: {passed: 0, failed: 0, skipped: 0}, seconds: 0, note});
      continue;
    }
    say(`\n[${index + 1}/${steps.length}] ${step.name}: ${step.what}`);
    const started = performance.now();
    let result: StepResult;
    let note: string | undefined;
    try {
      result = await step.run();
    } catch (error) {
      note = error instanceof Error ? error.message : String(error);
      say(note);
      result = {code: 1};
    }
    const report = {step, note, ...judge(result), seconds: (performance.now() - started) / 1000};
    reports.push(report);
    say(formatReport(report));
    if (result.interrupted) {
      break;
    }
  }
  return reports;
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

/** The totals of a run. */
export function total(reports: StepReport[]): Counts {
  const sum = (key: keyof Counts) => reports.reduce((all, {counts}) => all + counts[key], 0);
  return {passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped')};
}

/** `120 passed, 0 failed`, and how many were skipped, if any. */
export function formatCounts({passed, failed, skipped}: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
