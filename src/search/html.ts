/** Escapes a text for use as HTML content, but not for attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));
}
