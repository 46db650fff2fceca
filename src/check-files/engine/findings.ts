/** How bad a finding is: the mod does not do what the file says; it may not; worth knowing; a setting that was changed. */
export type Severity = 'error' | 'warning' | 'note' | 'changed';

/** One thing that the check says about a file. */
export interface Finding {
  severity: Severity;
  /** As it was given, with `/`. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** What was found and what that does, in plain words. */
  message: string;
  /** The setting that it is about, with its path. */
  key?: string;
  value?: string;
  /** The default of a setting that was changed. */
  fallback?: string;
  /** What to do. */
  fix?: string;
  /** Page that explains it. */
  url?: string;
}

/** What somebody gave: a file with its path, `config/ftbchunks-world.snbt`, or a pasted text with any name. */
export interface GivenFile {
  path: string;
  /** Undefined where it is longer than `limits.fileBytes`. */
  text: string | undefined;
}
