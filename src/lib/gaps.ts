/**
 * `{name}` in a text of the data, filled in where the text is shown; `{name|words}` has words for when there is no value.
 * For `replace` and `matchAll`.
 */
export const gaps = /\{(\w+)(?:\|([^{}|]+))?\}/g;

/**
 * Fills the gaps of a text. A gap without a value becomes its words, or its name where it has none.
 * @param show changes a value before it stands in the text, to escape it
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
