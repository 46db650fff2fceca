import MiniSearch from 'minisearch';
import {describe, expect, it} from 'vitest';
import {bm25, fields as boosts} from '../weights';
import {byField, readTokens, wordFields, writeTokens} from './tokens';
import type {WordField} from './tokens';
import {WordIndex} from './word-index';
import type {WordOptions} from './word-index';
import {indexTerms} from './words';

/**
 * Every record has text in every field, because MiniSearch counts empty fields in the average length and
 * `WordIndex` does not.
 */
const records: Record<WordField, string>[] = [
  {
    title: 'Change the memory',
    path: 'app change-ram',
    aliases: 'more ram',
    asked: '',
    text: 'Give it more memory, memory and RAM.',
  },
  {title: 'Server', path: 'guides', aliases: 'host', asked: '', text: 'UnsupportedClassVersionError on 8GB'},
  {title: 'Other', path: 'other', aliases: 'other', asked: '', text: 'other'},
  {title: 'Memories', path: 'support server', aliases: 'photo, picture', asked: '', text: 'serve the served'},
];

/** Creates a MiniSearch index of the same records. */
function stock(): MiniSearch<number> {
  const index = new MiniSearch<number>({
    fields: [...wordFields],
    extractField: (record, field) =>
      (field === 'id' ? record : records[record]![field as WordField]) as never,
    tokenize: (text) => indexTerms(text),
    processTerm: (term) => term,
  });
  index.addAll(records.map((_, record) => record));
  return index;
}

function indexOf(of: typeof records): WordIndex {
  const {tokens, written} = writeTokens(byField((field) => of.map((record) => record[field])));
  return new WordIndex({
    size: of.length,
    termsOfTokens: tokens.map((token) => indexTerms(token)),
    texts: byField((field) => readTokens(written[field], of.length)),
  });
}

const index = indexOf(records);

it('finds forms of a word by their stem', () => {
  expect(index.formsOf('serving')).toEqual(['serve', 'served']);
  expect(index.formsOf('serve')).toEqual(['served']);
  expect(index.formsOf('ram')).toEqual([]);
});

it('suggests words with the same beginning after words with a similar spelling', () => {
  expect(index.near(['memorial'])).toEqual(['memory']);
  expect(index.near(['unsupportable'])).toContain('unsupported');
});

describe('WordIndex', () => {
  it.each<[string, WordOptions, number]>([
    ['memory', {}, 2],
    ['ser', {prefix: true}, 2],
    ['serve', {prefix: true}, 2],
    ['memry', {typos: 1}, 2],
    ['memry', {}, 0],
    ['server', {fields: ['title', 'path']}, 2],
    ['8', {}, 1],
    ['class', {}, 1],
    ['nothing', {typos: 2, prefix: true}, 0],
  ])('scores "%s" %j as MiniSearch does', (term, {typos, ...how}, count) => {
    const {scores, terms} = index.search(term, {typos, ...how});
    const answer = stock().search(term, {
      ...how,
      fields: [...(how.fields ?? wordFields)],
      fuzzy: typos,
      boost: {...boosts},
      bm25,
      tokenize: (text) => [text],
      processTerm: (text) => text,
    });
    expect(scores.size).toBe(count);
    expect([...scores.keys()].sort()).toEqual(answer.map(({id}) => Number(id)).sort());
    for (const {id, score} of answer) {
      expect(scores.get(Number(id))).toBeCloseTo(score, 10);
    }
    expect([...terms].sort()).toEqual([...new Set(answer.flatMap((result) => result.terms))].sort());
  });

  it('answers the same way twice', () => {
    expect(index.search('memory', {})).toEqual(index.search('memory', {}));
  });

  it('reports which words it holds', () => {
    expect(['memory', '8', 'gb', 'zebra'].map((term) => index.knows(term))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('can be empty', () => {
    expect(indexOf([]).search('memory', {prefix: true, typos: 1}).scores.size).toBe(0);
  });
});
