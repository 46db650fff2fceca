import type {Check, Problem, Result} from './types';

/** Formats a problem as `file:line:column  what was found — allowed: what is allowed — how to fix it`. */
export function formatProblem(problem: Problem): string {
  const {file, line, column, found, allowed, fix} = problem;
  const present = (parts: unknown[]) => parts.filter((part) => part !== undefined);
  const parts = [found, allowed === undefined ? undefined : `allowed: ${allowed}`, fix];
  return `${present([file, line, column]).join(':')}  ${present(parts).join(' — ')}`;
}

/** Returns problems sorted by file, line and column. */
export function sortProblems(problems: Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
}

/** Returns whether a check has failed: it found problems, or it examined nothing. */
export function failed(result: Result): boolean {
  return result.examined === 0 || result.problems.length > 0;
}

/** Formats the result of a check: a line with the count, then notes and problems. */
export function formatResult(check: Check, result: Result): string {
  const {examined, notes = []} = result;
  const problems = sortProblems(result.problems);
  const state = failed(result) ? '✗' : '✓';
  const lines = [
    `${state} ${check.name.padEnd(18)} ${examined} ${check.items}`,
    ...notes.map((note) => `    ${note}`),
  ];
  if (examined === 0) {
    lines.push(
      `    found no ${check.items}, so this check proves nothing. Run the command from the repository root.`,
    );
  }
  if (problems.length > 0) {
    lines.push(`    ${check.why}`);
  }
  return [...lines, ...problems.map((problem) => `  ${formatProblem(problem)}`)].join('\n');
}
