import {describe, expect, it} from 'vitest';
import {findWords, highlight, snippet} from './highlight';
import type {HighlightStyle} from './highlight';

const style = (wanted: string[]): HighlightStyle => ({wanted, before: '<mark>', after: '</mark>'});

const highlighted = (text: string, terms: string[], wanted = terms) =>
  highlight(findWords(text, new Set(terms)), style(wanted));

const shorten = (text: string, length: number, terms: string[]) =>
  snippet(findWords(text, new Set(terms)), length, '…', style(terms)).value;

describe('highlight', () => {
  it('marks words whatever their form, and escapes the rest', () => {
    expect(highlighted('Logs & <pid> LOG', ['log'])).toEqual({
      value: '<mark>Logs</mark> &amp; &lt;pid&gt; <mark>LOG</mark>',
      matchLevel: 'full',
      matchedWords: ['log'],
    });
  });

  it('marks of a longer word what was typed', () => {
    expect(highlighted('Installing', ['installing'], ['inst']).value).toBe('<mark>Inst</mark>alling');
  });

  it('says how much of the query was found', () => {
    expect(highlighted('more memory', ['memory'], ['memory', 'server']).matchLevel).toBe('partial');
    expect(highlighted('nothing', ['memory']).matchLevel).toBe('none');
  });

  it('never lets text become a tag', () => {
    expect(highlighted('<img src=x onerror=alert(1)>', ['img']).value).toBe(
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
