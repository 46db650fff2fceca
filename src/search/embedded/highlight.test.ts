import {describe, expect, it} from 'vitest';
import {highlight, snippet} from './highlight';
import type {Marks} from './highlight';

const marks = (terms: string[], wanted = terms): Marks => ({
  terms: new Set(terms),
  wanted,
  before: '<mark>',
  after: '</mark>',
});

describe('highlight', () => {
  it('marks words whatever their form, and escapes the rest', () => {
    expect(highlight('Logs & <pid> LOG', marks(['log']))).toEqual({
      value: '<mark>Logs</mark> &amp; &lt;pid&gt; <mark>LOG</mark>',
      matchLevel: 'full',
      matchedWords: ['log'],
    });
  });

  it('marks of a longer word what was typed', () => {
    expect(highlight('Installing', marks(['installing'], ['inst'])).value).toBe('<mark>Inst</mark>alling');
  });

  it('says how much of the query was found', () => {
    expect(highlight('more memory', marks(['memory'], ['memory', 'server'])).matchLevel).toBe('partial');
    expect(highlight('nothing', marks(['memory'])).matchLevel).toBe('none');
  });

  it('never lets text become a tag', () => {
    expect(highlight('<img src=x onerror=alert(1)>', marks(['img'])).value).toBe(
      '&lt;<mark>img</mark> src=x onerror=alert(1)&gt;',
    );
  });
});

describe('snippet', () => {
  const text = 'one two three four five six seven eight nine ten eleven twelve';

  it('leaves a short text whole', () => {
    expect(snippet('one two', 10, '…', marks(['two'])).value).toBe('one <mark>two</mark>');
  });

  it.each([
    [['two'], 5, 'one <mark>two</mark> three four five…'],
    [['seven'], 5, '…five six <mark>seven</mark> eight nine…'],
    [['twelve'], 5, '…eight nine ten eleven <mark>twelve</mark>'],
    [['three', 'six'], 5, '…two <mark>three</mark> four five <mark>six</mark>…'],
    [['absent'], 3, 'one two three…'],
  ])('shows where %j is, in %i words', (terms, length, value) => {
    expect(snippet(text, length, '…', marks(terms)).value).toBe(value);
  });
});
