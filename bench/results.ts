import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {cpus, release, type} from 'node:os';
import {join} from 'node:path';

const file = join(__dirname, 'RESULTS.md');
const opening = '# Results\n\nWritten by the benchmarks in this folder; `README.md` says how to run them.\n';

/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

/** What the numbers were measured on, without the name of the machine. */
export function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${type()} ${release()}, Node ${process.version}`;
}

/** A Markdown table. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * Puts a section into RESULTS.md, in the place of the one with the same heading.
 * @param heading text of the heading of level 2
 * @param body Markdown below it
 */
export function writeSection(heading: string, body: string): void {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : opening;
  const sections = old.split(/^(?=## )/m);
  const section = `## ${heading}\n\n${body.trim()}\n`;
  const place = sections.findIndex((text) => text.startsWith(`## ${heading}\n`));
  sections.splice(place < 0 ? sections.length : place, place < 0 ? 0 : 1, section);
  writeFileSync(file, `${sections.map((text) => text.trim()).join('\n\n')}\n`);
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
