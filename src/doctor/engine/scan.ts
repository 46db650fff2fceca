import {buildMatcher, type Matcher} from './matcher';
import type {RulePattern} from '../rules/rules';
import type {Hit} from './types';

/** Bytes of a line that are looked at. */
export const longestLine = 4096;
/** Hits that are kept with their text, and lines that are kept for contexts. */
const keptHits = 300;
const keptLines = 5000;
/** Lines kept of a stack trace. */
const keptTrace = 40;

const newline = 10;

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
  matcher: Matcher;
  patterns: {anchor: string; expression?: RegExp}[];
}

export function prepare(patterns: readonly RulePattern[]): Prepared {
  return {
    matcher: buildMatcher(patterns.map(({anchor}) => anchor)),
    patterns: patterns.map(({anchor, source}) => ({
      anchor,
      expression: source ? new RegExp(source) : undefined,
    })),
  };
}

const decoder = new TextDecoder();
const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** A line of a buffer as text, as far as it is looked at. */
function textOf(buffer: Uint8Array, start: number, end: number): string {
  const to = Math.min(buffer[end - 1] === 13 ? end - 1 : end, start + longestLine);
  const text = decoder.decode(buffer.subarray(start, Math.max(start, to)));
  return text.includes('\u001b') ? text.replace(escapes, '') : text;
}

/** Reads the bytes of one file, piece by piece, and notes which patterns stand in which lines. */
export class Scan {
  lines = 0;
  bytes = 0;
  readonly found: (Found | undefined)[] = [];
  /** The most telling stack trace so far: of a crash report, or the last one. */
  trace: TraceLine[] = [];
  /** The last line with something in it. */
  last: TraceLine = {line: 0, text: ''};
  private carried: Uint8Array = new Uint8Array(0);
  private readonly seenIn: Int32Array;
  private readonly fitting: number[] = [];
  private traceStart = 0;
  private depth = 0;
  private isCrashReport = false;
  private isSettled = false;
  private current: TraceLine[] = [];
  private previous = {buffer: this.carried, start: 0, end: 0};

  constructor(private readonly prepared: Prepared) {
    this.seenIn = new Int32Array(prepared.patterns.length).fill(-1);
  }

  /** @param chunk bytes that stay as they are until the next call */
  push(chunk: Uint8Array): void {
    this.bytes += chunk.length;
    let from = 0;
    if (this.carried.length > 0) {
      const end = chunk.indexOf(newline);
      from = end < 0 ? chunk.length : end + 1;
      const room = Math.max(0, longestLine + 1 - this.carried.length);
      const joined = new Uint8Array(this.carried.length + Math.min(room, from) + 1);
      joined.set(this.carried);
      joined.set(chunk.subarray(0, Math.min(room, from)), this.carried.length);
      if (end < 0) {
        this.carried = joined.subarray(0, -1);
        return;
      }
      joined[joined.length - 1] = newline;
      this.read(joined, 0, joined.indexOf(newline) + 1);
      this.carried = new Uint8Array(0);
    }
    const last = chunk.lastIndexOf(newline) + 1;
    if (last > from) this.read(chunk, from, last);
    const rest = Math.max(from, last);
    if (rest < chunk.length) this.carried = chunk.slice(rest, rest + longestLine + 1);
  }

  end(): void {
    if (this.carried.length > 0) {
      this.push(new Uint8Array([newline]));
      this.bytes -= 1;
    }
    this.closeTrace();
    const {buffer, start, end} = this.previous;
    this.last = {line: this.last.line, text: textOf(buffer, start, end)};
  }

  /** Reads whole lines. Everything here happens for each byte of the file. */
  private read(buffer: Uint8Array, from: number, to: number): void {
    const {classes, next, first, found, width} = this.prepared.matcher;
    const {seenIn, fitting} = this;
    let state = 0;
    let start = from;
    for (let at = from; at < to; at += 1) {
      const byte = buffer[at]!;
      if (byte === newline) {
        this.endLine(buffer, start, at);
        start = at + 1;
        state = 0;
        continue;
      }
      state = next[(state >> 1) + classes[byte]!]!;
      if ((state & 1) === 0) continue;
      for (let entry = first[(state >> 1) / width]!; entry !== 0; entry = found[entry + 1]!) {
        const pattern = found[entry]!;
        if (seenIn[pattern] !== this.lines) {
          seenIn[pattern] = this.lines;
          fitting.push(pattern);
        }
      }
    }
  }

  private endLine(buffer: Uint8Array, start: number, end: number): void {
    this.lines += 1;
    const initial = buffer[start]!;
    // Frames, "... 12 more" and "Caused by" go on with a trace; anything else ends it.
    const isCause = initial === 67 && buffer[start + 1] === 97 && buffer[start + 2] === 117;
    const isFrame = initial === 9 || initial === 32;
    if (isCause) this.depth += 1;
    if (!isCause && !isFrame) {
      this.closeTrace();
      this.traceStart = this.lines;
      this.depth = 0;
      // "---- Minecraft Crash Report ----"
      if (initial === 45 && buffer[start + 5] === 77 && buffer[start + 15] === 67) this.isCrashReport = true;
    } else {
      this.keepTrace(buffer, start, end);
    }
    if (end - start > 1) {
      this.previous = {buffer, start, end};
      this.last.line = this.lines;
    }
    if (this.fitting.length > 0) {
      this.note(textOf(buffer, start, end));
      this.fitting.length = 0;
    }
  }

  /** Keeps the beginning of the trace that is being read. */
  private keepTrace(buffer: Uint8Array, start: number, end: number): void {
    const {current} = this;
    const isFirst = current.length === 0;
    // "at " after the indent: other indented lines are no frames.
    if (isFirst && !(buffer[start + 1] === 97 && buffer[start + 2] === 116 && buffer[start + 3] === 32)) {
      return;
    }
    if (isFirst && this.last.line === this.lines - 1) {
      const head = this.previous;
      current.push({line: this.lines - 1, text: textOf(head.buffer, head.start, head.end)});
    }
    const isCause = buffer[start] === 67;
    if (current.length < keptTrace || (isCause && current.length < 2 * keptTrace)) {
      current.push({line: this.lines, text: textOf(buffer, start, end)});
    }
  }

  private closeTrace(): void {
    if (this.current.length === 0) return;
    // The first trace of a crash report is the crash; those of threads follow.
    if (!this.isSettled) this.trace = this.current;
    this.isSettled = this.isCrashReport;
    this.current = [];
  }

  private note(text: string): void {
    for (const number of this.fitting) {
      const {anchor, expression} = this.prepared.patterns[number]!;
      const match = expression?.exec(text);
      const start = expression ? match?.index : text.indexOf(anchor);
      if (start === undefined || start < 0) continue;
      const found = (this.found[number] ??= {count: 0, lines: [], hits: []});
      found.count += 1;
      if (found.lines.length < keptLines) found.lines.push(this.lines);
      if (found.hits.length < keptHits) {
        const end = start + (match ? match[0].length : anchor.length);
        const {traceStart: trace, depth} = this;
        found.hits.push({line: this.lines, text, start, end, groups: match?.groups, trace, depth});
      }
    }
  }
}
