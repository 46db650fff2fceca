/** Decodes a part of an address. Returns it unchanged if it has malformed escapes, because a broken link is no reason to throw. */
export function decodePart(text: string): string {
  return attempt(decodeURIComponent, text);
}

/** Decodes a whole path as the framework does: encoded separators (`%2F` for `/`, …) stay encoded. */
export function decodePath(text: string): string {
  return attempt(decodeURI, text);
}

/** The path of a page, from the path of its file: removes `.html` or `/index.html`. */
export const withoutEnding = (file: string): string => file.replace(/(?:\/index)?\.html$/i, '');

function attempt(decode: (text: string) => string, text: string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
