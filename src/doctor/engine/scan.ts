import type {Phase} from '../../data/schema/diagnoses';
import {escapeExpression} from '../../lib/expression';
import type {RulePattern} from '../rules/rules';
import {beginsAsLogged, headerOf, type Header} from './header';
import type {Hit} from './types';

/** Characters of a line that are looked at. */
export const longestLine = 4096;
/** Hits that are kept with their text, and lines that are kept for contexts: the first half of them and the last. */
const keptHits = 300;
const keptLines = 5000;
/** V8 finds so many words at once quickly; a longer expression is twenty times slower. */
const anchorsAtOnce = 400;
/** Lines kept of a stack trace, and traces that are kept because a pattern fits in them. */
const keptTrace = 40;
const keptTraces = 80;

/** What was found of a pattern. */
export interface Found {
  count: number;
  lines: number[];
  hits: Hit[];
  /** The last line that fits. */
  last: number;
}

/** What else wants to know of lines, while they are read. */
export interface Listener {
  /** Number of the first pattern that is the listener's. Of these no hits are kept. */
  from: number;
  take: (number: number, line: number, groups: Record<string, string> | undefined) => void;
  phase: () => Phase;
  /** First line of what ended the game so far, or 0, and whether the loader has given up. */
  end: () => {crash: number; isBroken: boolean};
}

/** Puts a value at the end of a list that keeps so many: the first half of them stays, the rest is the latest. */
function keep<T>(list: T[], most: number, value: T): void {
  if (list.length >= most) list.splice(most / 2, most / 10);
  list.push(value);
}

export interface TraceLine {
  line: number;
  text: string;
}

/** Patterns, ready to be looked for in any number of files. */
export interface Prepared {
  /** Find an anchor: each of several at one place the longest of its own. */
  anchors: RegExp[];
  /** Numbers of the patterns that may fit where an anchor stands: its own, and those of its beginnings. */
  numbers: Map<string, number[]>;
  patterns: (Pick<RulePattern, 'anchor' | 'level' | 'thread' | 'phase'> & {expression?: RegExp})[];
}

export function prepare(patterns: readonly RulePattern[]): Prepared {
  const anchors = [...new Set(patterns.map(({anchor}) => anchor))].sort((a, b) => b.length - a.length);
  const numbersOf = (found: string) =>
    patterns.flatMap(({anchor}, number) => (found.startsWith(anchor) ? [number] : []));
  return {
    anchors: Array.from(
      {length: Math.ceil(anchors.length / anchorsAtOnce)},
      (_, part) =>
        new RegExp(
          anchors
            .slice(part * anchorsAtOnce, (part + 1) * anchorsAtOnce)
            .map(escapeExpression)
            .join('|'),
          'g',
        ),
    ),
    numbers: new Map(anchors.map((anchor) => [anchor, numbersOf(anchor)])),
    patterns: patterns.map(({anchor, source, level, thread, phase}) => ({
      ...{anchor, level, thread, phase},
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
  /** Traces in which a pattern of a rule fits, by the number of their first line. */
  readonly traces = new Map<number, TraceLine[]>();
  /** Whether some line begins as those of a logger. */
  get isLogged(): boolean {
    return this.logged !== '';
  }
  private logged = '';
  private header: Header | undefined;
  private lastHit = 0;
  private rest = '';
  private held = '';
  private traceStart = 0;
  private depth = 0;
  /** The line of the end that `trace` belongs to. */
  private settled = 0;
  private current: TraceLine[] = [];

  constructor(
    private readonly prepared: Prepared,
    private readonly listener: Listener,
  ) {}

  push(piece: string): void {
    // Windows ends lines with CR LF, very old programs with CR alone. A piece may end between the two.
    const isHeld = piece.endsWith('\r');
    const text = this.held + (isHeld ? piece.slice(0, -1) : piece);
    this.held = isHeld ? '\r' : '';
    const lines = (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text).split('\n');
    lines[0] = this.rest + lines[0];
    // A line may never end: no more of it is kept than is looked at.
    this.rest = lines.pop()!.slice(0, longestLine + 1);
    for (const line of lines) this.read(line);
  }

  end(): void {
    this.held = '';
    if (this.rest !== '') this.push('\n');
    this.closeTrace();
  }

  private read(line: string): void {
    let text = line.slice(0, longestLine);
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
      if (beginsAsLogged(text)) {
        this.logged = text;
        this.header = undefined;
      }
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
    if (this.lastHit >= this.traceStart - 1 && this.traces.size < keptTraces) {
      this.traces.set(this.traceStart, this.current);
    }
    // The first trace after a crash is its own; those of threads follow. An error screen is what went before.
    const {crash, isBroken} = this.listener.end();
    const isKept = crash > 0 ? this.settled === crash : isBroken && this.trace.length > 0;
    if (!isKept) {
      this.trace = this.current;
      this.settled = crash;
    }
    this.current = [];
  }

  private note(text: string): void {
    const {anchors, numbers, patterns} = this.prepared;
    const {lines: line, traceStart: trace, depth} = this;
    const standing: number[] = [];
    for (const part of anchors) {
      for (let anchor = part.exec(text); anchor; anchor = part.exec(text)) {
        standing.push(...numbers.get(anchor[0])!);
        // The next may begin inside of this one.
        part.lastIndex = anchor.index + 1;
      }
    }
    for (const number of new Set(standing)) {
      const pattern = patterns[number]!;
      const {anchor, expression} = pattern;
      const match = expression?.exec(text);
      if (match === null || !this.isInPlace(pattern)) continue;
      if (number >= this.listener.from) {
        this.listener.take(number - this.listener.from, line, match?.groups);
        continue;
      }
      this.lastHit = line;
      const found = (this.found[number] ??= {count: 0, lines: [], hits: [], last: 0});
      found.count += 1;
      found.last = line;
      keep(found.lines, keptLines, line);
      const start = match?.index ?? text.indexOf(anchor);
      const end = start + (match?.[0] ?? anchor).length;
      keep(found.hits, keptHits, {line, text, start, end, groups: match?.groups, trace, depth});
    }
  }

  /** Whether the line that is read has the level, thread and phase that a pattern asks for, as far as it tells. */
  private isInPlace({level, thread, phase}: Pick<RulePattern, 'level' | 'thread' | 'phase'>): boolean {
    if (phase && !phase.includes(this.listener.phase())) return false;
    if (!level && !thread) return true;
    this.header ??= headerOf(this.logged);
    if (level && this.header.level && !level.includes(this.header.level)) return false;
    return !thread || this.header.thread === undefined || this.header.thread.startsWith(thread);
  }
}
