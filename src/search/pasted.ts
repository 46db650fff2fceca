/**
 * Parts of a pasted log line to remove, because searching for them is pointless. The exception and its message
 * remain.
 */
const clutter: readonly [pattern: RegExp, replacement: string][] = [
  // Stack frames: `at net.minecraft.Foo.bar(Foo.java:12) ~[forge.jar:?] {re:mixin}`
  [/(?<=^|\s)at [\w.$/@-]+\([^)\n]*\).*/g, ' '],
  [/ ~?\[[\w.+%#-]+\.jar[^\]]*\]| \{re:[^}]*\}/g, ' '],
  // Dates and times, including their brackets: `[20Jun2025 11:40:59.003]`, `2025-06-20T11:40:59Z`
  [
    /\[?(?:(?:\b\d{1,2}[A-Z][a-z]{2}\d{4}|\b\d{4}-\d\d-\d\d)[T ]|\b)\d{1,2}:\d\d:\d\d(?:[.,]\d+)?Z?\]?:?/g,
    ' ',
  ],
  // Thread, level and logger: `[Server thread/INFO] [net.minecraft.server.Main/]:`
  [/\[[^\]\n]*\/(?:INFO|WARN|ERROR|FATAL|DEBUG|TRACE)\]:?|\[(?:INFO|WARN|ERROR|FATAL|DEBUG|TRACE)\]:?/g, ' '],
  [/\[[\w.$ -]+\/[\w.$ -]*\]:?/g, ' '],
  [/Exception in thread "[^"\n]*"|Caused by:/g, ' '],
  // Package names, because `java.lang.OutOfMemoryError` is indexed by its class name
  [/\b(?:[a-z_][\w$]*[./]){2,}(?=[A-Z])/g, ''],
  // URLs, hosts, file paths, memory addresses and ids
  [/\bhttps?:\/\/\S+/g, ' '],
  [/(?:\b[\w.-]+)?\/?\b\d{1,3}(?:\.\d{1,3}){3}:\d+\b/g, ' '],
  [/\b[A-Za-z]:[\\/]\S*|(?<![\w.])(?:~|\.{1,2})?(?:\/[\w.+@ -]*[\w.+@-]){3,}\/?/g, ' '],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|\b0x[\da-f]{9,}\b|@[\da-f]{5,}\b/gi, ' '],
];

/** Patterns for the line that contains the error, in order of preference: root cause, exception, error level. */
const significant = [/^\s*Caused by: /, /\b[A-Z]\w*(?:Exception|Error)\b/, /\/(?:ERROR|FATAL)\]|\bERROR\b/];

/** Maximum length of a question, in characters. Anything longer, or with several lines, is a log. */
const longestQuestion = 300;

/** Returns whether pasted text is a log, which belongs in the log doctor, rather than a query. */
export function isWholeLog(text: string): boolean {
  return text.length > longestQuestion || linesOf(text).length > 1;
}

/** Maximum lengths in characters. Anything beyond them is ignored. */
const limits = {text: 100_000, line: 1000};

function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '');
}

/**
 * Removes times, threads, packages, ids, URLs and paths from a pasted log line. Of several lines, it keeps
 * only the line with the error.
 * @returns the text unchanged if it is a single short line with nothing to remove
 */
export function withoutClutter(text: string): string {
  const lines = linesOf(text.slice(0, limits.text));
  const line =
    significant
      .map((pattern) => lines.filter((one) => pattern.test(one)).at(-1))
      .find((one) => one !== undefined) ?? lines[0];
  const kept = (lines.length > 1 ? line! : text).slice(0, limits.line);
  const clean = clutter.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), kept);
  return clean === kept ? kept : clean.replace(/\s+/g, ' ').replace(/^[\s:–-]+|\s+$/g, '') || kept.trim();
}
