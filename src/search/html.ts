/** Escapes a string for use as HTML content. Attribute values need more escaping. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));
}
