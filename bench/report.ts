/** Formats results and writes them to RESULTS.md. */
import {readFileSync, writeFileSync} from 'node:fs';
import {cpus, loadavg, release, type} from 'node:os';
import {join} from 'node:path';

const file = join(__dirname, 'RESULTS.md');

/** A column for each compared site. A benchmark of our site alone has one column. */
export interface Column {
  name: 'ours' | 'starlight';
  label: string;
}

/** Measured values of each site, in measurement order. */
export type Values = Partial<Record<Column['name'], number[]>>;

/** A table row: one quantity, measured on every site. */
export interface Line {
  name: string;
  values: Values;
  /** Formats a value with its unit. */
  unit: (value: number) => string;
  /** Maximum ratio of our value to Starlight's. */
  goal?: number;
  /** Maximum value for our site. */
  limit?: number;
  /** Minimum value for our site. */
  least?: number;
}

export const milliseconds = (value: number) => `${Math.round(value)} ms`;
export const seconds = (value: number) => `${value.toFixed(1)} s`;
export const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;
export const plain = (value: number) => String(Math.round(value * 1000) / 1000);

/**
 * Returns the median, which for an even number of values is the mean of the two middle values. Returns NaN
 * if there are no values.
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

/** Returns each goal of a line as text, and whether it is met. */
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
 * Returns a sentence for each missed goal.
 * @param where name of the measured page
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
  // Infinity means that there was no response.
  const text = Number.isFinite(value) ? unit(value) : 'never';
  return low === high ? text : `${text} (${low} to ${high})`;
}

/** Returns our value divided by Starlight's, or `–` if either is missing. */
function ratio({ours = [], starlight = []}: Values): string {
  const part = median(ours) / median(starlight);
  return Number.isFinite(part) ? part.toFixed(2) : '–';
}

/** Formats a table of medians with minimum, maximum and goals and, if there are two sites, ratios. */
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

/** Describes the date and the machine of a measurement. Does not contain the host name. */
function circumstances(browser?: string): string {
  const [cpu] = cpus();
  const [now, before] = loadavg().map((value) => value.toFixed(1));
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${type()} ${release()}, Node ${process.version}`;
  const date = new Date().toISOString().slice(0, 10);
  return `Measured on ${date}, ${machine}${browser ? `, Chromium ${browser}` : ''}; load of the machine over the last 1 and 5 minutes ${now} and ${before}.`;
}

/**
 * Prints results and writes them to the section with this heading in RESULTS.md.
 * @param heading text of the level 2 heading
 * @param about paragraphs that describe how the values were measured
 * @param tables each has a heading, unless there is only one
 * @param browser version of the browser, if one was used
 * @returns the missed goals
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
 * Parses a positive integer from the command line.
 * @throws Error with the option's name if the text is not a positive integer
 */
export function wholeNumber(text: string, option: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) {
    throw new Error(`${option} is "${text}". Allowed: a whole number of at least 1, such as ${option} 3.`);
  }
  return number;
}
