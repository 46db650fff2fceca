import {addressWords} from '../address';
import type {Catalog} from './index-file';
import {WordIndex} from './word-index';

/** How well each record holds a word, by number of the record. */
export interface WordMatch {
  scores: Map<number, number>;
  /** The words of the index that count as the one asked for. */
  terms: Set<string>;
}

export interface WordOptions {
  /** Whether the word may be the beginning of another: the one that is being typed. */
  prefix: boolean;
}

const boost = {title: 3, path: 0.7, text: 1};
const rememberedWords = 300;

/** Slips allowed in a word that the index does not know, by its length. */
function slipsAllowed({length}: string): number {
  return length < 4 ? 0 : length < 6 ? 1 : 2;
}

/** Finds words in the records of a catalog, one at a time. Built from the catalog: the file holds no index of its own. */
export class Matcher {
  private readonly index: WordIndex;
  private readonly remembered = new Map<string, WordMatch>();

  constructor(catalog: Catalog) {
    this.index = new WordIndex(catalog.size, (record, field) => {
      switch (field) {
        case 'title':
          return catalog.title[record]!;
        case 'path':
          return catalog.level[record] === 1 ? pathWords(catalog, record) : '';
        case 'text':
          return catalog.text[record]!;
      }
    });
  }

  knows(term: string): boolean {
    return this.index.knows(term);
  }

  /**
   * @param term as `normalize` makes it
   * @returns records that hold the word; when no record does, those that hold a word it may be a slip of
   */
  find(term: string, {prefix}: WordOptions): WordMatch {
    const key = `${prefix ? '^' : '='}${term}`;
    const known = this.remembered.get(key);
    if (known) {
      return known;
    }
    const match = this.ask(term, prefix);
    if (this.remembered.size >= rememberedWords) {
      this.remembered.clear();
    }
    this.remembered.set(key, match);
    return match;
  }

  private ask(term: string, prefix: boolean): WordMatch {
    const exact = this.search(term, {
      // One or two letters begin too many words: only titles are looked at.
      prefix,
      fields: prefix && term.length < 3 ? ['title', 'path'] : undefined,
    });
    if (exact.scores.size > 0) {
      return exact;
    }
    const beginning = this.search(term, {prefix: term.length > 3});
    return beginning.scores.size > 0 ? beginning : this.search(term, {fuzzy: slipsAllowed(term)});
  }

  private search(term: string, how: {prefix?: boolean; fuzzy?: number; fields?: string[]}): WordMatch {
    const scores = new Map<number, number>();
    const terms = new Set<string>();
    const options = {...how, boost, tokenize: (text: string) => [text], processTerm: (text: string) => text};
    for (const result of this.index.search(term, options)) {
      scores.set(result.id as number, result.score);
      result.terms.forEach((found) => terms.add(found));
    }
    return {scores, terms};
  }
}

/** The group and the words of the address: `…/prefer-ipv4` is found by both even if its title says neither. */
function pathWords(catalog: Catalog, record: number): string {
  const {path, group} = catalog.pages[catalog.page[record]!]!;
  return `${group} ${addressWords(path)}`;
}
