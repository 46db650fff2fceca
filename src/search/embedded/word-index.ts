import MiniSearch from 'minisearch';
import {indexTerms} from './words';

export const wordFields = ['title', 'path', 'text'] as const;
export type WordField = (typeof wordFields)[number];

/**
 * A MiniSearch over numbered records, filled in one go. Its own `add` walks its tree of words for every word of every
 * record; here a word is put into the tree once, with all its places. The result is the same, in half the time: a reader
 * waits for it between the index's arrival and the first results.
 */
export class WordIndex extends MiniSearch<number> {
  /**
   * @param size how many records there are
   * @param textOf text of a field of a record
   */
  constructor(size: number, textOf: (record: number, field: WordField) => string) {
    super({fields: [...wordFields], idField: 'id'});
    // Written to MiniSearch 7.2.0, whose own `add` does the same; word-index.test.ts compares the two.
    const lengths = Array.from({length: size}, () => [0, 0, 0]);
    const known = new Map<string, string[]>();
    wordFields.forEach((field, place) => {
      const number = this._fieldIds[field]!;
      let total = 0;
      for (let record = 0; record < size; record += 1) {
        const terms = indexTerms(textOf(record, field), known);
        const length = this.place(terms, number, record);
        lengths[record]![place] = length;
        total += length;
      }
      this._avgFieldLength[number] = size === 0 ? 0 : total / size;
    });
    lengths.forEach((length, record) => {
      this._documentIds.set(record, record);
      this._idToShortId.set(record, record);
      this._fieldLength.set(record, length);
    });
    this._documentCount = size;
    this._nextId = size;
    this.places.forEach((places, term) => this._index.set(term, places));
  }

  /** By word, number of the field and record: how often. */
  private readonly places = new Map<string, Map<number, Map<number, number>>>();

  knows(term: string): boolean {
    return this.places.has(term);
  }

  /** @returns how many different words there are */
  private place(terms: readonly string[], field: number, record: number): number {
    let different = 0;
    for (const term of terms) {
      let byField = this.places.get(term);
      if (byField === undefined) {
        byField = new Map();
        this.places.set(term, byField);
      }
      let byRecord = byField.get(field);
      if (byRecord === undefined) {
        byRecord = new Map();
        byField.set(field, byRecord);
      }
      const count = byRecord.get(record);
      different += count === undefined ? 1 : 0;
      byRecord.set(record, (count ?? 0) + 1);
    }
    return different;
  }
}
