/**
 * Matches placeholders in texts of the data files: `{name}`, or `{name|fallback}` with a fallback text. For
 * use with `replace` and `matchAll`.
 */
export const gaps = /\{(\w+)(?:\|([^{}|]+))?\}/g;

/**
 * Replaces the placeholders of a text with their values. A placeholder without a value is replaced with its
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
