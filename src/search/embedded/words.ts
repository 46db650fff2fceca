/** A word in a string. The index, queries and highlighting all use this module to split text into words. */
export interface Word {
  /** Normalized form of the word, as stored in the index. */
  term: string;
  /** Offset in the string, in UTF-16 code units. */
  start: number;
  end: number;
}

/**
 * Matches a version or an IP address, such as `v1.20.1`; an identifier, such as `max_homes`; a code, such as
 * `auth:71`; or letters and digits, such as `doesn't`.
 */
export const wordPattern = String.raw`[vV]?\d+(?:\.\d+)+|[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+|\p{L}+[:-]\d{2,}(?![.\d])|[\p{L}\p{N}]+(?:['’]\p{L}+)*`;

const word = new RegExp(wordPattern, 'gu');

/** Returns whether a string is a plain word or number, which most are. Only other strings need splitting. */
function isPlain(text: string): boolean {
  return /^(?:[A-Za-z][a-z]*|[A-Z]+|\d+)$/.test(text);
}

/** Returns the normalized words of a string. `ftbranks.chat_text` is two words, `1.20.1` is one word. */
export function termsOf(text: string): string[] {
  return (text.match(word) ?? []).map(normalize);
}

/** Returns the normalized words of a string and their parts, all of which can match a query. */
export function indexTerms(text: string): string[] {
  if (isPlain(text)) {
    return [singular(text.toLowerCase())];
  }
  return (text.match(word) ?? []).flatMap((found) => [found, ...partsOf(found)].map(normalize));
}

/** Returns whether a word is a technical identifier, such as `max_homes`. */
export const isIdentifier = (word: string): boolean => word.includes('_');

/** Replaces identifiers with their parts. */
export function plainTerms(terms: readonly string[]): string[] {
  return terms.flatMap((term) => (isIdentifier(term) ? partsOf(term).map(normalize) : [term]));
}

/**
 * Returns the parts of a compound word: `Neo` and `Forge` (camel case), `1.20` (version prefix), `auth` and
 * `71` (code), `8` and `GB` (amount with unit), or the words of an identifier.
 */
export function partsOf(text: string): string[] {
  if (isPlain(text)) {
    return [];
  }
  if (isIdentifier(text)) {
    return text.split('_');
  }
  const version = /^[vV]?(\d+(?:\.\d+)+)$/.exec(text)?.[1]?.split('.');
  if (version) {
    return version.slice(2).map((_, place) => version.slice(0, place + 2).join('.'));
  }
  const amount = /^(\d+)(\p{L}+)$/u.exec(text);
  if (amount) {
    return amount.slice(1);
  }
  const parts = text.split(/(?<=\p{Ll})(?=\p{Lu})|[:-]/u);
  return parts.length > 1 && parts.every((part) => part.length > 1) ? parts : [];
}

/** Converts a word to lower case, removes accents, and replaces a plural with the singular. */
export function normalize(text: string): string {
  // Unicode normalization is slow and has no effect on ASCII.
  const plain = /[^\x00-\x7f]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;
  return singular(plain.toLowerCase().replace(/^v(?=\d+\.)|['’]/g, ''));
}

/**
 * Removes a plural ending with the S-stemmer (Donna Harman, "How effective is suffixing?", JASIS 42, 1991,
 * table 1). Words of up to three letters stay unchanged, because `tps` and `fps` are not plurals.
 */
function singular(text: string): string {
  if (text.length < 4 || !text.endsWith('s')) {
    return text;
  }
  if (text.endsWith('ies') && !/[ea]ies$/.test(text)) {
    return `${text.slice(0, -3)}y`;
  }
  if (text.endsWith('es') && !/[aeo]es$/.test(text)) {
    return text.slice(0, -1);
  }
  return /[us]s$/.test(text) ? text : text.slice(0, -1);
}

/** Returns the terms of a string except stop words, or all terms if every word is a stop word. */
export function significantTerms(text: string, stopWords: ReadonlySet<string>): string[] {
  const terms = termsOf(text);
  const significant = terms.filter((term) => !stopWords.has(term));
  return significant.length > 0 ? significant : terms;
}
