/**
 * Matches the placeholders in a text of the data: `{name}`, and `{name|words}` with words for a name without a value. For `replace` and
 * `matchAll`.
 */
export const gaps = /\{(\w+)(?:\|([^{}|]+))?\}/g;

/**
 * Replaces the placeholders of a text by their values. A placeholder without a value is replaced by its words, or by
 * its name if it has no words.
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
