import SearchableMap from 'minisearch/SearchableMap';
import {stemmer} from 'stemmer';
import {beginnings, bm25, fields as boosts, fuzzy, nearest, typos} from '../weights';
import type {Catalog} from './index-file';
import {byField, wordFields} from './tokens';
import type {TokenTexts, WordField} from './tokens';

/** The records that match a word. */
export interface WordMatch {
  /** Maps record numbers to scores. */
  scores: ReadonlyMap<number, number>;
  /** Index terms that match. */
  terms: string[];
  /** Whether only similarly spelled words match. */
  isTypo?: boolean;
}

export interface WordOptions {
  /** Whether the word also matches longer words that start with it. */
  prefix?: boolean;
  /** Maximum edit distance. */
  typos?: number;
  /** Fields to search; defaults to all fields. */
  fields?: readonly WordField[];
}

/** The occurrences of words in one field, indexed by word number. */
interface Postings {
  /**
   * Record numbers by word, one entry per occurrence. The range from `starts[n]` to `starts[n + 1]` belongs
   * to word `n`.
   */
  records: Uint32Array;
  starts: Uint32Array;
  /** For each word, the number of records that contain it. */
  counts: Uint32Array;
  /** For each record, the number of distinct words in it. */
  lengths: Uint32Array;
  averageLength: number;
}

const cacheSize = 300;

/**
 * Minimum word length for matching other forms, because a shorter stem may be a different word: `tp` for
 * `tps`.
 */
export const shortestWithForms = 4;

/**
 * Finds the records that contain a word. Scores match those of MiniSearch 7.2.0, and typos are found with
 * MiniSearch's radix tree. Words are loaded as numbers from the index file, because filling a MiniSearch
 * index takes five times as long and would delay the first results.
 */
export class WordIndex {
  /** Terms by word number. */
  private readonly terms: string[] = [];
  private readonly numbers = new Map<string, number>();
  /** Word numbers by token. The range from `tokens[n]` to `tokens[n + 1]` belongs to token `n`. */
  private readonly found: number[] = [];
  private readonly tokens: Uint32Array;
  private readonly fields: Record<WordField, Postings>;
  private readonly size: number;
  private readonly cache = new Map<string, WordMatch>();
  private readonly forms = new Map<string, readonly string[]>();
  private tree: SearchableMap<number> | undefined;

  constructor({size, termsOfTokens, texts}: Pick<Catalog, 'size' | 'termsOfTokens' | 'texts'>) {
    this.size = size;
    this.tokens = new Uint32Array(termsOfTokens.length + 1);
    termsOfTokens.forEach((terms, token) => {
      terms.forEach((term) => this.found.push(this.numberOf(term)));
      this.tokens[token + 1] = this.found.length;
    });
    this.fields = byField((field) => this.post(texts[field]));
  }

  private numberOf(term: string): number {
    let number = this.numbers.get(term);
    if (number === undefined) {
      number = this.terms.push(term) - 1;
      this.numbers.set(term, number);
    }
    return number;
  }

  /**
   * Builds the postings of a field with a counting sort. Uses plain loops over typed arrays for speed,
   * because the first results are delayed until it is done.
   */
  private post({numbers, starts: texts}: TokenTexts): Postings {
    const {found, tokens, size} = this;
    const uses = new Uint32Array(tokens.length);
    for (let at = 0; at < texts[size]!; at += 1) {
      uses[numbers[at]!]! += 1;
    }
    const starts = new Uint32Array(this.terms.length + 1);
    for (let token = 0; token < tokens.length - 1; token += 1) {
      for (let place = tokens[token]!; place < tokens[token + 1]!; place += 1) {
        starts[found[place]! + 1]! += uses[token]!;
      }
    }
    for (let term = 1; term < starts.length; term += 1) {
      starts[term]! += starts[term - 1]!;
    }
    const records = new Uint32Array(starts.at(-1)!);
    const ends = starts.slice();
    for (let record = 0; record < size; record += 1) {
      for (let at = texts[record]!; at < texts[record + 1]!; at += 1) {
        const token = numbers[at]!;
        for (let place = tokens[token]!; place < tokens[token + 1]!; place += 1) {
          const term = found[place]!;
          records[ends[term]!] = record;
          ends[term]! += 1;
        }
      }
    }
    const counts = new Uint32Array(this.terms.length);
    const lengths = new Uint32Array(size);
    for (let term = 0; term < counts.length; term += 1) {
      for (let at = starts[term]!; at < starts[term + 1]!; at += 1) {
        if (at === starts[term] || records[at] !== records[at - 1]) {
          counts[term]! += 1;
          lengths[records[at]!]! += 1;
        }
      }
    }
    const holders = lengths.filter((length) => length > 0);
    const total = holders.reduce((sum, length) => sum + length, 0);
    return {records, starts, counts, lengths, averageLength: total / holders.length};
  }

  knows(term: string): boolean {
    return this.numbers.has(term);
  }

  /** Returns the other index terms with the same stem, such as `disabled` for `disable`. */
  formsOf(term: string): readonly string[] {
    let forms = this.forms.get(term);
    if (forms === undefined) {
      const stem = stemmer(term);
      // The last letter of a stem may differ from the word: `entri` for `entry`.
      const start = stem.slice(0, -1);
      forms =
        term.length < shortestWithForms || /\P{L}/u.test(term)
          ? []
          : this.terms.filter((one) => one.startsWith(start) && one !== term && stemmer(one) === stem);
      if (this.forms.size >= cacheSize) {
        this.forms.clear();
      }
      this.forms.set(term, forms);
    }
    return forms;
  }

  /**
   * Finds the records that contain a word or, if there are none, a similarly spelled word.
   * @param term normalized word; see `normalize`
   * @param prefix whether to match longer words too, because the reader may still be typing the word
   */
  find(term: string, prefix = false): WordMatch {
    const key = `${prefix ? '^' : '='}${term}`;
    let match = this.cache.get(key);
    if (match === undefined) {
      match = this.lookUp(term, prefix);
      if (this.cache.size >= cacheSize) {
        this.cache.clear();
      }
      this.cache.set(key, match);
    }
    return match;
  }

  private lookUp(term: string, prefix: boolean): WordMatch {
    const isShort = prefix && term.length < beginnings.everywhere;
    const exact = this.search(term, {prefix, ...(isShort && {fields: ['title', 'path', 'aliases']})});
    if (exact.terms.length > 0) {
      return exact;
    }
    const beginning = this.search(term, {prefix: term.length > beginnings.wholeWord});
    return beginning.terms.length > 0
      ? beginning
      : {...this.search(term, {typos: typosAllowed(term)}), isTypo: true};
  }

  /**
   * Returns the index terms that the reader may have meant, most likely first: sorted by edit distance, then
   * by the number of records that contain them, then by common prefix.
   */
  near(terms: readonly string[]): string[] {
    const count = (number: number) => this.fields.title.counts[number]! + this.fields.text.counts[number]!;
    const begin = (term: string) =>
      this.terms
        .filter(
          (word) => word.length > nearest.beginning && word.startsWith(term.slice(0, nearest.beginning)),
        )
        .sort((one, other) => count(this.numbers.get(other)!) - count(this.numbers.get(one)!));
    const alike = (term: string) =>
      [...this.treeOfTerms().fuzzyGet(term, Math.min(nearest.letters, term.length >> 1))]
        .filter(([word]) => word.length >= typos.one && !/\d/.test(word))
        .sort(([, [a, one]], [, [b, other]]) => one - other || count(b) - count(a))
        .map(([word]) => word);
    const unknown = terms.filter((term) => !this.knows(term) && !/\d/.test(term));
    return [...new Set([...unknown.flatMap(alike), ...unknown.flatMap(begin)])].slice(0, nearest.words);
  }

  /**
   * Finds the records that contain a word, a longer word that starts with it, or a similarly spelled word.
   */
  search(term: string, {prefix = false, typos: allowed = 0, fields = wordFields}: WordOptions): WordMatch {
    /** Weight of each matching word, by word number. */
    const derived = new Map<number, number>();
    const own = this.numbers.get(term);
    if (own !== undefined) {
      derived.set(own, 1);
    }
    if (allowed > 0) {
      for (const swapped of swaps(term)) {
        const number = this.numbers.get(swapped);
        if (number !== undefined) {
          derived.set(number, (fuzzy.typo * term.length) / (term.length + 1));
        }
      }
      for (const [found, [number, distance]] of this.treeOfTerms().fuzzyGet(term, allowed)) {
        if (distance > 0 && !derived.has(number)) {
          derived.set(number, (fuzzy.typo * found.length) / (found.length + distance));
        }
      }
    }
    if (prefix) {
      this.terms.forEach((found, number) => {
        const distance = found.length - term.length;
        if (distance > 0 && found.startsWith(term)) {
          derived.set(number, (fuzzy.prefix * found.length) / (found.length + fuzzy.prefixLetter * distance));
        }
      });
    }
    return this.score(derived, fields);
  }

  /** Returns the radix tree of all words. It is built on the first typo, because building it is slow. */
  private treeOfTerms(): SearchableMap<number> {
    return (this.tree ??= SearchableMap.from([...this.numbers]));
  }

  /**
   * Adds up the scores of several words.
   * @param derived weight by word number
   */
  private score(derived: ReadonlyMap<number, number>, fields: readonly WordField[]): WordMatch {
    const {k, b, d} = bm25;
    const scores = new Map<number, number>();
    const terms = new Set<string>();
    for (const [term, weight] of derived) {
      for (const field of fields) {
        const {records, starts, counts, lengths, averageLength} = this.fields[field];
        const count = counts[term]!;
        const factor = weight * boosts[field] * Math.log(1 + (this.size - count + 0.5) / (count + 0.5));
        const end = starts[term + 1]!;
        for (let at = starts[term]!, next = at; at < end; at = next) {
          const record = records[at]!;
          while (next < end && records[next] === record) {
            next += 1;
          }
          const times = next - at;
          const length = 1 - b + (b * lengths[record]!) / averageLength;
          const score = factor * (d + (times * (k + 1)) / (times + k * length));
          scores.set(record, (scores.get(record) ?? 0) + score);
          terms.add(this.terms[term]!);
        }
      }
    }
    return {scores, terms: [...terms]};
  }
}

/**
 * Returns the allowed number of typos in a word of this length that is not in the index; 0 for a version or a
 * code.
 */
function typosAllowed(term: string): number {
  const {length} = term;
  return /\d/.test(term) || length < typos.one ? 0 : length < typos.two ? 1 : 2;
}

/**
 * Returns all variants of a word with two adjacent letters transposed. A transposition counts as one typo,
 * although two letters differ.
 */
function swaps(term: string): string[] {
  return Array.from(
    {length: term.length - 1},
    (_, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  );
}
