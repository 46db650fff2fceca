/** Session storage key for text that was pasted on another page and is passed to the log doctor. */
export const handedOver = 'ftb-docs.log-doctor.text';

/** Route of the log doctor. */
export const doctorRoute = '/docs/support/log-doctor';

/**
 * Matches the start of a line that only occurs in logs and crash reports, such as a timestamp, `Caused by:`
 * or a stack frame.
 */
const signs =
  /^\s*(?:\[[^\]\n]{0,40}\d\d:\d\d:\d\d[^\]\n]{0,20}\] ?\[|\d\d:\d\d:\d\d[^\n]{0,40}\b(?:INFO|WARN|ERROR|DEBUG)\b|---- Minecraft Crash Report ----|# A fatal error has been detected|Caused by: [\w.$]+|at [\w.$/@-]+\([\w.]+\.java:\d+\)|(?:Exception in thread "[^"\n]{0,60}" )?(?:[a-z]\w*\.){2,}\w*(?:Exception|Error)\b)/m;

/**
 * Returns whether a pasted text is (part of) a log or crash report rather than a question. Only checks the
 * first 4,000 characters.
 */
export function looksLikeLog(text: string): boolean {
  return text.length >= 40 && signs.test(text.slice(0, 4000));
}

let files: File[] = [];

/**
 * Keeps files that were dropped on another page in memory until the log doctor's page opens. Opening that
 * page does not reload the site.
 */
export const handedFiles = {
  leave: (dropped: ArrayLike<File>): void => {
    files = Array.from(dropped);
  },
  /** Returns the stored files and clears the list. */
  take: (): File[] => files.splice(0),
};
