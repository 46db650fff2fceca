import type {Phase} from '../../data/schema/diagnoses';
import {escapeExpression} from '../../lib/expression';
import type {RulePattern} from '../rules/rules';
import {beginsAsLogged, headerOf, type Header} from './header';
import type {Hit} from './types';
import {isWrapped, traceLine, unwrapped} from './wrapped';

/** Maximum number of characters to read from a line. */
export const longestLine = 4096;
/** Maximum number of hits per pattern that are kept with their text. */
const keptHits = 300;
/** Maximum number of line numbers per pattern that are kept for context conditions. */
const keptLines = 5000;
/** Maximum number of alternatives in an expression. With more, V8 is about twenty times slower. */
const anchorsAtOnce = 400;
/** Maximum number of lines to keep before the first cause of a stack trace. */
const keptTrace = 40;
/** Maximum number of lines to keep per cause. */
const keptCause = 14;
/** Maximum number of lines to keep per stack trace. */
const keptCauses = 120;
/** Maximum number of stack traces to keep. */
const keptTraces = 80;
/** Number of lines at the beginning of a file that are checked for the prefix of another program. */
const firstLines = 3;

/** The lines that match a pattern. */
export interface Found {
  count: number;
  lines: number[];
  hits: Hit[];
  /** The last line that matches. */
  last: number;
}

/** Receives the matches of patterns that the scan does not record itself. */
export interface Listener {
  /** Index of the first of these patterns. */
  from: number;
  take: (number: number, line: number, groups: Record<string, string> | undefined) => void;
  phase: () => Phase;
  /** Returns the first line of a crash so far, or 0, and whether the loader has given up. */
  end: () => {crash: number; isBroken: boolean};
}

/** Appends a value to a list of at most `most` values. If the list is full, drops a value from the middle. */
function keep<T>(list: T[], most: number, value: T): void {
  if (list.length >= most) list.splice(most / 2, most / 10);
  list.push(value);
}

/** Matches the first line of a cause in a stack trace. Forge's crash reports number the causes of a mod failure. */
export const causeLine = /^\s*Caused by(?:: | \d)/;
const frame = /^\s+at /;
/** Matches the header of the server thread in the watchdog's thread dump. */
const serverThread = /^(?:\tThreads: )?"Server thread"/;
/** Matches headings and blank lines in a crash report's section about a mod. */
const noFrame = /^(?:Details:|Stacktrace:|\s*)$/;
/**
 * Matches traces that only report that some mod failed. The crash report's section about that mod contains the
 * error.
 */
export const unspecific = /Mod Loading has failed|Loading errors encountered/;

export interface TraceLine {
  line: number;
  text: string;
}

/** Compiled patterns that can be reused for any number of files. */
export interface Prepared {
  /** Expressions that find anchors. At each position, an expression matches the longest of its anchors. */
  anchors: RegExp[];
  /**
   * Indexes of the patterns to try for an anchor. These include patterns whose anchor is a prefix of this anchor.
   */
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

/** Scans the text of one file in chunks and records which patterns match which lines. */
export class Scan {
  lines = 0;
  readonly found: (Found | undefined)[] = [];
  /** The stack trace of the crash, or the last stack trace so far. */
  trace: TraceLine[] = [];
  /** The last line that is not empty. */
  last: TraceLine = {line: 0, text: ''};
  /** Stack traces that contain a match of a rule's pattern, keyed by the number of their first line. */
  readonly traces = new Map<number, TraceLine[]>();
  /** Whether any line looks like logger output. */
  get isLogged(): boolean {
    return this.logged !== '';
  }
  private isWrapped = false;
  private logged = '';
  private header: Header | undefined;
  private lastHit = 0;
  private rest = '';
  private held = '';
  private traceStart = 0;
  private depth = 0;
  /** The first line of the crash that `trace` belongs to. */
  private settled = 0;
  private current: TraceLine[] = [];
  /** Number of lines since the last cause in the current trace. */
  private sinceCause = 0;
  /** Whether the current lines belong to a crash report's section about a failed mod. */
  private isMod = false;

  constructor(
    private readonly prepared: Prepared,
    private readonly listener: Listener,
  ) {}

  push(piece: string): void {
    // Lines end with CR LF on Windows and with CR in very old programs, and a chunk can end between CR and LF.
    const isHeld = piece.endsWith('\r');
    const text = this.held + (isHeld ? piece.slice(0, -1) : piece);
    this.held = isHeld ? '\r' : '';
    const lines = (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text).split('\n');
    lines[0] = this.rest + lines[0];
    // A line can be arbitrarily long, so only its first characters are kept.
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
    // Forge writes the formatting character `§` in the system's encoding, so decoding may have replaced it with
    // U+FFFD.
    if (text.includes('\ufffd6')) text = text.replace(/\ufffd(?=[0-9a-fk-or])/g, '§');
    this.lines += 1;
    if (this.lines <= firstLines) this.isWrapped ||= isWrapped(text);
    text = traceLine(this.isWrapped ? unwrapped(text) : text);
    // Frames, "... 12 more" and "Caused by" continue a trace. Any other line ends it.
    const isCause = text.startsWith('Caused by') || (this.isMod && causeLine.test(text));
    if (isCause) this.depth += 1;
    const isInMod = this.isMod && !text.startsWith('-- ');
    if (isCause || isInMod || text.startsWith('\t') || text.startsWith(' ')) {
      this.keepTrace(text, isCause);
    } else {
      this.closeTrace();
      this.isMod = text.startsWith('-- MOD ');
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

  /** Adds a line to the current trace, within the limits above. */
  private keepTrace(text: string, isCause: boolean): void {
    const {current, last, lines: line} = this;
    if (this.isMod && noFrame.test(text)) return;
    if (current.length === 0) {
      // Only a stack frame can start a trace, so other indented lines are skipped.
      if (!this.isMod && !frame.test(text)) return;
      if (!this.isMod && last.line === line - 1) current.push(last);
      this.sinceCause = 0;
    }
    if (isCause) this.sinceCause = 0;
    this.sinceCause += 1;
    const most = this.depth > 0 ? keptCause : keptTrace;
    // A section about a mod names the mod's file and the error message below the stack frames.
    const isTold = isCause || (this.isMod && !frame.test(text));
    if ((isTold || this.sinceCause <= most) && current.length < keptCauses) current.push({line, text});
  }

  private closeTrace(): void {
    if (this.current.length === 0) return;
    if (this.lastHit >= this.traceStart - 1 && this.traces.size < keptTraces) {
      this.traces.set(this.traceStart, this.current);
    }
    // The first trace after a crash line belongs to the crash; traces of other threads follow. If the loader
    // shows an error screen, the trace comes before the line about the screen.
    const {crash, isBroken} = this.listener.end();
    const isSettled = crash > 0 ? this.settled === crash : isBroken && this.trace.length > 0;
    const isTelling =
      (this.isMod && unspecific.test(this.trace[0]?.text ?? '')) || serverThread.test(this.current[0]!.text);
    const isKept = isSettled && !isTelling;
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
        // The next anchor can overlap this anchor.
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

  /**
   * Returns whether the current line meets a pattern's conditions on level, thread and phase. A line without a level
   * or thread meets those conditions.
   */
  private isInPlace({level, thread, phase}: Pick<RulePattern, 'level' | 'thread' | 'phase'>): boolean {
    if (phase && !phase.includes(this.listener.phase())) return false;
    if (!level && !thread) return true;
    this.header ??= headerOf(this.logged);
    if (level && this.header.level && !level.includes(this.header.level)) return false;
    return !thread || this.header.thread === undefined || this.header.thread.startsWith(thread);
  }
}
