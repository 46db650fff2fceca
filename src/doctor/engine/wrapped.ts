/**
 * Prefixes that other programs write before a line of the game: Docker Compose `minecraft  | `, systemd's journal
 * `Jan 02 01:49:51 host java[1]: `.
 */
const prefix =
  /^(?:[\w.-]{1,60} {0,20}\| |[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d [\w.-]{1,64} [\w.()-]{1,32}\[\d{1,8}\]: )/;

/** Returns whether a program wrote a prefix before a line; the first lines of a file show it. */
export const isWrapped = (line: string): boolean => prefix.test(line);

/** Removes the prefix of another program from a line. */
export const unwrapped = (line: string): string => line.replace(prefix, '');

/**
 * A line of a stack trace that Forge for 1.12 and older logged as output of the game. The expression matches the
 * logger's part.
 */
const printed =
  /\[STD(?:ERR|OUT)\/?\]: \[[^\]]{1,160}\]: ((?:\t|Caused by: |[\w.$]{1,120}(?:Exception|Error)\b).*)/;

/** Returns the line of a stack trace in a line of output, or the whole line. */
export const traceLine = (line: string): string =>
  line.includes('[STD') ? (printed.exec(line)?.[1] ?? line) : line;
