/** Key in the session storage for a text that was pasted on another page and is handed to the log doctor. */
export const handedOver = 'ftb-docs.log-doctor.text';

/** The page of the log doctor. */
export const doctorRoute = '/docs/support/log-doctor';

/** Beginnings of lines that occur only in logs and crash reports. */
const signs =
  /^\s*(?:\[[^\]\n]{0,40}\d\d:\d\d:\d\d[^\]\n]{0,20}\] ?\[|\d\d:\d\d:\d\d[^\n]{0,40}\b(?:INFO|WARN|ERROR|DEBUG)\b|---- Minecraft Crash Report ----|# A fatal error has been detected|Caused by: [\w.$]+|at [\w.$/@-]+\([\w.]+\.java:\d+\)|(?:Exception in thread "[^"\n]{0,60}" )?(?:[a-z]\w*\.){2,}\w*(?:Exception|Error)\b)/m;

/** Whether a pasted text is a log or crash report, or a part of one, and not a question. Reads the first 4,000 characters. */
export function looksLikeLog(text: string): boolean {
  return text.length >= 40 && signs.test(text.slice(0, 4000));
}

let files: File[] = [];

/** Stores files that were dropped on another page until the log doctor's page opens, which happens without a reload. */
export const handedFiles = {
  leave: (dropped: ArrayLike<File>): void => {
    files = Array.from(dropped);
  },
  /** Returns the stored files and clears them. */
  take: (): File[] => files.splice(0),
};
