/**
 * How the search ranks: every weight and limit, in the order in which a query meets them. Both engines read this file: the
 * embedded engine (`embedded/`) uses all of it, the hosted one the part that its settings can express (`hosted/settings.ts`).
 *
 * After a change, `npm run build && npm run search:relevance` shows the effect. Tune for the sets that are not held back; the
 * others only measure the result.
 */

/** Kinds of records. Commands are rows, and have a weight of their own. */
export const recordKinds = ['text', 'row', 'page', 'heading', 'command'] as const;
export type RecordKind = (typeof recordKinds)[number];

// ── Records ──

/** Longest text of one record, in characters: the hosted service accepts at most 10 KB per record. */
export const longestText = 2000;

/** Longest part of a code block that is searched, in characters. */
export const longestCode = 40;

/** Longest text of one section, in characters. For the hosted service a section is one record. */
export const longestSection = 6000;

/** Breaks a tie between two records: the higher number comes first, so a page comes before its sections. */
export const generality = {page: 100, h2: 90, h3: 80, h4: 70, h5: 60, h6: 50, row: 50, text: 0};

// ── Words ──

/** Shortest word, in letters, in which one typing error is forgiven, and shortest word in which two are. */
export const typos = {one: 4, two: 6};

/**
 * Suggestions when nothing is found: at most `words` of them, differing by at most `letters` letters, or beginning with the same
 * `beginning` letters.
 */
export const nearest = {words: 3, letters: 3, beginning: 5};

/**
 * Weights of matches that are not exactly the typed word: a longer word that begins with it, or a word with a typing
 * error.
 */
export const fuzzy = {
  prefix: 0.375,
  /** Reduction for each letter that the longer word adds. */
  prefixLetter: 0.3,
  typo: 0.45,
};

/**
 * The last word of a query may be unfinished. With fewer than `everywhere` letters it is looked up only in titles, addresses and
 * aliases, because too many words begin with it. A finished word of more than `wholeWord` letters is also looked up as a beginning
 * when no record holds it.
 */
export const beginnings = {everywhere: 3, wholeWord: 3};

/**
 * Weight of a match in each field of a record. `path` holds the words of the address and of the group, `asked` what askers say of the
 * section.
 */
export const fields = {title: 2.4, path: 0.3, aliases: 1.2, asked: 0.8, text: 1};

/** Constants of the BM25+ score, as in MiniSearch 7.2.0. */
export const bm25 = {k: 1.2, b: 0.7, d: 0.5};

/**
 * Weight of a word by how common it is in everyday English: 1 up to the Zipf value `from`, falling to `least` at `to`.
 * One more on the Zipf scale is ten times as common: *owner* has 4.4, *change* 5.4, *work* 5.9, *get* 6.7.
 */
export const commonness = {from: 5.6, to: 6.6, least: 0.3};

// ── The query ──

/** Weights of other wordings; the typed word itself has 1. */
export const rewordings = {
  synonym: 0.8,
  oneWay: 0.45,
  /** The word split in two, each part of at least `shortestPart` letters. */
  split: 0.9,
  shortestPart: 3,
  /** Another form of the word: `launching` for `launch`. */
  stem: 0.8,
  /** The verb of a phrasal verb that has synonyms: `log` in `log in`. */
  phrasal: 0.2,
  /** A word of another language; see `glossary.yaml`. */
  foreign: 0.8,
};

/**
 * Names of packs and mods. `words`: maximum number of words in a name; `weight`: weight of a name in a query; `page`: weight of the name
 * of a pack that has a page; `prefer`: weight of that page.
 */
export const names = {words: 5, weight: 0.35, page: 1, prefer: 2.4};

/** A number with at most so many digits matches only next to the word it stands next to in the query: `tier 2`, `2 weeks`. */
export const numbers = {digits: 2};

/** Weight of an identifier in a query, such as `max_homes`; other words have 1. */
export const identifier = 2;

// ── A record ──

/** Weight of a match outside the record: in a heading above it, or elsewhere on the page. The latter covers half of the word. */
export const around = {heading: 0.7, page: 0.2};

/** A record is a result only if it covers at least this share of what the best record covers. */
export const leastCoverage = 0.5;

/** Weight of each kind of record. Rows weigh little, because readers look them up by name. */
export const kinds: Record<RecordKind, number> = {page: 2.5, heading: 1.1, command: 1.1, text: 1, row: 0.5};

/** Weight of a command when the query begins with a slash. */
export const commandAsked = 2;

/** Weight of a record whose name is the whole query. */
export const wholeTitle = 2;

/** Bonus for a record when the query contains one of its aliases, times the alias's share of the query. */
export const aliasMatch = 0.5;

/** Weight of a row that does not exist in the reader's version of Minecraft. */
export const otherVersion = 0.4;

// ── A place ──

/** Weights for comparing the places of a page: the page itself, its headings and its named rows. */
export const place = {
  kinds: {page: 0.45, heading: 1.6, command: 1.3, text: 1, row: 0.85} satisfies Record<RecordKind, number>,
  /** Weight of a further text that holds the word, after the best one. */
  next: 0.4,
  /** Weight of a word in a heading above, in the page's title, or elsewhere on the page; `elsewhereCovers` is how much the latter covers. */
  heading: 0.4,
  pageTitle: 0.4,
  elsewhere: 0.1,
  elsewhereCovers: 0.6,
  /** How much more a word weighs that only one place of the page holds than one that all of them hold. */
  rare: 2,
  /** Exponent of the share of the query that is covered. */
  coverage: 2.8,
  /** Bonus for a title in the query. For a page it depends on the title's share of the query, for other places also on the share of the title. */
  pageNamed: 1.7,
  named: 0.3,
  wholeTitle: 3,
  /** Bonus for an alias that is in the query as a whole, times its share of the query. */
  alias: 1.2,
  /** Bonus for places near the beginning of the page. It halves after ten records. */
  early: 0.35,
  /** Weight of a troubleshooting section when the query reports no problem, and of any other section when it does. */
  mismatch: 0.8,
  /** Weight of a command when the query begins with a slash. */
  command: 2,
};

/**
 * Score of a row: a power of its page's score, times a power of its place's score, times the place's share of the best place on the
 * page. A place with a share below `least` is left out. Places are compared only on the best `pages` pages.
 */
export const rows = {page: 1.5, place: 0.8, least: 0.25, pages: 25};

/**
 * If less than `coverage` of the query is found, only `rows` rows are shown. If no row holds `own.coverage` of it in its own section,
 * `own.rows` are shown. A word that is not on the site counts as `unknown`; a word that is found only as a misspelling adds `typo`.
 */
export const floor = {coverage: 0.66, unknown: 4, typo: 2, rows: 3, own: {coverage: 0.83, rows: 5}};

// ── Results ──

/**
 * Keeps one page from filling the list. If at least `pages` pages answer, each has at most `rows` rows at first; further rows, up to
 * `most` per page, follow after the first rows of all pages. The dialog shows only the first part.
 */
export const variety = {pages: 3, rows: 3, most: 5};

/**
 * Results per answer, and words per snippet, fewer on a narrow screen. DocSearch's dialog has the same numbers built in; the snippets
 * of the search page fill two lines of its column.
 */
export const answer = {
  hits: 20,
  words: 10,
  wordsOnNarrow: 5,
  wordsOnPage: 30,
  wordsOnNarrowPage: 15,
  narrow: '(max-width: 768px)',
};
