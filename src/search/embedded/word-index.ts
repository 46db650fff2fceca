import SearchableMap from 'minisearch/SearchableMap';
import {bm25, fields as boosts, likeness, slips} from '../weights';
import type {PieceTexts} from './pieces';

/** Where words are looked for, in this order. */
export const wordFields = ['title', 'path', 'asked', 'text'] as const;
export type WordField = (typeof wordFields)[number];

export interface WordSource {
  /** How many records there are. */
  size: number;
  /** By which words each piece is found: as it is written, then its parts. */
  termsOfPieces: readonly (readonly string[])[];
  fields: Record<WordField, PieceTexts>;
}

/** Records that hold a word, and how well. */
export interface WordMatch {
  /** Each once. */
  records: Int32Array;
  scores: Float64Array;
  /** Numbers of the words of the index that count as the one asked for. */
  terms: number[];
}

export interface WordOptions {
  /** Whether the word may be the beginning of another. */
  prefix?: boolean;
  /** How many letters may differ. */
  slips?: number;
  /** Where to look; everywhere unless told. */
  fields?: readonly WordField[];
}

/** Words of one field: the records of word `n` are `records` from `starts[n]` on, as often as they hold it, in order. */
interface Postings {
  starts: Uint32Array;
  records: Int32Array;
  /** In how many records a word is. */
  counts: Uint32Array;
  /** How many different words a record has. */
  lengths: Uint32Array;
  averageLength: number;
}

/**
 * Which records hold a word. It scores as MiniSearch 7.2.0 does, and finds slips with its tree of words; but it takes the
 * words as the index file has them, as numbers, and sorts them into place: filling a MiniSearch takes five times as
 * long, and the first results wait for it.
 */
export class WordIndex {
  /** By number. */
  readonly terms: string[] = [];
  /** By piece: where its words begin in `pieceTerms`; what stands between words has none. */
  private readonly pieceStarts: Uint32Array;
  private readonly pieceTerms: number[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly fields: Record<WordField, Postings>;
  private readonly size: number;
  private readonly sums: Float64Array;
  /** Which records `score` has visited. */
  private readonly touched: Int32Array;
  /** Numbers of words by their first letter, once the beginning of a word is looked for. */
  private readonly byLetter = new Map<string, number[]>();
  private tree: SearchableMap<number> | undefined;

  constructor({size, termsOfPieces, fields}: WordSource) {
    this.size = size;
    this.sums = new Float64Array(size);
    this.touched = new Int32Array(size);
    this.pieceStarts = new Uint32Array(termsOfPieces.length + 1);
    termsOfPieces.forEach((terms, number) => {
      for (const term of terms) {
        this.pieceTerms.push(this.numberOf(term));
      }
      this.pieceStarts[number + 1] = this.pieceTerms.length;
    });
    this.fields = {
      title: this.post(fields.title),
      path: this.post(fields.path),
      asked: this.post(fields.asked),
      text: this.post(fields.text),
    };
  }

  /** Number of the word that a piece is; -1 when it is none. */
  termOf(piece: number): number {
    const start = this.pieceStarts[piece]!;
    return start < this.pieceStarts[piece + 1]! ? this.pieceTerms[start]! : -1;
  }

  private numberOf(term: string): number {
    let number = this.numbers.get(term);
    if (number === undefined) {
      number = this.terms.push(term) - 1;
      this.numbers.set(term, number);
    }
    return number;
  }

  /** Sorts the words of a field by word: a counting sort, which leaves the records of a word in order. */
  private post({numbers, starts: recordStarts}: PieceTexts): Postings {
    const {size, pieceStarts, pieceTerms} = this;
    const starts = new Uint32Array(this.terms.length + 1);
    const counts = new Uint32Array(this.terms.length);
    const lengths = new Uint32Array(size);
    const seenIn = new Int32Array(this.terms.length).fill(-1);
    let total = 0;
    let holders = 0;
    for (let record = 0; record < size; record += 1) {
      let length = 0;
      for (let at = recordStarts[record]!; at < recordStarts[record + 1]!; at += 1) {
        const piece = numbers[at]!;
        for (let place = pieceStarts[piece]!; place < pieceStarts[piece + 1]!; place += 1) {
          const term = pieceTerms[place]!;
          starts[term + 1]! += 1;
          if (seenIn[term] !== record) {
            seenIn[term] = record;
            counts[term]! += 1;
            length += 1;
          }
        }
      }
      lengths[record] = length;
      total += length;
      holders += length > 0 ? 1 : 0;
    }
    for (let term = 0; term < this.terms.length; term += 1) {
      starts[term + 1]! += starts[term]!;
    }
    const records = new Int32Array(starts[this.terms.length]!);
    const next = starts.slice();
    for (let record = 0; record < size; record += 1) {
      for (let at = recordStarts[record]!; at < recordStarts[record + 1]!; at += 1) {
        const piece = numbers[at]!;
        for (let place = pieceStarts[piece]!; place < pieceStarts[piece + 1]!; place += 1) {
          const term = pieceTerms[place]!;
          records[next[term]!] = record;
          next[term]! += 1;
        }
      }
    }
    return {starts, records, counts, lengths, averageLength: holders === 0 ? 0 : total / holders};
  }

  /** Number of a word, -1 when no record holds it. */
  find(term: string): number {
    return this.numbers.get(term) ?? -1;
  }

  /** Finds the records that hold a word, its beginning, or a word like it. */
  search(term: string, {prefix = false, slips: allowed = 0, fields = wordFields}: WordOptions): WordMatch {
    const derived = new Map<number, number>();
    const exact = this.find(term);
    if (exact >= 0) {
      derived.set(exact, 1);
    }
    if (allowed > 0) {
      for (const swapped of swaps(term)) {
        const number = this.find(swapped);
        if (number >= 0) {
          derived.set(number, (likeness.slip * term.length) / (term.length + 1));
        }
      }
      for (const [found, [number, distance]] of this.treeOfTerms().fuzzyGet(term, allowed)) {
        if (distance > 0 && !derived.has(number)) {
          derived.set(number, (likeness.slip * found.length) / (found.length + distance));
        }
      }
    }
    if (prefix) {
      for (const number of this.termsFrom(term.charAt(0))) {
        const found = this.terms[number]!;
        const distance = found.length - term.length;
        if (distance > 0 && found.startsWith(term)) {
          derived.set(
            number,
            (likeness.prefix * found.length) / (found.length + likeness.prefixLetter * distance),
          );
        }
      }
    }
    return this.score(derived, fields);
  }

  /** Words that a misspelt one may stand for, the likeliest first: fewest letters differ, then most records hold it. */
  like(term: string, letters: number): string[] {
    const found = [...this.treeOfTerms().fuzzyGet(term, Math.min(letters, term.length >> 1))].filter(
      ([word]) => word.length >= slips.one && !/\d/.test(word),
    );
    const count = (number: number) => this.fields.title.counts[number]! + this.fields.text.counts[number]!;
    return found
      .sort(([, [a, one]], [, [b, other]]) => one - other || count(b) - count(a))
      .map(([word]) => word);
  }

  /** Numbers of the words that begin with a letter. */
  private termsFrom(letter: string): readonly number[] {
    if (this.byLetter.size === 0) {
      this.terms.forEach((term, number) => {
        const begun = this.byLetter.get(term.charAt(0));
        if (begun) {
          begun.push(number);
        } else {
          this.byLetter.set(term.charAt(0), [number]);
        }
      });
    }
    return this.byLetter.get(letter) ?? [];
  }

  /** Built with the first slip: it takes longer than everything else. */
  private treeOfTerms(): SearchableMap<number> {
    this.tree ??= SearchableMap.from(this.terms.map((term, number): [string, number] => [term, number]));
    return this.tree;
  }

  /** @param derived what each word counts */
  private score(derived: ReadonlyMap<number, number>, fields: readonly WordField[]): WordMatch {
    const {sums, touched} = this;
    const {k, b, d} = bm25;
    let size = 0;
    const terms: number[] = [];
    for (const [term, weight] of derived) {
      let isFound = false;
      for (const field of fields) {
        const {starts, records, counts, lengths, averageLength} = this.fields[field];
        const end = starts[term + 1]!;
        let at = starts[term]!;
        if (at === end) {
          continue;
        }
        isFound = true;
        const count = counts[term]!;
        const rarity = Math.log(1 + (this.size - count + 0.5) / (count + 0.5));
        const factor = weight * boosts[field] * rarity;
        while (at < end) {
          const record = records[at]!;
          let times = 0;
          do {
            at += 1;
            times += 1;
          } while (at < end && records[at] === record);
          const length = 1 - b + (b * lengths[record]!) / averageLength;
          if (sums[record] === 0) {
            touched[size] = record;
            size += 1;
          }
          sums[record]! += factor * (d + (times * (k + 1)) / (times + k * length));
        }
      }
      if (isFound) {
        terms.push(term);
      }
    }
    const found = touched.slice(0, size);
    const scores = new Float64Array(size);
    for (let at = 0; at < size; at += 1) {
      scores[at] = sums[found[at]!]!;
      sums[found[at]!] = 0;
    }
    return {records: found, scores, terms};
  }
}

/** A word with two neighbours swapped, in every way: a slip that counts as one but is two by the letters that differ. */
function swaps(term: string): string[] {
  return Array.from(
    {length: term.length - 1},
    (_, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  );
}
