import {beginnings, nearest, slips} from '../weights';
import type {Catalog} from './index-file';
import {WordIndex} from './word-index';
import type {WordMatch} from './word-index';
import {stopWords} from './words';

const cacheSize = 300;

/** Slips allowed in a word that the index does not know, by its length; none in a version or a code. */
function slipsAllowed(term: string): number {
  const {length} = term;
  return /\d/.test(term) ? 0 : length < slips.one ? 0 : length < slips.two ? 1 : 2;
}

/** Finds words in the records of a catalog, one at a time. Built from the catalog: the file holds no index of its own. */
export class Matcher {
  readonly index: WordIndex;
  private readonly stopWords: ReadonlySet<number>;
  private readonly cache = new Map<string, WordMatch>();

  constructor(catalog: Catalog) {
    const {size, termsOfPieces, titles: title, paths: path, asked, texts: text} = catalog;
    this.index = new WordIndex({size, termsOfPieces, fields: {title, path, asked, text}});
    this.stopWords = new Set(Array.from(stopWords, (word) => this.index.find(word)));
  }

  /** @param term number of a word of the index */
  isStopWord(term: number): boolean {
    return this.stopWords.has(term);
  }

  knows(term: string): boolean {
    return this.index.find(term) >= 0;
  }

  /** Words of the index that those of a query may be slips of, the likeliest first. */
  near(terms: readonly string[]): string[] {
    return terms
      .filter((term) => !this.knows(term) && !/\d/.test(term))
      .flatMap((term) => this.index.like(term, nearest.letters).slice(0, nearest.words))
      .slice(0, nearest.words);
  }

  /**
   * @param term as `normalize` makes it
   * @param how `prefix`: whether the word may be the beginning of another, as the one that is being typed
   * @returns records that hold the word; when no record does, those that hold a word it may be a slip of
   */
  find(term: string, {prefix}: {prefix: boolean}): WordMatch {
    const key = `${prefix ? '^' : '='}${term}`;
    const known = this.cache.get(key);
    if (known) {
      return known;
    }
    const match = this.lookUp(term, prefix);
    if (this.cache.size >= cacheSize) {
      this.cache.clear();
    }
    this.cache.set(key, match);
    return match;
  }

  private lookUp(term: string, prefix: boolean): WordMatch {
    const exact = this.index.search(term, {
      prefix,
      fields: prefix && term.length < beginnings.everywhere ? ['title', 'path', 'asked'] : undefined,
    });
    if (exact.records.length > 0) {
      return exact;
    }
    const beginning = this.index.search(term, {prefix: term.length > beginnings.wholeWord});
    return beginning.records.length > 0 ? beginning : this.index.search(term, {slips: slipsAllowed(term)});
  }
}
