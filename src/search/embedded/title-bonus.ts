import {phrase, titleWords} from '../weights';
import type {Catalog} from './index-file';
import type {Matcher} from './matcher';
import type {PieceTexts} from './pieces';
import {termsOf} from './words';

/** What ends the part of a command that a reader types: `/rtp [<maxDistance>]`. */
const argument = /[[<]/;

/** Scores the share of a title that is in the query, and the query as a phrase in a title or the text. */
export class TitleBonus {
  /** Words of the query; -1 for one that the index does not know. */
  private readonly typed: number[];
  private readonly isPhrase: boolean;

  /** @param asked numbers of the words that count as matched */
  constructor(
    query: string,
    private readonly asked: ReadonlySet<number>,
    private readonly catalog: Catalog,
    private readonly matcher: Matcher,
  ) {
    const terms = termsOf(query);
    this.typed = terms.map((term) => matcher.index.find(term));
    this.isPhrase = terms.join(' ').length >= phrase.shortest && !this.typed.includes(-1);
  }

  of(record: number): number {
    const {catalog, isPhrase, typed} = this;
    const {titles, texts} = catalog;
    let bonus = 0;
    let place = -1;
    // Text has no title.
    if (titles.starts[record]! < titles.starts[record + 1]!) {
      const words = this.wordsOfTitle(record);
      bonus = (catalog.level[record] === 1 ? titleWords.page : titleWords.other) * this.shareAsked(words);
      place = isPhrase ? placeOf(typed, words) : -1;
      if (place === 0) {
        return bonus + (words.length === typed.length ? phrase.title : phrase.begins);
      }
    }
    if (place > 0) {
      return bonus + phrase.inTitle;
    }
    return bonus + (isPhrase && typed.length > 1 && this.isIn(texts, record) ? phrase.inText : 0);
  }

  private shareAsked(words: readonly number[]): number {
    let significant = 0;
    let found = 0;
    for (const term of words) {
      if (!this.matcher.isStopWord(term)) {
        significant += 1;
        found += this.asked.has(term) ? 1 : 0;
      }
    }
    return found / (significant || 1);
  }

  /** Words of a title; of a command those before its arguments. */
  private wordsOfTitle(record: number): number[] {
    const {
      titles: {numbers, starts},
      pieces,
    } = this.catalog;
    const end = starts[record + 1]!;
    const start = starts[record]!;
    const isCommand = pieces[numbers[start]!]!.startsWith('/');
    const words: number[] = [];
    for (let at = start; at < end; at += 1) {
      const term = this.matcher.index.termOf(numbers[at]!);
      if (term >= 0) {
        words.push(term);
      } else if (isCommand && argument.test(pieces[numbers[at]!]!)) {
        break;
      }
    }
    return words;
  }

  /** Whether the words of the query stand in a text one after the other. */
  private isIn({numbers, starts}: PieceTexts, record: number): boolean {
    const {typed} = this;
    const {index} = this.matcher;
    const end = starts[record + 1]!;
    for (let first = starts[record]!; first < end; first += 1) {
      if (index.termOf(numbers[first]!) !== typed[0]) {
        continue;
      }
      let length = 1;
      for (let at = first + 1; at < end && length < typed.length; at += 1) {
        const term = index.termOf(numbers[at]!);
        if (term >= 0 && term !== typed[length]) {
          break;
        }
        length += term >= 0 ? 1 : 0;
      }
      if (length === typed.length) {
        return true;
      }
    }
    return false;
  }
}

/** Index of a sequence of words in another; -1 when it is not there. */
function placeOf(row: readonly number[], words: readonly number[]): number {
  for (let place = 0; place + row.length <= words.length; place += 1) {
    let length = 0;
    while (length < row.length && words[place + length] === row[length]) {
      length += 1;
    }
    if (length === row.length) {
      return place;
    }
  }
  return -1;
}
