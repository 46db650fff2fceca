/** Turns what the tools print into GitHub's annotations, which stand on the line in a pull request. */

interface Finding {
  file: string;
  line: string;
  column?: string;
  message: string;
}

/** `file:line:column - message` of cspell, `file:line:column MD… message` of markdownlint, `file(line,column): error …` of tsc. */
const oneLine = [
  /^(?<file>[^\s:()][^:()]*\.\w+):(?<line>\d+)(?::(?<column>\d+))? - (?<message>.+)$/,
  /^(?<file>[^\s:()][^:()]*\.\w+):(?<line>\d+)(?::(?<column>\d+))? (?<message>(?:error )?MD\d+.+)$/,
  /^(?<file>[^\s:()][^:()]*\.\w+)\((?<line>\d+),(?<column>\d+)\): (?<message>error .+)$/,
];

/** ESLint names the file once, its findings below. */
const eslintFile = /^(?<file>\/.+|[A-Z]:\\.+|[\w.-]+(?:\/[\w.-]+)+)\.(?<ending>[cm]?[jt]sx?)$/;
const eslintFinding = /^\s+(?<line>\d+):(?<column>\d+)\s+error\s+(?<message>.+?)\s*$/;

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function annotation({file, line, column, message}: Finding): string {
  const place = `file=${file},line=${line}${column === undefined ? '' : `,col=${column}`}`;
  return `::error ${place}::${message.replaceAll('%', '%25')}`;
}

/**
 * @param output what TypeScript, ESLint, cspell and markdownlint printed; colours are ignored
 * @param root absolute path of the repository, cut off file names
 * @returns an annotation for each finding, in order
 */
export function annotationsIn(output: string, root: string): string[] {
  const relative = (file: string) =>
    file
      .replace(root, '')
      .replaceAll('\\', '/')
      .replace(/^\.?\//, '');
  let current: string | undefined;
  const lines = output.replace(/\u001b\[[\d;]*m/g, '').split(/\r?\n/);
  return lines.flatMap((line) => {
    const found = oneLine.map((pattern) => pattern.exec(line)?.groups).find((groups) => groups !== undefined);
    if (found) {
      const {file = '', line: at = '1', column, message = ''} = found;
      return [annotation({file: relative(file), line: at, column, message})];
    }
    const file = eslintFile.exec(line)?.groups;
    if (file) {
      current = relative(`${file.file}.${file.ending}`);
      return [];
    }
    const finding = eslintFinding.exec(line)?.groups;
    if (finding && current !== undefined) {
      const {line: at = '1', column, message = ''} = finding;
      return [annotation({file: current, line: at, column, message: message.replace(/\s{2,}/g, ' ')})];
    }
    return [];
  });
}
