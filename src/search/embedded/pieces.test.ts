import {describe, expect, it} from 'vitest';
import {joinPieces, readPieces, split, writePieces} from './pieces';
import {wordPattern} from './words';

/** More pieces than there are characters of 16 bits. */
const many = Array.from({length: 70_000}, (_, number) => `w${number}`).join(' ');

describe('Texts in pieces', () => {
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
    ['words and punctuation', ['One (two), three.', 'three: "four" \\ five']],
    ['spaces at the ends and in a row', [' one', 'two ', ' ', '  three  four']],
    ['words with nothing between them', ['1.19e-4d', 'takes 1.5x']],
    ['no text at all', ['', 'one', '', '']],
    ['no texts', []],
    ['letters of other scripts and symbols', ['Ünïcode → 日本語 🙂 done', '1\u00a0GB']],
    ['more words than a character has numbers', [many, 'w69999 w0']],
  ])('come back as they were: %s', (_, texts) => {
    const {pieces, written} = writePieces({texts});
    const through = JSON.parse(JSON.stringify(written.texts)) as string;
    const read = readPieces(through, texts.length);
    const words: string[] = [];
    const again = texts.map((_text, place) => {
      const found: [string, number][] = [];
      const text = joinPieces(
        read,
        place,
        pieces,
        (piece) => /[\p{L}\p{N}]/u.test(pieces[piece]!),
        (piece, start) => found.push([pieces[piece]!, start]),
      );
      words.push(...found.map(([word, start]) => text.slice(start, start + word.length)));
      return text;
    });
    expect(again).toEqual(texts);
    expect(words).toEqual(texts.flatMap((text) => text.match(new RegExp(wordPattern, 'gu')) ?? []));
  });

  it('have one list, the most frequent first', () => {
    const {pieces, written} = writePieces({title: ['b a'], text: ['a, a', 'b a']});
    expect(pieces).toEqual(['a', 'b', ', ']);
    expect(written).toEqual({title: '! \n', text: ' " \n! \n'});
  });

  it('hold no half of a character, which no file may', () => {
    const {written} = writePieces({text: [many]});
    // The letters of a pair count as one.
    expect(/\p{Surrogate}/u.test(written.text)).toBe(false);
  });
});
