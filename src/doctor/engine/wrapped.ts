/**
 * Matches the prefixes that other programs add to each line, such as `minecraft | ` (Docker Compose) or
 * `Jan 02 01:49:51 host java[1]: ` (systemd).
 */
const prefix =
  /^(?:[\w.-]{1,60} {0,20}\| |[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d [\w.-]{1,64} [\w.()-]{1,32}\[\d{1,8}\]: )/;

/** Returns whether a line begins with the prefix of another program. */
export const isWrapped = (line: string): boolean => prefix.test(line);

/** Removes the prefix of another program from a line. */
export const unwrapped = (line: string): string => line.replace(prefix, '');

/**
 * Matches a stack trace line that Forge for 1.12 and older logged as standard output. The group captures the line
 * without the logger's prefix.
 */
const printed =
  /\[STD(?:ERR|OUT)\/?\]: \[[^\]]{1,160}\]: ((?:\t|Caused by: |[\w.$]{1,120}(?:Exception|Error)\b).*)/;

/** Returns the stack trace line inside a line of logged standard output. Returns any other line unchanged. */
export const traceLine = (line: string): string =>
  line.includes('[STD') ? (printed.exec(line)?.[1] ?? line) : line;
