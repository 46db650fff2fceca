/** `{name}` in a text of the data, filled in where the text is shown. For `replace` and `matchAll`. */
export const gaps = /\{(\w+)\}/g;

/**
 * Fills the gaps of a text; a name without a value is left as a word.
 * @param show changes a value before it stands in the text, to escape it
 */
export function fill(
  text: string,
  values: Readonly<Record<string, string>>,
  show = (value: string) => value,
): string {
  return text.replace(gaps, (_, name: string) => (values[name] ? show(values[name]) : name));
}
