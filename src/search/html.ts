/** Escapes a text for HTML: the three characters that have a meaning between tags. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));
}
