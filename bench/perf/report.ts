/** How results are put into words. */
import {loadavg} from 'node:os';
import {machine, median, table} from '../results';
import type {BuiltSite, SiteName} from './sites';

/** Values of one site, in the order they were measured; several when it was measured several times. */
export type Values = Partial<Record<SiteName, number[]>>;

/** One line of a table: a thing that was measured on every site. */
export interface Line {
  name: string;
  values: Values;
  /** How a value is written. */
  unit: (value: number) => string;
  /** Ours as a part of Starlight's must be at most this; without it, nothing is promised. */
  goal?: number;
  /** Ours must be at most this, whatever the others do. */
  limit?: number;
  /** Ours must be at least this. */
  least?: number;
}

export const milliseconds = (value: number) => `${Math.round(value)} ms`;
export const seconds = (value: number) => `${value.toFixed(1)} s`;
export const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;
export const plain = (value: number) => String(Math.round(value * 1000) / 1000);

/** Ours as a part of another's; `–` when there is nothing to divide by. */
export function ratio(ours: number | undefined, other: number | undefined): string {
  return ours === undefined || other === undefined || other === 0 ? '–' : (ours / other).toFixed(2);
}

const middle = (values: number[] | undefined) =>
  values === undefined || values.length === 0 ? undefined : median(values);

/** Everything that a line promises, and whether it holds. */
function judge({values, goal, limit, least, unit}: Line): {isMet: boolean; text: string}[] {
  const ours = middle(values.ours);
  const starlight = middle(values.starlight);
  if (ours === undefined) {
    return [];
  }
  return [
    ...(goal !== undefined && starlight !== undefined
      ? [
          {
            isMet: ours <= starlight * goal,
            text: goal === 1 ? 'at most Starlight' : `at most ${goal} × Starlight`,
          },
        ]
      : []),
    ...(limit === undefined ? [] : [{isMet: ours <= limit, text: `at most ${unit(limit)}`}]),
    ...(least === undefined ? [] : [{isMet: ours >= least, text: `at least ${unit(least)}`}]),
  ];
}

/** What a line promises and whether it holds, for its table; empty when it promises nothing. */
export function verdict(line: Line): string {
  return judge(line)
    .map(({isMet, text}) => `${isMet ? 'met' : '**missed**'}: ${text}`)
    .join('; ');
}

/**
 * The promises that do not hold, each as a sentence.
 * @param where what the lines were measured on
 */
export function misses(where: string, lines: readonly Line[]): string[] {
  return lines.flatMap((line) =>
    judge(line)
      .filter(({isMet}) => !isMet)
      .map(
        ({text}) => `${where}: ${line.name} should be ${text}, and is ${cell(line.values.ours, line.unit)}.`,
      ),
  );
}

function cell(values: number[] | undefined, unit: (value: number) => string): string {
  const value = middle(values);
  if (values === undefined || value === undefined) {
    return 'not measured';
  }
  const [low, high] = [Math.min(...values), Math.max(...values)].map(unit);
  // What never comes is infinite.
  const text = Number.isFinite(value) ? unit(value) : 'never';
  return low === high || values.length < 2 ? text : `${text} (${low} to ${high})`;
}

/** A table of medians with lowest and highest, ratios and goals. */
export function comparison(
  sites: readonly Pick<BuiltSite, 'name' | 'label'>[],
  lines: readonly Line[],
): string {
  return table(
    ['Measured', ...sites.map(({label}) => label), 'Ours / Starlight', 'Goal'],
    lines.map((line) => [
      line.name,
      ...sites.map(({name}) => cell(line.values[name], line.unit)),
      ratio(middle(line.values.ours), middle(line.values.starlight)),
      verdict(line),
    ]),
  );
}

/** Where and when something was measured. */
export function circumstances(browser?: string): string {
  const date = new Date().toISOString().slice(0, 10);
  const load = loadavg()
    .slice(0, 2)
    .map((value) => value.toFixed(1))
    .join(' and ');
  return `Measured on ${date}, ${machine()}${browser ? `, Chromium ${browser}` : ''}; load of the machine over the last 1 and 5 minutes ${load}.`;
}
