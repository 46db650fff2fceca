/**
 * Severity of a finding:
 * - `error`: the mod does not do what the file says
 * - `warning`: the mod may not do what the file says
 * - `note`: worth knowing
 * - `changed`: a setting differs from its default
 * - `upgrade`: a step of an upgrade to another version of Minecraft
 */
export type Severity = 'error' | 'warning' | 'note' | 'changed' | 'upgrade';

/** A result of the check. */
export interface Finding {
  severity: Severity;
  /** Path as given, with `/` as separator. */
  file: string;
  /** Line number, from 1. */
  line: number;
  /** What is wrong or different, and the effect. */
  message: string;
  /** Full key of the setting, such as `teleportation.home.max`. */
  key?: string;
  value?: string;
  /** Default value of a setting that was changed. */
  fallback?: string;
  /** What the reader can do about it. */
  fix?: string;
  /** Page that explains the setting or the problem. */
  url?: string;
}

/** File name of pasted text until the engine has recognised the text. */
export const pasted = 'pasted.snbt';

/** A file with its path, such as `config/ftbchunks-world.snbt`, or pasted text. */
export interface GivenFile {
  path: string;
  /** Undefined if the file is larger than `limits.fileBytes`. */
  text: string | undefined;
}

/** Maximum number of files, total size of all files, and size of one file. Sizes are in bytes. */
export const limits = {files: 20_000, bytes: 64 * 2 ** 20, fileBytes: 8 * 2 ** 20};
