/**
 * Matches placeholders in strings of the data files: `{name}`, or `{name|fallback}` with a fallback text. Use it
 * only with `replace` and `matchAll`, because `test` and `exec` would keep its `lastIndex`.
 */
export const gaps = /\{(\w+)(?:\|([^{}|]+))?\}/g;

/**
 * Replaces the placeholders in a string with their values. A placeholder without a value is replaced with its
 * fallback text, or with its name if it has no fallback.
 * @param show transforms a value before it is inserted, for example to escape it
 */
export function fill(
  text: string,
  values: Readonly<Record<string, string>>,
  show = (value: string) => value,
): string {
  return text.replace(gaps, (_, name: string, words?: string) =>
    values[name] ? show(values[name]) : (words ?? name),
  );
}
