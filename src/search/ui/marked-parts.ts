const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Cuts a text of a result where its marks are. Takes `<mark>` from it; any other tag stays text.
 * @param html as the engines write it
 * @returns plain text; every other part, from the second, is marked
 */
export function markedParts(html: string): string[] {
  return html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part) =>
      part.includes('&') ? part.replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => entities[entity]!) : part,
    );
}
