/** How text is split into words: the same for the index, the query and the highlighting. */
export interface Word {
  /** As it stands in the index. */
  term: string;
  /** Place in the text. */
  start: number;
  end: number;
}

/** A version or an address, such as `v1.20.1`; an identifier, such as `max_homes`; a code, such as `auth:71`; letters and digits, such as `doesn't`. */
export const wordPattern = String.raw`[vV]?\d+(?:\.\d+)+|[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+|\p{L}+[:-]\d{2,}(?![.\d])|[\p{L}\p{N}]+(?:['’]\p{L}+)*`;

const word = new RegExp(wordPattern, 'gu');

/** Whether a text is a plain word without parts, or a number. Most are, and need no further splitting. */
function isPlain(text: string): boolean {
  return /^(?:[A-Za-z][a-z]*|[A-Z]+|\d+)$/.test(text);
}

/** Words of a text as the index has them; `ftbranks.chat_text` is two words, `1.20.1` is one. */
export function termsOf(text: string): string[] {
  return (text.match(word) ?? []).map(normalize);
}

/** What a text is found by: its words and their parts. */
export function indexTerms(text: string): string[] {
  if (isPlain(text)) {
    return [singular(text.toLowerCase())];
  }
  return (text.match(word) ?? []).flatMap((found) => [found, ...partsOf(found)].map(normalize));
}

/** Whether a word is the name of a setting or a variable, such as `max_homes`. */
export const isIdentifier = (word: string): boolean => word.includes('_');

/** Words with the parts of identifiers instead of the identifiers. */
export function plainTerms(terms: readonly string[]): string[] {
  return terms.flatMap((term) => (isIdentifier(term) ? partsOf(term).map(normalize) : [term]));
}

/** Parts of a word in camel case, of an identifier, of a version, a code and an amount with its unit: `Neo` and `Forge`, `1.20`, `auth` and `71`, `8` and `GB`. */
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

/** Lower case, without accents, singular. */
export function normalize(text: string): string {
  // Normalization is slow, and plain letters need none.
  const plain = /[^\x00-\x7f]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;
  return singular(plain.toLowerCase().replace(/^v(?=\d+\.)|['’]/g, ''));
}

/**
 * The S-stemmer of Donna Harman, "How effective is suffixing?" (JASIS 42, 1991, table 1); words of up to three letters
 * are left alone, because `tps` and `fps` are not plurals.
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

/** The terms of a text without stop words; all of them when there are only stop words. */
export function significantTerms(text: string, stopWords: ReadonlySet<string>): string[] {
  const terms = termsOf(text);
  const significant = terms.filter((term) => !stopWords.has(term));
  return significant.length > 0 ? significant : terms;
}
