const decodes = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Makes a part of an address decodable: percent signs that stand for no character are escaped themselves.
 * @param text percent-encoded, perhaps badly: `100%&%C3%BC`
 * @returns `100%25&%C3%BC`
 */
export function mendEscapes(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+|%/gi, (escapes) =>
    decodes(escapes) ? escapes : escapes.replaceAll('%', '%25'),
  );
}
