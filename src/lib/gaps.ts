/** Matches the placeholders `{name}` in a text of the data. For `replace` and `matchAll`. */
export const gaps = /\{(\w+)\}/g;

/**
 * Replaces the placeholders of a text by their values. A placeholder without a value becomes its name.
 * @param show transforms a value before it is inserted, for example to escape it
 */
export function fill(
  text: string,
  values: Readonly<Record<string, string>>,
  show = (value: string) => value,
): string {
  return text.replace(gaps, (_, name: string) => (values[name] ? show(values[name]) : name));
}
