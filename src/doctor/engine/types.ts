import type {LogKind} from '../../data/schema/diagnoses';
import type {Rule} from '../rules/rules';
import type {Outcome} from './session';

/** A line that matches a pattern. */
export interface Hit {
  line: number;
  text: string;
  /** The part of the text that matches. */
  start: number;
  end: number;
  groups?: Record<string, string>;
  /** The first line of the stack trace that the line belongs to, or the line itself. */
  trace: number;
  /** The number of `Caused by` lines in that trace up to this line. */
  depth: number;
}

/** A line that shows a finding, without personal data. */
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
  /** The number of lines that match. */
  count: number;
  /** Titles that the values of other lines give. */
  also: string[];
  /** Title of the finding that caused this one. */
  because?: string;
  /** The game went on after this error; the severity is then `note`. */
  survived?: true;
  /** It affects one player of a server that went on. */
  player?: true;
  /** Mods that may be the cause, if the cause is not certain. */
  suspects?: Suspects;
  /** Title, meaning and steps with their placeholders. The values that fill them come from the log. */
  written: Pick<Rule, 'title' | 'means' | 'steps'>;
  values: Record<string, string>;
}

/** The exception of a finding, and the mods whose code or file is in its trace, the nearest first. */
interface Suspects {
  exception: Evidence;
  mods: string[];
}

/** One line of the summary. */
export interface Fact {
  name: string;
  value: string;
  /** Warning about the value. */
  warning?: string;
}

/** Shown if the cause is unknown. */
export interface Stopped {
  file: string;
  /** The last line that is not empty. */
  last: Evidence;
  /** The last line that reports an error, if it is not in the trace. */
  error?: Evidence;
  /** Some lines of the most informative stack trace. */
  trace: Evidence[];
  /** Mods whose code or file is in that trace, the nearest first. */
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
  /** What to send instead, if it is not a log. */
  hint?: string;
  stopped?: Stopped;
}
