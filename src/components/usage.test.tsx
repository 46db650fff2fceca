import {describe, expect, it} from 'vitest';
import {elementsOf, number, oneOf, plainText, required, textOf} from './usage';

describe('oneOf', () => {
  it('returns an allowed value', () => expect(oneOf('<X>', 'tone', 'red', ['red', 'green'])).toBe('red'));
  it('names the tag, the prop, the value and what is allowed', () =>
    expect(() => oneOf('<X>', 'tone', 'blue', ['red', 'green'])).toThrow(
      '<X> tone is "blue". Allowed: red, green.',
    ));
});

describe('required', () => {
  it.each([undefined, '', '  ', 3])('refuses %j', (value) =>
    expect(() => required('<X>', 'title', value)).toThrow('<X> needs a title'),
  );
  it('returns the text', () => expect(required('<X>', 'title', 'a')).toBe('a'));
});

describe('number', () => {
  it.each([undefined, '1024', Number.NaN, Infinity])('refuses %j', (value) =>
    expect(() => number('<X>', 'max', value)).toThrow('<X> max must be a number in braces'),
  );
  it('takes zero', () => expect(number('<X>', 'min', 0)).toBe(0));
});

describe('plainText', () => {
  it('joins and trims text', () => expect(plainText('<X>', ['  a ', 1, ' b '])).toBe('a 1 b'));
  it('refuses markup', () => expect(() => plainText('<X>', <b>a</b>)).toThrow('<X> accepts only plain text'));
  it('refuses nothing', () => expect(() => plainText('<X>', ' \n')).toThrow('<X> is empty'));
});

it('textOf reads through markup', () =>
  expect(
    textOf([
      'a ',
      <b key="b">
        b<i>c</i>
      </b>,
    ]),
  ).toBe('a bc'));

it('elementsOf drops the line breaks of MDX', () =>
  expect(elementsOf(['\n', <b key="b" />, ' '])).toHaveLength(1));
