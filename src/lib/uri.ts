/** Decodes a URL component. Returns malformed input unchanged, because a broken link must not throw. */
export function decodePart(text: string): string {
  return attempt(decodeURIComponent, text);
}

/** Decodes a path as Docusaurus does: encoded separators such as `%2F` stay encoded. */
export function decodePath(text: string): string {
  return attempt(decodeURI, text);
}

/** Converts the path of a built file to the path of its page: removes `.html` or `/index.html`. */
export const withoutEnding = (file: string): string => file.replace(/(?:\/index)?\.html$/i, '');

function attempt(decode: (text: string) => string, text: string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
