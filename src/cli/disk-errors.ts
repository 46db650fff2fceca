/** Says what a failure of the disk means for the person at the keyboard. */
import {statfsSync} from 'node:fs';

/** Node names the error; what the bundler reports is the system's own sentence. */
const kinds = {
  full: /\b(?:ENOSPC|EDQUOT)\b|no space left on device|disk quota exceeded|\(os error (?:28|122|112)\)/i,
  'read-only': /\b(?:EROFS|EACCES|EPERM)\b|read-only file system|permission denied|\(os error (?:30|13|5)\)/i,
  'in use': /\b(?:EBUSY|ENOTEMPTY)\b/,
  'another disk': /\bEXDEV\b/,
};

/** The message of an error and of everything that caused it. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const code = 'code' in error ? String(error.code) : '';
  const inner = [
    ...(error instanceof AggregateError ? error.errors : []),
    ...(error.cause ? [error.cause] : []),
  ];
  return [code, error.message, ...inner.map(textOf)].join('\n');
}

/** The place an error names, or else where the program was writing. */
const placeOf = (error: unknown, folder: string) =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : folder;

function freeMegabytes(folder: string): string {
  try {
    const {bavail, bsize} = statfsSync(folder);
    return `, which has ${Math.floor((bavail * bsize) / 1e6)} MB left`;
  } catch {
    return '';
  }
}

/**
 * @param error what was thrown while files were written, or what a program said of it
 * @param folder where they were written to
 * @returns what happened, where, and what to do; undefined when the disk is not to blame
 */
export function explainDiskError(error: unknown, folder: string): string | undefined {
  const text = textOf(error);
  const kind = Object.entries(kinds).find(([, pattern]) => pattern.test(text))?.[0];
  switch (kind) {
    case 'full':
      return (
        `The disk is full: no more can be written to ${placeOf(error, folder)}${freeMegabytes(folder)}. ` +
        'Free some space, for instance by deleting node_modules/.cache/, and build again.'
      );
    case 'read-only':
      return (
        `${placeOf(error, folder)} cannot be written to: the folder is read-only, or belongs to someone else. ` +
        'Give yourself the right to write there, or build in a copy of the project, and build again.'
      );
    case 'in use':
      return `${placeOf(error, folder)} is in use. Stop the program that uses it, such as a server or a terminal, and build again.`;
    case 'another disk':
      return (
        `${folder} lies on another disk than the folder it is put together in, so it cannot be exchanged in one step. ` +
        'Make it a plain folder of the project again.'
      );
    default:
      return undefined;
  }
}
