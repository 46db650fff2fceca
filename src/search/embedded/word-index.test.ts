import MiniSearch from 'minisearch';
import {describe, expect, it} from 'vitest';
import {WordIndex, wordFields} from './word-index';
import type {WordField} from './word-index';
import {indexTerms} from './words';

const records: Record<WordField, string>[] = [
  {title: 'Change the memory', path: 'app change-ram', text: 'Give it more memory, memory and RAM.'},
  {title: 'Server', path: '', text: 'UnsupportedClassVersionError on 8GB'},
  {title: '', path: '', text: ''},
  {title: 'Memories', path: 'support server', text: 'serve the served'},
];
const textOf = (record: number, field: WordField) => records[record]![field];

/** The same, put in record by record by MiniSearch itself. */
function stock(): MiniSearch<number> {
  const index = new MiniSearch<number>({
    fields: [...wordFields],
    extractField: (record, field) => (field === 'id' ? record : textOf(record, field as WordField)) as never,
    tokenize: (text) => indexTerms(text),
    processTerm: (term) => term,
  });
  index.addAll(records.map((_, record) => record));
  return index;
}

const filled = new WordIndex(records.length, textOf);

describe('WordIndex', () => {
  it('holds what MiniSearch would hold', () => {
    const sorted = (index: MiniSearch<number>) => {
      const {index: terms, ...rest} = index.toJSON();
      return {...rest, terms: Object.fromEntries(terms)};
    };
    expect(sorted(filled)).toEqual(sorted(stock()));
  });

  it.each([
    ['memory', {}],
    ['ser', {prefix: true}],
    ['memry', {fuzzy: 1}],
    ['server', {boost: {title: 3}, fields: ['title', 'path']}],
    ['nothing', {}],
  ])('answers "%s" %j as MiniSearch would', (query, options) => {
    const how = {...options, tokenize: (text: string) => [text], processTerm: (text: string) => text};
    const found = filled.search(query, how);
    expect(found).toEqual(stock().search(query, how));
    expect(found.length > 0).toBe(query !== 'nothing');
  });

  it('knows which words there are', () => {
    expect(['memory', '8', 'gb', 'zebra'].map((term) => filled.knows(term))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('can be empty', () => {
    expect(new WordIndex(0, textOf).search('memory')).toEqual([]);
  });
});
