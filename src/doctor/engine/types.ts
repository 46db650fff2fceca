import type {LogKind} from '../../data/schema/diagnoses';
import type {Rule} from '../rules/rules';
import type {Outcome} from './session';

/** A line that fits a pattern. */
export interface Hit {
  line: number;
  text: string;
  /** What of the text fits. */
  start: number;
  end: number;
  groups?: Record<string, string>;
  /** First line of the stack trace that the line belongs to, or the line itself. */
  trace: number;
  /** How many `Caused by` stand above it in that trace, its own included. */
  depth: number;
}

/** A line that shows a finding, as it may be shown to others. */
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
  /** How many lines fit. */
  count: number;
  /** Titles with what further lines name. */
  also: string[];
  /** Title of the finding that this one is a consequence of. */
  because?: string;
  /** It happened, and the game went on: severity is `note` then. */
  survived?: true;
  /** It happened to a player of a server that went on. */
  player?: true;
  /** Whose code stands in it, where the cause is not certain. */
  suspects?: Suspects;
  /** Title, meaning and steps as written, and what fills their placeholders; the latter comes from the log. */
  written: Pick<Rule, 'title' | 'means' | 'steps'>;
  values: Record<string, string>;
}

/** The exception of a finding, and the mods whose code or file stands below it, the nearest first. */
export interface Suspects {
  exception: Evidence;
  mods: string[];
}

/** One line of the summary. */
export interface Fact {
  name: string;
  value: string;
  /** What is wrong with it. */
  warning?: string;
}

/** What can be said without a known cause. */
export interface Stopped {
  file: string;
  /** The last line that says something. */
  last: Evidence;
  /** The stack trace that matters most, a few lines of it. */
  trace: Evidence[];
  /** Mods whose code or file stands in that trace, the nearest first. */
  mods: string[];
}

export interface ReadFile {
  name: string;
  kind: LogKind;
  lines: number;
  bytes: number;
  /** Why it was read in part. */
  note?: string;
  /** What became of the session in it. */
  outcome: Outcome;
  summary: Fact[];
}

export interface Diagnosis {
  files: ReadFile[];
  /** What became of the game, by the file that tells most. */
  outcome: Outcome;
  /** What all files together tell of game and PC. */
  summary: Fact[];
  findings: Finding[];
  /** What to give instead, where nothing of it is a log. */
  hint?: string;
  stopped?: Stopped;
}
