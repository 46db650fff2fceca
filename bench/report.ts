/** How results are put into words, and into RESULTS.md. */
import {readFileSync, writeFileSync} from 'node:fs';
import {cpus, loadavg, release, type} from 'node:os';
import {join} from 'node:path';

const file = join(__dirname, 'RESULTS.md');

/** What is compared; a benchmark of ours alone has one column. */
export interface Column {
  name: 'ours' | 'starlight';
  label: string;
}

/** Values of one site, in the order they were measured; several when it was measured several times. */
export type Values = Partial<Record<Column['name'], number[]>>;

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

/** The middle value; of an even number of values the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

/** Everything that a line promises, and whether it holds. */
function judge({
  values: {ours, starlight},
  goal,
  limit,
  least,
  unit,
}: Line): {isMet: boolean; text: string}[] {
  if (!ours) {
    return [];
  }
  const value = median(ours);
  const promises: {isMet: boolean; text: string}[] = [];
  if (goal !== undefined && starlight) {
    const text = goal === 1 ? 'at most Starlight' : `at most ${goal} × Starlight`;
    promises.push({isMet: value <= median(starlight) * goal, text});
  }
  if (limit !== undefined) {
    promises.push({isMet: value <= limit, text: `at most ${unit(limit)}`});
  }
  if (least !== undefined) {
    promises.push({isMet: value >= least, text: `at least ${unit(least)}`});
  }
  return promises;
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
  if (values === undefined) {
    return 'not measured';
  }
  const value = median(values);
  const [low, high] = [Math.min(...values), Math.max(...values)].map(unit);
  // What never comes is infinite.
  const text = Number.isFinite(value) ? unit(value) : 'never';
  return low === high ? text : `${text} (${low} to ${high})`;
}

/** Ours as a part of Starlight's; `–` when there is nothing to divide by. */
function ratio({ours = [], starlight = []}: Values): string {
  const part = median(ours) / median(starlight);
  return Number.isFinite(part) ? part.toFixed(2) : '–';
}

/** A table of medians with lowest and highest, goals, and ratios where there is something to compare with. */
export function comparison(columns: readonly Column[], lines: readonly Line[]): string {
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const isCompared = columns.length > 1;
  const head = [
    'Measured',
    ...columns.map(({label}) => label),
    ...(isCompared ? ['Ours / Starlight'] : []),
    'Goal',
  ];
  const rows = lines.map((line) => [
    line.name,
    ...columns.map(({name}) => cell(line.values[name], line.unit)),
    ...(isCompared ? [ratio(line.values)] : []),
    judge(line)
      .map(({isMet, text}) => `${isMet ? 'met' : '**missed**'}: ${text}`)
      .join('; '),
  ]);
  return [head, head.map(() => '---'), ...rows].map(row).join('\n');
}

/** Where and when something was measured, without the name of the machine. */
function circumstances(browser?: string): string {
  const [cpu] = cpus();
  const [now, before] = loadavg().map((value) => value.toFixed(1));
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${type()} ${release()}, Node ${process.version}`;
  const date = new Date().toISOString().slice(0, 10);
  return `Measured on ${date}, ${machine}${browser ? `, Chromium ${browser}` : ''}; load of the machine over the last 1 and 5 minutes ${now} and ${before}.`;
}

/**
 * Prints what was measured, and puts it into RESULTS.md in the place of the section with the same heading.
 * @param heading text of the heading of level 2
 * @param about sentences on how it was measured
 * @param tables each with a heading of its own, unless there is only one
 * @param browser version of the browser, if there was one
 * @returns what was promised and does not hold
 */
export function report(
  heading: string,
  about: readonly string[],
  columns: readonly Column[],
  tables: readonly {title?: string; lines: readonly Line[]}[],
  browser?: string,
): string[] {
  const parts = tables.map(
    ({title, lines}) => `${title ? `\n### ${title}\n` : ''}\n${comparison(columns, lines)}`,
  );
  const body = [...about, circumstances(browser), ...parts].join('\n');
  console.log(`\n${body}\n`);
  const sections = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const place = sections.findIndex((text) => text.startsWith(`## ${heading}\n`));
  sections.splice(place < 0 ? sections.length : place, 1, `## ${heading}\n\n${body}\n`);
  writeFileSync(file, `${sections.map((text) => text.trim()).join('\n\n')}\n`);
  const missed = tables.flatMap(({title = heading, lines}) => misses(title.split('\n')[0]!, lines));
  missed.forEach((miss) => console.error(miss));
  return missed;
}

/**
 * Reads the value of an option of the command line.
 * @throws with the option when it is no whole number from 1
 */
export function wholeNumber(text: string, option: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) {
    throw new Error(`${option} has "${text}". Write a whole number from 1, e.g. ${option} 3.`);
  }
  return number;
}
