/**
 * Ranking parameters: all weights and limits, in the order in which a query uses them. The embedded engine
 * (`embedded/`) uses all of them except `longestSection` and `generality`; the hosted engine uses those that its
 * settings support (`hosted/settings.ts`).
 *
 * After a change, `npm run build && npm run search:relevance` shows the effect. Tune only with query sets
 * that are not held back; the others only measure the result.
 */

/** Record kinds. Commands are rows with separate weights. */
export const recordKinds = ['text', 'row', 'page', 'heading', 'command'] as const;
export type RecordKind = (typeof recordKinds)[number];

// ── Records ──

/**
 * Maximum text length of a record in characters. Longer paragraphs are cut, because a limit of 196 changed no figure of
 * the query sets by more than a query or two, but made the index 5 % larger.
 */
export const longestText = 155;

/** Maximum text length of a section in characters. The hosted service stores a section as one record. */
export const longestSection = 6000;

/**
 * Breaks ties between records in the hosted service: the higher number comes first, so a page precedes its sections.
 */
export const generality = {page: 100, h2: 90, h3: 80, h4: 70, h5: 60, h6: 50, row: 50, text: 0};

// ── Words ──

/** Minimum word length for tolerating one typo, and for tolerating two. */
export const typos = {one: 4, two: 6};

/**
 * Suggestions for a query without results: at most `words` words within an edit distance of `letters`, or
 * with a common prefix of `beginning` letters.
 */
export const nearest = {words: 3, letters: 3, beginning: 5};

/** Weights of inexact matches: longer words that start with the typed word, and similarly spelled words. */
export const fuzzy = {
  prefix: 0.375,
  /** Reduction per additional letter of a longer word. */
  prefixLetter: 0.3,
  typo: 0.45,
};

/**
 * The last word of a query may be incomplete. If it has fewer than `everywhere` letters, only titles, URLs
 * and aliases are searched for it, because too many words start with it. Complete words of more than
 * `wholeWord` letters also match as a prefix if no record contains them.
 */
export const beginnings = {everywhere: 3, wholeWord: 3};

/**
 * Weight of a match in each field of a record. `path` contains the words of the URL and the group, `asked`
 * additional search terms for the section.
 */
export const fields = {title: 2.6, path: 0.3, aliases: 1.2, asked: 0.75, text: 1};

/** Parameters of the BM25+ score. MiniSearch 7.2.0 has the same formula, with `b: 0.7`. */
export const bm25 = {k: 1.2, b: 0.65, d: 0.5};

/**
 * Weight of a word depending on its frequency in everyday English: 1 up to the Zipf value `from`, decreasing
 * to `least` at `to`. One Zipf unit is a factor of ten: *owner* has 4.4, *change* 5.4, *work* 5.9, *get* 6.7.
 */
export const commonness = {from: 5.6, to: 6.6, least: 0.3};

// ── The query ──

/** Weights of alternative wordings; the typed word has weight 1. */
export const rewordings = {
  synonym: 0.8,
  oneWay: 0.45,
  /** The word split in two parts of at least `shortestPart` letters. */
  split: 0.9,
  shortestPart: 3,
  /** Another form of the word: `launching` for `launch`. */
  stem: 0.8,
  /** The verb of a phrasal verb that has synonyms: `log` in `log in`. */
  phrasal: 0.2,
  /** A word in another language; see `glossary.yaml`. */
  foreign: 0.8,
};

/**
 * Names of packs and mods. `words`: maximum number of words per name; `weight`: weight of a name in a
 * query; `page`: weight if the pack has a page; `prefer`: factor for that page.
 */
export const names = {words: 5, weight: 0.35, page: 1, prefer: 2.4};

/**
 * A number with at most `digits` digits matches only beside the word that is beside it in the query:
 * `tier 2`, `2 weeks`.
 */
export const numbers = {digits: 2};

/** Weight of an identifier in a query, such as `max_homes`; other words have weight 1. */
export const identifier = 2;

// ── A record ──

/**
 * Weight of matches outside the record: in a heading above it, or elsewhere on the page. A match elsewhere
 * counts as half a word towards coverage.
 */
export const around = {heading: 0.75, page: 0.12};

/** Minimum coverage of a result, as a share of the best record's coverage. */
export const leastCoverage = 0.5;

/** Weight by record kind. Rows have a low weight, because readers look them up by name. */
export const kinds: Record<RecordKind, number> = {page: 2.5, heading: 1.1, command: 1.1, text: 1, row: 0.5};

/** Factor for commands if the query starts with a slash. */
export const commandAsked = 2;

/** Factor for a record whose name equals the query. */
export const wholeTitle = 2;

/** Bonus for a record with an alias that the query contains, multiplied by the alias's share of the query. */
export const aliasMatch = 0.5;

/** Factor for rows that do not exist in the reader's version of Minecraft. */
export const otherVersion = 0.4;

// ── A place ──

/** Weights for ranking the sections of a page: the page itself, its headings and its named rows. */
export const place = {
  kinds: {page: 0.45, heading: 1.6, command: 1.3, text: 1, row: 0.85} satisfies Record<RecordKind, number>,
  /** Weight of each additional record of the section that contains the word, relative to the best record. */
  next: 0.4,
  /**
   * Weights of a match in a heading above, in the page title, and elsewhere on the page. `elsewhereCovers`
   * is the share of a word that a match elsewhere adds to the coverage.
   */
  heading: 0.4,
  pageTitle: 0.4,
  elsewhere: 0.1,
  elsewhereCovers: 0.6,
  /**
   * Additional weight of a word that only one section of the page contains, compared with a word in all sections.
   */
  rare: 2,
  /** Exponent of the coverage. */
  coverage: 2.8,
  /**
   * Bonuses for a title that matches the query. `pageNamed` depends on the title's share of the query,
   * `named` also on the matched share of the title; `wholeTitle` requires that the query is the title.
   */
  pageNamed: 1.7,
  named: 0.3,
  wholeTitle: 3,
  /** Bonus for an alias that the query contains, multiplied by the alias's share of the query. */
  alias: 1.2,
  /** Bonus for sections near the start of the page; it is halved after ten records. */
  early: 0.35,
  /**
   * Factor for troubleshooting sections if the query reports no problem, and for other sections if it reports one.
   */
  mismatch: 0.8,
  /** Factor for commands if the query starts with a slash. */
  command: 2,
};

/**
 * The score of a row is the product of its page's score (to the power of `page`), its section's score (to the
 * power of `place`), and the section's score relative to the best section of the page. Sections with a
 * relative score below `least` are omitted. Only sections of the best `pages` pages are scored.
 */
export const rows = {page: 1.5, place: 0.8, least: 0.25, pages: 25};

/**
 * Limits the rows for poor matches. If the coverage of the best record is below `coverage`, only `rows`
 * rows are shown. If none of the first sections reaches `own.coverage` on its own, only `own.rows` rows
 * are shown. A word that is not on the site counts as `unknown` unmatched words, a word with only
 * similarly spelled matches as `typo`.
 */
export const floor = {coverage: 0.66, unknown: 4, typo: 2, rows: 3, own: {coverage: 0.83, rows: 5}};

// ── Results ──

/**
 * Prevents one page from filling the list. If at least `pages` pages match, each page first gets at most
 * `rows` rows; further rows (up to `most` per page) come after the first rows of all pages. The dialog
 * shows only the first rows.
 */
export const variety = {pages: 3, rows: 3, most: 5};

/**
 * Results per response, and words per snippet (fewer in narrow windows). DocSearch's dialog hard-codes the
 * same numbers; on the search page, snippets fill two lines.
 */
export const answer = {
  hits: 20,
  words: 10,
  wordsOnNarrow: 5,
  wordsOnPage: 30,
  wordsOnNarrowPage: 15,
  narrow: '(max-width: 768px)',
};
