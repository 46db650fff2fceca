import type {Check, Problem, Result} from './types';

/**
 * One problem as a line: `file:line:column  what was found — what is allowed — how to fix it`.
 */
export function formatProblem(problem: Problem): string {
  const {file, line, column} = problem;
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}  ${message(problem)}`;
}

function message({found, allowed, fix}: Problem): string {
  return [found, allowed, fix].filter((part) => part !== undefined).join(' — ');
}

/** File order, then line order, so that a reader walks each file once. */
export function sortProblems(problems: Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
}

/** A check that read nothing has found nothing out. */
export function failed(result: Result): boolean {
  return result.examined === 0 || result.problems.length > 0;
}

/**
 * The report of one check: a line with the count, then its problems.
 * @param annotate adds GitHub's annotation commands, which mark the lines in a pull request
 */
export function formatResult(check: Check, result: Result, annotate = false): string {
  const {examined, notes = []} = result;
  const problems = sortProblems(result.problems);
  const state = failed(result) ? '✗' : '✓';
  const lines = [
    `${state} ${check.name.padEnd(18)} ${examined} ${check.items}`,
    ...notes.map((note) => `    ${note}`),
  ];
  if (examined === 0) {
    lines.push(
      `    found no ${check.items} to look at, so this check proves nothing: is the command run from the repository root?`,
    );
  }
  if (problems.length > 0) {
    lines.push(`    ${check.why}`);
  }
  for (const problem of problems) {
    lines.push(`  ${formatProblem(problem)}`);
    if (annotate) {
      lines.push(annotation(problem));
    }
  }
  return lines.join('\n');
}

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function annotation(problem: Problem): string {
  const {file, line = 1, column = 1} = problem;
  const text = message(problem).replaceAll('%', '%25').replaceAll('\n', '%0A');
  return `::error file=${file},line=${line},col=${column}::${text}`;
}
