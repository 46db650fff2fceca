import {escapeExpression} from '../../lib/expression';
import type {RulePattern} from '../rules/rules';
import type {Hit} from './types';

/** Characters of a line that are looked at. */
export const longestLine = 4096;
/** Hits that are kept with their text, and lines that are kept for contexts. */
const keptHits = 300;
const keptLines = 5000;
/** Lines kept of a stack trace. */
const keptTrace = 40;

/** What was found of a pattern. */
export interface Found {
  count: number;
  lines: number[];
  hits: Hit[];
}

export interface TraceLine {
  line: number;
  text: string;
}

/** Patterns, ready to be looked for in any number of files. */
export interface Prepared {
  /** Finds an anchor: of several at one place the longest. */
  anchors: RegExp;
  /** Numbers of the patterns that may fit where an anchor stands: its own, and those of its beginnings. */
  numbers: Map<string, number[]>;
  patterns: {anchor: string; expression?: RegExp}[];
}

export function prepare(patterns: readonly RulePattern[]): Prepared {
  const anchors = [...new Set(patterns.map(({anchor}) => anchor))].sort((a, b) => b.length - a.length);
  const numbersOf = (found: string) =>
    patterns.flatMap(({anchor}, number) => (found.startsWith(anchor) ? [number] : []));
  return {
    anchors: new RegExp(anchors.map(escapeExpression).join('|'), 'g'),
    numbers: new Map(anchors.map((anchor) => [anchor, numbersOf(anchor)])),
    patterns: patterns.map(({anchor, source}) => ({
      anchor,
      expression: source ? new RegExp(source) : undefined,
    })),
  };
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Reads the text of one file, piece by piece, and notes which patterns stand in which lines. */
export class Scan {
  lines = 0;
  readonly found: (Found | undefined)[] = [];
  /** The most telling stack trace so far: of a crash report, or the last one. */
  trace: TraceLine[] = [];
  /** The last line with something in it. */
  last: TraceLine = {line: 0, text: ''};
  private rest = '';
  private traceStart = 0;
  private depth = 0;
  private isCrashReport = false;
  private isSettled = false;
  private current: TraceLine[] = [];

  constructor(private readonly prepared: Prepared) {}

  push(piece: string): void {
    const lines = piece.split('\n');
    lines[0] = this.rest + lines[0];
    // A line may never end: no more of it is kept than is looked at.
    this.rest = lines.pop()!.slice(0, longestLine + 1);
    for (const line of lines) this.read(line);
  }

  end(): void {
    if (this.rest !== '') this.push('\n');
    this.closeTrace();
  }

  private read(line: string): void {
    let text = line.endsWith('\r') ? line.slice(0, -1) : line;
    text = text.slice(0, longestLine);
    if (text.includes('\u001b')) text = text.replace(colours, '');
    this.lines += 1;
    // Frames, "... 12 more" and "Caused by" go on with a trace; anything else ends it.
    const isCause = text.startsWith('Caused by');
    if (isCause) this.depth += 1;
    if (isCause || text.startsWith('\t') || text.startsWith(' ')) {
      this.keepTrace(text, isCause);
    } else {
      this.closeTrace();
      this.traceStart = this.lines;
      this.depth = 0;
      this.isCrashReport ||= text.startsWith('---- Minecraft Crash Report');
    }
    if (text.length > 1) this.last = {line: this.lines, text};
    this.note(text);
  }

  /** Keeps the beginning of the trace that is being read. */
  private keepTrace(text: string, isCause: boolean): void {
    const {current, last, lines: line} = this;
    if (current.length === 0) {
      // Other indented lines are no frames.
      if (!text.startsWith('at ', 1)) return;
      if (last.line === line - 1) current.push(last);
    }
    if (current.length < keptTrace * (isCause ? 2 : 1)) current.push({line, text});
  }

  private closeTrace(): void {
    if (this.current.length === 0) return;
    // The first trace of a crash report is the crash; those of threads follow.
    if (!this.isSettled) this.trace = this.current;
    this.isSettled = this.isCrashReport;
    this.current = [];
  }

  private note(text: string): void {
    const {anchors, numbers, patterns} = this.prepared;
    const {lines: line, traceStart: trace, depth} = this;
    const standing: number[] = [];
    for (let anchor = anchors.exec(text); anchor; anchor = anchors.exec(text)) {
      standing.push(...numbers.get(anchor[0])!);
      // The next may begin inside of this one.
      anchors.lastIndex = anchor.index + 1;
    }
    for (const number of new Set(standing)) {
      const {anchor, expression} = patterns[number]!;
      const match = expression?.exec(text);
      if (match === null) continue;
      const found = (this.found[number] ??= {count: 0, lines: [], hits: []});
      found.count += 1;
      if (found.lines.length < keptLines) found.lines.push(line);
      if (found.hits.length < keptHits) {
        const start = match?.index ?? text.indexOf(anchor);
        const end = start + (match?.[0] ?? anchor).length;
        found.hits.push({line, text, start, end, groups: match?.groups, trace, depth});
      }
    }
  }
}
