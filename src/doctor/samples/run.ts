import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {Doctor, type Diagnosis} from '../engine';
import {loadRules} from '../rules/load';

/** Where the samples are, below the repository. */
export const samplesFolder = 'src/doctor/samples';

const sets = ['tuning', 'held-back', 'healthy'] as const;
export type SampleSet = (typeof sets)[number];

const sample = z
  .strictObject({
    file: z
      .string()
      .regex(
        /^(?:tuning|held-back|healthy)\/\S+$/,
        'a path that begins with tuning/, held-back/ or healthy/',
      ),
    expect: z.array(z.string()).min(1).optional(),
    /** The public thread that it comes from. */
    source: z.url().optional(),
    /** Made up, where no second real one was found; such ones are never held back. */
    constructed: z.literal(true).optional(),
  })
  .refine(({source, constructed}) => (source === undefined) === (constructed === true), {
    message: 'needs either source or constructed: true',
  });

export type Sample = z.infer<typeof sample>;

/** How a sample came out. */
export interface Outcome {
  sample: Sample;
  set: SampleSet;
  diagnosis: Diagnosis;
  /** The right cause is among the first two, or nothing was found in a healthy log. */
  isRight: boolean;
}

/** Least share of right causes among the held-back samples. */
export const wantedShare = 0.85;

export const setOf = ({file}: Sample): SampleSet => file.split('/')[0] as SampleSet;

/** Reads the list of samples. */
export function loadSamples(siteDir: string): Sample[] {
  const list: unknown = parse(readFileSync(path.join(siteDir, samplesFolder, 'samples.yaml'), 'utf8'));
  return z.array(sample).parse(list);
}

/** Diagnoses the samples of some sets. */
export async function runSamples(siteDir: string, wanted: readonly SampleSet[] = sets): Promise<Outcome[]> {
  const doctor = new Doctor(loadRules(siteDir));
  const outcomes: Outcome[] = [];
  for (const one of loadSamples(siteDir).filter((each) => wanted.includes(setOf(each)))) {
    const file = path.join(siteDir, samplesFolder, one.file);
    const diagnosis = await doctor.diagnose([
      {name: path.basename(file), blob: new Blob([readFileSync(file)])},
    ]);
    const wrong = diagnosis.findings.filter(({severity}) => severity !== 'note');
    // In a sample of noise the note is what has to be found.
    const first = [...diagnosis.findings.slice(0, 2), ...(wrong.length === 0 ? diagnosis.findings : [])];
    const isRight =
      setOf(one) === 'healthy' ? wrong.length === 0 : first.some(({id}) => one.expect?.includes(id));
    outcomes.push({sample: one, set: setOf(one), diagnosis, isRight});
  }
  return outcomes;
}

/** Right ones and all of a set. */
export function tally(outcomes: readonly Outcome[], set: SampleSet): {right: number; all: number} {
  const ofSet = outcomes.filter((outcome) => outcome.set === set);
  return {right: ofSet.filter(({isRight}) => isRight).length, all: ofSet.length};
}

/** Prints how the samples come out; false when a promise is broken. */
export async function reportSamples(
  siteDir: string,
  {set, all = false}: {set?: string; all?: boolean},
): Promise<boolean> {
  const wanted = sets.filter((name) => set === undefined || name === set);
  const outcomes = await runSamples(siteDir, wanted);
  for (const {sample: one, diagnosis, isRight} of outcomes.filter((outcome) => all || !outcome.isRight)) {
    const found = diagnosis.findings.map(({id, severity}) =>
      severity === 'error' ? id : `${id} (${severity})`,
    );
    console.log(
      `${isRight ? '✓' : '✗'} ${one.file}: expected ${one.expect?.join(' or ') ?? 'nothing'}, found ${found.join(', ') || 'nothing'}`,
    );
  }
  const counts = Object.fromEntries(wanted.map((name) => [name, tally(outcomes, name)]));
  for (const name of wanted) {
    const {right, all: total} = counts[name]!;
    const share = total === 0 ? 0 : (100 * right) / total;
    console.log(
      name === 'healthy'
        ? `healthy: ${total - right} false alarms in ${total} logs`
        : `${name}: right cause among the first two in ${right} of ${total} (${share.toFixed(1)} %)`,
    );
  }
  const {right = 0, all: total = 0} = counts['held-back'] ?? {};
  const healthy = counts.healthy;
  return (
    (total === 0 || right >= wantedShare * total) && (healthy === undefined || healthy.right === healthy.all)
  );
}
