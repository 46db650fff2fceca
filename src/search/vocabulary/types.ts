/** What the search knows about words. It is stored in the index file. */
export interface Vocabulary {
  /** English by language, each with the words that stand for it; see `glossary.yaml`. */
  glossary: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Phrases that mean the same; see `thesaurus.yaml`. */
  same: readonly (readonly string[])[];
  /** A phrase, then others that it also finds, but not the other way round. */
  also: readonly (readonly string[])[];
  /** Words that say nothing about the subject, separated by spaces; see `stop-words.yaml`. */
  stopWords: string;
  /** Names of packs, mods and games that no page explains; see `names.yaml`. */
  names: Readonly<Record<'packs' | 'products', readonly string[]>>;
  /** Words that mark a query, and words that mark a heading, as being about a problem, separated by spaces or commas; see `trouble.yaml`. */
  trouble: Readonly<Record<'words' | 'headings', string>>;
  /** Words of everyday English, separated by spaces, by their weight in tenths. */
  common: Readonly<Record<string, string>>;
}
