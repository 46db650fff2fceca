import {describe, expect, it} from 'vitest';
import {highlight, snippet} from './highlight';
import {normalize} from './words';

const found = (text: string, terms: string[]) => ({
  text,
  found: [...text.matchAll(/\w+/g)]
    .map(({0: word, index}) => ({term: normalize(word), start: index, end: index + word.length}))
    .filter(({term}) => terms.includes(term)),
});

const highlighted = (text: string, terms: string[], wanted = terms) => highlight(found(text, terms), wanted);

const shorten = (text: string, length: number, terms: string[]) => snippet(found(text, terms), length, terms);

describe('highlight', () => {
  it('marks words in any form and escapes the rest', () => {
    expect(highlighted('Logs & <pid> LOG', ['log'])).toBe(
      '<mark>Logs</mark> &amp; &lt;pid&gt; <mark>LOG</mark>',
    );
  });

  it('marks only the typed part of a longer word', () => {
    expect(highlighted('Installing', ['installing'], ['inst'])).toBe('<mark>Inst</mark>alling');
  });

  it('never lets text become a tag', () => {
    expect(highlighted('<img src=x onerror=alert(1)>', ['img'])).toBe(
      '&lt;<mark>img</mark> src=x onerror=alert(1)&gt;',
    );
  });
});

describe('snippet', () => {
  const text = 'one two three four five six seven eight nine ten eleven twelve';

  it('leaves a short text whole', () => {
    expect(shorten('one two', 10, ['two'])).toBe('one <mark>two</mark>');
  });

  it.each([
    [['two'], 5, 'one <mark>two</mark> three four five…'],
    [['seven'], 5, '…five six <mark>seven</mark> eight nine…'],
    [['twelve'], 5, '…eight nine ten eleven <mark>twelve</mark>'],
    [['three', 'six'], 5, '…two <mark>three</mark> four five <mark>six</mark>…'],
    [['absent'], 3, 'one two three…'],
  ])('shows where %j is, in %i words', (terms, length, value) => {
    expect(shorten(text, length, terms)).toBe(value);
  });
});
