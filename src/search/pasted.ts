/** What a pasted line of a log has around what can be searched for: the exception and its message stay. */
const clutter: readonly [pattern: RegExp, replacement: string][] = [
  // Places in the code: `at net.minecraft.Foo.bar(Foo.java:12) ~[forge.jar:?] {re:mixin}`.
  [/(?<=^|\s)at [\w.$/@-]+\([^)\n]*\).*/g, ' '],
  [/ ~?\[[\w.+%#-]+\.jar[^\]]*\]| \{re:[^}]*\}/g, ' '],
  // Dates and times, with their brackets: `[20Jun2025 11:40:59.003]`, `2025-06-20T11:40:59Z`.
  [
    /\[?(?:(?:\b\d{1,2}[A-Z][a-z]{2}\d{4}|\b\d{4}-\d\d-\d\d)[T ]|\b)\d{1,2}:\d\d:\d\d(?:[.,]\d+)?Z?\]?:?/g,
    ' ',
  ],
  // Thread, level and who says it: `[Server thread/INFO] [net.minecraft.server.Main/]:`.
  [/\[[^\]\n]*\/(?:INFO|WARN|ERROR|FATAL|DEBUG|TRACE)\]:?|\[(?:INFO|WARN|ERROR|FATAL|DEBUG|TRACE)\]:?/g, ' '],
  [/\[[\w.$ -]+\/[\w.$ -]*\]:?/g, ' '],
  [/Exception in thread "[^"\n]*"|Caused by:/g, ' '],
  // Packages: `java.lang.OutOfMemoryError` is found by its last part.
  [/\b(?:[a-z_][\w$]*[./]){2,}(?=[A-Z])/g, ''],
  // Addresses of the net, of files and of memory; ids.
  [/\bhttps?:\/\/\S+/g, ' '],
  [/(?:\b[\w.-]+)?\/?\b\d{1,3}(?:\.\d{1,3}){3}:\d+\b/g, ' '],
  [/\b[A-Za-z]:[\\/]\S*|(?<![\w.])(?:~|\.{1,2})?(?:\/[\w.+@ -]*[\w.+@-]){3,}\/?/g, ' '],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|\b0x[\da-f]{9,}\b|@[\da-f]{5,}\b/gi, ' '],
];

/** Lines that name what went wrong, the innermost cause first. */
const significant = [/^\s*Caused by: /, /\b[A-Z]\w*(?:Exception|Error)\b/, /\/(?:ERROR|FATAL)\]|\bERROR\b/];

/** What is longer, or has several lines, is a log, not a question. */
const longestQuestion = 300;

/** Whether a pasted text is better read by the log doctor than searched for. */
export function isWholeLog(text: string): boolean {
  return text.length > longestQuestion || linesOf(text).length > 1;
}

/** Nothing that can be searched for stands further back. */
const limits = {text: 100_000, line: 1000};

function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '');
}

/**
 * A line of a log without times, threads, packages, ids, addresses and paths; of several lines the one that names what went wrong.
 * @returns a short text that is none of this as it is
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
