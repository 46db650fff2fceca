import {describe, expect, it} from 'vitest';
import {noVocabulary, recordsOf} from '../../../tests/unit/search-site';
import {Catalog} from './index-file';
import {packIndex} from './pack-index';
import {split, writeTokens} from './tokens';
import {wordPattern} from './words';

const [page] = recordsOf({'/docs/app/one': {title: 'One'}});

/** More distinct words than a 16-bit character can number. */
const many = Array.from({length: 70_000}, (_, number) => `w${number}`).join(' ');

describe('texts as tokens', () => {
  it('leave out the space between two words', () => {
    expect(split('Give it more, e.g. 8 GB.')).toEqual([
      'Give',
      'it',
      'more',
      ', ',
      'e',
      '.',
      'g',
      '. ',
      '8',
      'GB',
      '.',
    ]);
  });

  it.each([
    ['words and punctuation', ['One. (two), three...', 'three: "four" \\ five']],
    ['spaces at the ends and in a row', [' one', 'two ', ' ', '  three  four']],
    ['words with nothing between them', ['1.19e-4d', 'takes 1.5x']],
    ['no text at all', ['', 'one', '', '']],
    ['no texts', []],
    ['letters of other scripts and symbols', ['Ünïcode → 日本語 🙂 done', '1\u00a0GB']],
    ['more words than a character has numbers', [many, 'w69999 w0']],
  ])('come back as they were: %s', (_, texts) => {
    const records = texts.map((content) => ({
      ...page!,
      type: 'content' as const,
      kind: 'text' as const,
      content,
    }));
    const file = packIndex([page!, ...records], noVocabulary);
    const catalog = new Catalog(JSON.parse(JSON.stringify(file)) as typeof file);
    const all = new Set(catalog.termsOfTokens.flat());
    const again = texts.map((_text, place) => catalog.find('text', place + 1, all));
    expect(again.map(({text}) => text)).toEqual(texts);
    expect(again.flatMap(({text, found}) => found.map(({start, end}) => text.slice(start, end)))).toEqual(
      texts.flatMap((text) => text.match(new RegExp(wordPattern, 'gu')) ?? []),
    );
  });

  it('have one list, the most frequent first', () => {
    const {tokens, written} = writeTokens({
      title: ['b a'],
      path: [],
      aliases: [],
      asked: [],
      text: ['a, a', 'b a'],
    });
    expect(tokens).toEqual(['a', 'b', ', ']);
    expect(written).toMatchObject({title: '! \n', text: ' " \n! \n'});
  });

  it('hold no half of a surrogate pair', () => {
    const {written} = writeTokens({title: [], path: [], aliases: [], asked: [], text: [many]});
    // With the `u` flag, a valid surrogate pair does not match, so only a lone surrogate would.
    expect(/\p{Surrogate}/u.test(written.text)).toBe(false);
  });
});
