/** Decodes a part of an address; malformed percent signs stay as they are, for such a link is broken, not a crash. */
export function decodePart(text: string): string {
  return attempt(decodeURIComponent, text);
}

/** Decodes a whole path as the framework compares paths: what separates parts (`/`, `&`, `#` as `%2F`, …) stays encoded. */
export function decodePath(text: string): string {
  return attempt(decodeURI, text);
}

/** Path of a page by the path of its file: without `.html`, `/index.html`. */
export const withoutEnding = (file: string): string => file.replace(/(?:\/index)?\.html$/i, '');

function attempt(decode: (text: string) => string, text: string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
