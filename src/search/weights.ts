/**
 * How the search ranks: every weight and limit, in the order in which a query meets them. Both engines read this file: the
 * embedded one asks it as it works (`embedded/`), the hosted one gets what it knows as well as settings (`hosted/settings.ts`).
 *
 * After a change `npm run build && npm run search:relevance` says what it costs. The sets that are held back are for that alone: tune
 * for the others.
 */

/** What a record is about. Of rows, only commands are ranked on their own. */
export const recordKinds = ['text', 'row', 'page', 'heading', 'command'] as const;
export type RecordKind = (typeof recordKinds)[number];

// ── Records ──

/** Longest text of one record, in characters: the hosted service takes 10 KB a record, and no reader reads more. */
export const longestText = 2000;

/** Longest text of one section for the hosted service, which is given all of it as one record. */
export const longestSection = 6000;

/** Of two records that answer as well, the higher goes first: what is general before what is special. */
export const generality = {page: 100, h2: 90, h3: 80, h4: 70, h5: 60, h6: 50, row: 50, text: 0};

// ── Words ──

/** A typing error is forgiven in a word of this many letters, and a second one in a longer word. */
export const typos = {one: 4, two: 6};

/** Words that may be meant when nothing is found: how many at most, how many letters may differ, how many at the beginning must not. */
export const nearest = {words: 3, letters: 3, beginning: 5};

/** What a word counts that is not the one typed: the beginning of a longer word, a word with a typing error. */
export const fuzzy = {
  prefix: 0.375,
  /** How much less for each letter that follows. */
  prefixLetter: 0.3,
  typo: 0.45,
};

/**
 * The last word of a query may be unfinished. Below this many letters it begins too many words: only titles and addresses are
 * looked at. A finished word of more than `wholeWord` letters may also be a beginning when no record holds it.
 */
export const beginnings = {everywhere: 3, wholeWord: 3};

/** What a match counts in each field of a record. `path` are the words of the address and of the group. */
export const fields = {title: 3, path: 0.3, aliases: 1.2, text: 1};

/** BM25+, how often a word is in a record and how rare it is, with the constants of MiniSearch 7.2.0. */
export const bm25 = {k: 1.2, b: 0.7, d: 0.5};

/**
 * What a word weighs by how common it is in everyday English: all of it up to the first Zipf value, the least from the second on.
 * A step of one is ten times as common: *owner* has 4.4, *change* 5.4, *work* 5.9, *get* 6.7.
 */
export const commonness = {from: 5.6, to: 6.6, least: 0.3};

// ── The query ──

/** What a way to write a word counts beside the word as it was typed. */
export const rewordings = {
  synonym: 0.8,
  oneWay: 0.45,
  /** Read as two words, each of at least `shortestPart` letters. */
  split: 0.9,
  shortestPart: 3,
  /** A form of the word: `launching` of `launch`. */
  stem: 0.8,
  /** The verb alone of a phrasal verb that has synonyms: `log` of `log in`. */
  phrasal: 0.2,
  /** A word of another language; see `glossary.yaml`. */
  foreign: 0.8,
};

/** A name that no page explains: at most so many words, and what it weighs beside the rest of the query. */
export const names = {words: 5, weight: 0.35};

/** A number of so few digits counts only beside the word that it stands beside in the query: `tier 2`, `2 weeks`. */
export const numbers = {digits: 2};

// ── A record ──

/** What a match counts that is not in the record itself: in a heading above it; elsewhere on the page, where it covers half of the word. */
export const around = {heading: 0.7, page: 0.2};

/** Share of the best record's coverage of the query that a record must reach to count as a result. */
export const leastCoverage = 0.5;

/** What a record's kind counts. Rows of most tables stand back: what is in them is looked up by its name. */
export const kinds: Record<RecordKind, number> = {page: 2.5, heading: 1.1, command: 1.1, text: 1, row: 0.5};

/** What a command counts for who types a slash. */
export const commandAsked = 2;

/** What a record counts whose whole title is the query: who types a name wants what has it, not the page around it. */
export const wholeTitle = 2;

/** What a record counts more when one of its aliases is asked for, by its share of the query. */
export const aliasMatch = 0.5;

/** What a row counts that the reader's version of Minecraft does not have. */
export const otherVersion = 0.4;

// ── A place ──

/** What a place of a page counts when it is compared with the others: the page itself, a heading, a row with a name. */
export const place = {
  kinds: {page: 0.45, heading: 1.6, command: 1.3, text: 1, row: 0.85} satisfies Record<RecordKind, number>,
  /** A second text that holds a word, beside the best one. */
  next: 0.3,
  /** A word in a heading above; in the title of the page; elsewhere on the page, where it covers a part of the word. */
  heading: 0.4,
  pageTitle: 0.4,
  elsewhere: 0.1,
  elsewhereCovers: 0.6,
  /** Power of the share of the query that is covered. */
  coverage: 2.8,
  /** More for a title that is asked for: of the page, by how much of the query it is; of others, also by how much of it is asked. */
  pageNamed: 1.7,
  named: 0.3,
  wholeTitle: 3,
  /** More for an alias that is asked for as a whole, by its share of the query. */
  alias: 1.2,
  /** More for what stands at the beginning of the page: after ten records half as much. */
  early: 0.35,
  /** A place about what does not work for a query that is not about that, and the other way round. */
  mismatch: 0.8,
  /** A command for who types a slash. */
  command: 2,
};

/**
 * What a row counts: a power of what its page counts, one of what the place itself counts, and its share of the best place of the page,
 * which is `least` or more. Of so many pages, the best, places are compared; nobody reads on to the others.
 */
export const rows = {page: 1.8, place: 0.4, least: 0.25, pages: 25};

/**
 * Where less than `coverage` of the query is found, the pages hardly answer it: only so many rows are shown. A word that is unknown
 * counts as much as a rare one, a word that is found only by a typing error a part of that.
 */
export const floor = {coverage: 0.66, unknown: 4, typo: 2, rows: 3, own: {coverage: 0.8, rows: 5}};

// ── Results ──

/**
 * One page does not fill the list: when at least `pages` pages answer, all of them come with no more than `rows` rows before any comes
 * with more, and never with more than `most`. The dialog shows only the former.
 */
export const variety = {pages: 3, rows: 3, most: 5};

/** Results in one answer; words of a text, fewer on a narrow screen. DocSearch's dialog has the same numbers built in. */
export const answer = {hits: 20, words: 10, wordsOnNarrow: 5, narrow: '(max-width: 768px)'};
