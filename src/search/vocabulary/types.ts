/** The search's knowledge of words. It is stored in the index file. */
export interface Vocabulary {
  /** By language, English words with their translations; see `glossary.yaml`. */
  glossary: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Phrases that mean the same; see `thesaurus.yaml`. */
  same: readonly (readonly string[])[];
  /** A phrase, followed by phrases that it also finds, but that do not find it. */
  also: readonly (readonly string[])[];
  /** Words that say nothing about the subject, separated by spaces; see `stop-words.yaml`. */
  stopWords: string;
  /** Names of packs, mods and games that no page explains; see `names.yaml`. */
  names: Readonly<Record<'packs' | 'products', readonly string[]>>;
  /**
   * Words of a query and words of a heading that report a problem, separated by spaces or commas; see `trouble.yaml`.
   */
  trouble: Readonly<Record<'words' | 'headings', string>>;
  /** Common English words, separated by spaces, by their weight in tenths. */
  common: Readonly<Record<string, string>>;
}
