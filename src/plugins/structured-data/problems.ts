/** A mistake in a data file, addressed to the person who edits it. */
export type Problem = {
  /** Path in the repository. */
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  /** Where in the file, as keys: `groups.homes.commands[0].level`. Empty for the file itself. */
  key: string;
  /** What was found, what is allowed, and the nearest right thing if one is near. */
  message: string;
};

/** `['groups', 'homes', 'commands', 0]` → `groups.homes.commands[0]`. */
export function keyPath(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

/** All problems as one text: `file:line:column  key` and the message under it. */
export function formatProblems(problems: readonly Problem[]): string {
  const list = problems.map(
    ({file, line, column, key, message}) => `${file}:${line}:${column}${key ? `  ${key}` : ''}\n  ${message}`,
  );
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return `${count} in the data files\n\n${list.join('\n\n')}`;
}
