/** Word lists of the search, which are stored in the index file. */
export interface Vocabulary {
  /** For each language, English words and their translations; see `glossary.yaml`. */
  glossary: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Groups of synonymous phrases; see `thesaurus.yaml`. */
  same: readonly (readonly string[])[];
  /** A phrase followed by one-way synonyms: the first phrase also matches the others, but not vice versa. */
  also: readonly (readonly string[])[];
  /** Words without meaning for a search, separated by spaces; see `stop-words.yaml`. */
  stopWords: string;
  /** Names of packs, mods and games that no page covers; see `names.yaml`. */
  names: Readonly<Record<'packs' | 'products', readonly string[]>>;
  /**
   * Words in queries (separated by spaces) and in headings (separated by commas) that indicate a problem; see
   * `trouble.yaml`.
   */
  trouble: Readonly<Record<'words' | 'headings', string>>;
  /** Common English words, separated by spaces, keyed by weight (in tenths). */
  common: Readonly<Record<string, string>>;
}
