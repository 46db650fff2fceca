/** Word lists of the search, which are stored in the index file. */
export interface Vocabulary {
  /** Language code → English word → translations; see `glossary.yaml`. */
  glossary: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Groups of synonymous phrases; see `thesaurus.yaml`. */
  same: readonly (readonly string[])[];
  /** One-way synonyms: the first phrase of a list also matches the others, but not vice versa. */
  also: readonly (readonly string[])[];
  /** Words that are removed from queries, separated by spaces; see `stop-words.yaml`. */
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
