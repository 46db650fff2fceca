/** How bad a finding is: the mod does not do what the file says; it may not; worth knowing; a setting that was changed; to do for another version. */
export type Severity = 'error' | 'warning' | 'note' | 'changed' | 'upgrade';

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

/** The name of a text that was pasted. The engine finds out what it is. */
export const pasted = 'pasted.snbt';

/** What somebody gave: a file with its path, `config/ftbchunks-world.snbt`, or a pasted text. */
export interface GivenFile {
  path: string;
  /** Undefined where it is longer than `limits.fileBytes`. */
  text: string | undefined;
}

/** More is not looked at. */
export const limits = {files: 20_000, bytes: 64 * 2 ** 20, fileBytes: 8 * 2 ** 20};
