import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {Doctor, type Diagnosis} from '../engine';
import {loadRules} from '../rules/load';

const samplesFolder = 'src/doctor/samples';

const sets = ['tuning', 'held-back', 'healthy'] as const;
export type SampleSet = (typeof sets)[number];

const sample = z
  .strictObject({
    file: z
      .string()
      .regex(
        /^(?:tuning|held-back|healthy)\/\S+$/,
        'expected a path that begins with tuning/, held-back/ or healthy/',
      ),
    expect: z.array(z.string()).min(1).optional(),
    /** How the session ended, for a complete log. */
    outcome: z.string().optional(),
    /** The public thread that the sample comes from. */
    source: z.url().optional(),
    /** True if the sample was made up because no second real log was found. Such samples are never held back. */
    constructed: z.literal(true).optional(),
  })
  .refine(({source, constructed}) => (source === undefined) === (constructed === true), {
    message: 'expected either source or constructed: true',
  });

type Sample = z.infer<typeof sample>;

/** The result of a sample. */
export interface Outcome {
  sample: Sample;
  set: SampleSet;
  diagnosis: Diagnosis;
  /**
   * Whether the right cause is among the first two findings or, for a healthy log, whether there are no errors or
   * warnings.
   */
  isRight: boolean;
}

/** Minimum share of correct diagnoses among the held-back samples. */
export const wantedShare = 0.85;

const setOf = ({file}: Sample): SampleSet => file.split('/')[0] as SampleSet;

/** Reads the list of samples. */
function loadSamples(siteDir: string): Sample[] {
  const list: unknown = parse(readFileSync(path.join(siteDir, samplesFolder, 'samples.yaml'), 'utf8'));
  return z.array(sample).parse(list);
}

/** Diagnoses all samples. */
export async function runSamples(siteDir: string): Promise<Outcome[]> {
  const doctor = new Doctor(loadRules(siteDir));
  const outcomes: Outcome[] = [];
  for (const one of loadSamples(siteDir)) {
    const file = path.join(siteDir, samplesFolder, one.file);
    const diagnosis = await doctor.diagnose([
      {name: path.basename(file), blob: new Blob([readFileSync(file)])},
    ]);
    const wrong = diagnosis.findings.filter(({severity}) => severity !== 'note');
    // In a log with only harmless messages, the expected findings are notes, at any position.
    const first = [...diagnosis.findings.slice(0, 2), ...(wrong.length === 0 ? diagnosis.findings : [])];
    const isTold = one.outcome === undefined || one.outcome === diagnosis.outcome;
    const isFound =
      setOf(one) === 'healthy' ? wrong.length === 0 : first.some(({id}) => one.expect?.includes(id));
    const isRight = isTold && isFound;
    outcomes.push({sample: one, set: setOf(one), diagnosis, isRight});
  }
  return outcomes;
}

/** Returns the ids of errors and warnings without a real sample. */
export function unproven(outcomes: readonly Outcome[], siteDir: string): string[] {
  const real = new Set(outcomes.flatMap(({sample: {source, expect = []}}) => (source ? expect : [])));
  const {rules} = loadRules(siteDir);
  return rules.flatMap(({id, severity}) => (severity !== 'note' && !real.has(id) ? [id] : []));
}

/** Counts the samples of a set: `right` have been diagnosed correctly, `all` is the total. */
export function tally(outcomes: readonly Outcome[], set: SampleSet): {right: number; all: number} {
  const ofSet = outcomes.filter((outcome) => outcome.set === set);
  return {right: ofSet.filter(({isRight}) => isRight).length, all: ofSet.length};
}

/** Formats a sample as one line: what was expected and what was found. */
export function told({sample: {file, expect, outcome}, diagnosis, isRight}: Outcome): string {
  const found = diagnosis.findings.map(({id, severity}) =>
    severity === 'error' ? id : `${id} (${severity})`,
  );
  const [wanted, got] = [expect ?? [], found].map((ids) => ids.join(', ') || 'nothing');
  const ended = outcome === undefined ? '' : ` (outcome: ${outcome})`;
  return `${isRight ? '✓' : '✗'} ${file}: expected ${wanted}${ended}, found ${got} (outcome: ${diagnosis.outcome})`;
}

/**
 * Prints the results of all samples.
 * @returns whether enough samples of every set are diagnosed correctly
 */
export async function reportSamples(siteDir: string): Promise<boolean> {
  const outcomes = await runSamples(siteDir);
  console.log(outcomes.map(told).join('\n'));
  const counts = sets.map((set) => {
    const {right, all} = tally(outcomes, set);
    const share = set === 'held-back' ? wantedShare : 1;
    return {set, right, all, share, isEnough: right >= all * share};
  });
  const without = unproven(outcomes, siteDir);
  console.log(`${without.length} diagnoses without a real sample: ${without.join(', ')}`);
  counts.forEach(({set, right, all, share, isEnough}) =>
    console.log(
      `${isEnough ? '✓' : '✗'} ${set}: ${right} of ${all} samples diagnosed correctly (required: ${100 * share} %)`,
    ),
  );
  return counts.every(({isEnough}) => isEnough);
}
