/** Text as HTML: the three signs that mean something between tags. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));
}
