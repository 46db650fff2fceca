/**
 * Severity of a finding. `error`: the mod does not do what the file says; `warning`: it may not; `note`: worth
 * knowing; `changed`: the setting differs from its default; `upgrade`: a step for another version of Minecraft.
 */
export type Severity = 'error' | 'warning' | 'note' | 'changed' | 'upgrade';

/** One result of the check. */
export interface Finding {
  severity: Severity;
  /** Path as it was given, with `/`. */
  file: string;
  /** Line number, from 1. */
  line: number;
  /** What was found and what its effect is, in plain words. */
  message: string;
  /** Full key of the setting, with the blocks around it. */
  key?: string;
  value?: string;
  /** Default value of a setting that was changed. */
  fallback?: string;
  /** What the reader can do about it. */
  fix?: string;
  /** Page that explains the setting or the problem. */
  url?: string;
}

/** Name of a pasted text until the engine has recognised it. */
export const pasted = 'pasted.snbt';

/** A file with its path, such as `config/ftbchunks-world.snbt`, or a pasted text. */
export interface GivenFile {
  path: string;
  /** Undefined if the file is larger than `limits.fileBytes`. */
  text: string | undefined;
}

/** Files beyond these limits are not read. */
export const limits = {files: 20_000, bytes: 64 * 2 ** 20, fileBytes: 8 * 2 ** 20};
