import {inspect} from 'node:util';

// Node names the error; what the bundler reports is the system's own sentence.
const full = /\b(?:ENOSPC|EDQUOT)\b|no space left on device|disk quota exceeded|\(os error (?:28|122|112)\)/i;
const readOnly =
  /\b(?:EROFS|EACCES|EPERM)\b|read-only file system|permission denied|\(os error (?:30|13|5)\)/i;

/**
 * Says what a failure of the disk means for the person at the keyboard.
 * @param error what was thrown while files were written, with all that caused it, or what a program said of it
 * @param folder where they were written to
 * @returns what happened, where, and what to do; undefined when the disk is not to blame
 */
export function explainDiskError(error: unknown, folder: string): string | undefined {
  const text = typeof error === 'string' ? error : inspect(error);
  if (full.test(text)) {
    return (
      `The disk is full: no more can be written to ${folder}. ` +
      'Free some space, for instance by deleting node_modules/.cache/, and build again.'
    );
  }
  return readOnly.test(text)
    ? `${folder} cannot be written to: the folder is read-only, or belongs to someone else. ` +
        'Give yourself the right to write there, or build in a copy of the project, and build again.'
    : undefined;
}
