/** What is known of words; it travels with the index. */
export interface Vocabulary {
  /** English by language, each with the words that stand for it; see `glossary.yaml`. */
  glossary: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Phrases that mean the same; see `thesaurus.yaml`. */
  same: readonly (readonly string[])[];
  /** A phrase, and others that it finds, but not the other way round. */
  also: readonly (readonly string[])[];
  /** Words that say nothing about what is looked for, between spaces; see `stop-words.yaml`. */
  stopWords: string;
  /** Packs, and mods and games, that no page explains; see `names.yaml`. */
  names: Readonly<Record<'packs' | 'products', readonly string[]>>;
  /** Words of a query, and of a heading, about something that does not work, between spaces or commas; see `trouble.yaml`. */
  trouble: Readonly<Record<'words' | 'headings', string>>;
  /** Words of everyday English, between spaces, by what they weigh in tenths. */
  common: Readonly<Record<string, string>>;
}
