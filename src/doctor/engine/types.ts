import type {LogKind} from '../../data/schema/diagnoses';
import type {Rule} from '../rules/rules';
import type {Outcome} from './session';

/** A line that matches a pattern. */
export interface Hit {
  line: number;
  text: string;
  /** Start of the match in `text`; `end` is its end. */
  start: number;
  end: number;
  groups?: Record<string, string>;
  /** Number of the first line of the stack trace that contains this line, or of this line itself. */
  trace: number;
  /** Number of `Caused by` lines in the stack trace up to this line. */
  depth: number;
}

/** A quoted line that supports a finding, without personal data. */
export interface Evidence {
  file: string;
  line: number;
  text: string;
  start: number;
  end: number;
}

export interface Finding extends Pick<Rule, 'id' | 'severity' | 'confidence' | 'page'> {
  title: string;
  means: string;
  steps: string[];
  lines: Evidence[];
  /** Number of matching lines, which can exceed the number of quoted lines. */
  count: number;
  /** Additional titles, filled with the values of the other matching lines. */
  also: string[];
  /** Title of the finding that caused this one. */
  because?: string;
  /** Set if the game continued after this error. The severity is then `note`. */
  survived?: true;
  /** Set if this error affected only one player of a server that kept running. */
  player?: true;
  /** Mods that may be the cause, if the cause is not certain. */
  suspects?: Suspects;
  /** Title, meaning and steps with unfilled placeholders, for renderers that format the values themselves. */
  written: Pick<Rule, 'title' | 'means' | 'steps'>;
  values: Record<string, string>;
}

/** The exception of a finding, and the mods whose code or file is in its stack trace, most likely cause first. */
interface Suspects {
  exception: Evidence;
  mods: string[];
}

/** One line of the summary. */
export interface Fact {
  name: string;
  value: string;
  warning?: string;
}

/** Describes where a log stopped if the cause of the failure is unknown. */
export interface Stopped {
  file: string;
  /** The last line that is not empty. */
  last: Evidence;
  /** The last line that reports an error, if it is not in the trace. */
  error?: Evidence;
  /** An excerpt of the most informative stack trace. */
  trace: Evidence[];
  /** Mods whose code or file is in that stack trace, most likely cause first. */
  mods: string[];
}

export interface ReadFile {
  name: string;
  kind: LogKind;
  lines: number;
  bytes: number;
  /** Why the file was not read completely. */
  note?: string;
  /** How the session in this file ended. */
  outcome: Outcome;
  summary: Fact[];
}

export interface Diagnosis {
  files: ReadFile[];
  /** How the game ended, according to the most informative file. */
  outcome: Outcome;
  /** Facts about the game and the PC from all files. */
  summary: Fact[];
  findings: Finding[];
  /** Advice for the reader if the input is not a log. */
  hint?: string;
  stopped?: Stopped;
}
