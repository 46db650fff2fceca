/**
 * Encodes text as token numbers. Words repeat across a site, so the index file lists each distinct word and
 * separator once and stores every string as one character per token. The browser then needs no
 * tokenization, and the file is no larger than the plain text. The strings must not contain line feeds.
 */
import {wordPattern} from './words';

/** Names of the text columns, in the order in which they are searched. */
export const wordFields = ['title', 'path', 'aliases', 'asked', 'text'] as const;
export type WordField = (typeof wordFields)[number];

/** Creates an object with a value for each text column. */
export function byField<T>(valueOf: (field: WordField) => T): Record<WordField, T> {
  return {
    title: valueOf('title'),
    path: valueOf('path'),
    aliases: valueOf('aliases'),
    asked: valueOf('asked'),
    text: valueOf('text'),
  };
}

const token = new RegExp(String.raw`${wordPattern}|[^\p{L}\p{N}]+`, 'gu');

/** Terminates each string in a column. No token contains this character. */
const end = '\n';
/** Character of token 0: the first one after the control characters. */
const firstCharacter = 0x20;
/**
 * Number of tokens whose character takes one byte in UTF-8, followed by the number of tokens whose
 * character takes at most two bytes.
 */
const shortestTokens = 0x80 - firstCharacter;
const shortTokens = 0x800 - firstCharacter;
/** Range of surrogates. A lone surrogate is invalid in UTF-8. */
const surrogates = {start: 0xd800, count: 0x800};

/**
 * Splits a string into words and separators. A single space between two words is omitted. Adjacent words that nothing
 * separates get an empty separator.
 */
export function split(text: string): string[] {
  const parts = text.match(token) ?? [];
  const isWord = (part: string | undefined) => part !== undefined && /[\p{L}\p{N}]/u.test(part);
  return parts.flatMap((part, place) => {
    if (part === ' ' && place > 0 && place < parts.length - 1) {
      return [];
    }
    return isWord(part) && isWord(parts[place - 1]) ? ['', part] : [part];
  });
}

function characterOf(number: number): string {
  const code = number + firstCharacter;
  return String.fromCodePoint(code < surrogates.start ? code : code + surrogates.count);
}

/**
 * Collects the tokens of the given columns and encodes the columns with them. The most frequent tokens come
 * first, so that they get the shortest characters. Tokens whose characters are equally long are sorted
 * alphabetically, because a sorted list compresses better.
 * @param columns strings by column
 * @returns the list of tokens, and each column as a string with one character per token
 */
export function writeTokens(columns: Record<WordField, readonly string[]>): {
  tokens: string[];
  written: Record<WordField, string>;
} {
  const parts = byField((field) => columns[field].map(split));
  const counts = new Map<string, number>();
  for (const part of Object.values(parts).flat(2)) {
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const byCount = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1));
  const tokens = [
    ...byCount.slice(0, shortestTokens),
    ...byCount.slice(shortestTokens, shortTokens).sort(),
    ...byCount.slice(shortTokens).sort(),
  ];
  const characters = new Map(tokens.map((part, number) => [part, characterOf(number)]));
  const write = (text: readonly string[]) => text.map((part) => characters.get(part)!).join('') + end;
  return {tokens, written: byField((field) => parts[field].map(write).join(''))};
}

/**
 * A column as token numbers. The tokens of record `n` are the range of `numbers` from `starts[n]` to `starts[n + 1]`.
 */
export interface TokenTexts {
  numbers: Uint32Array;
  starts: Uint32Array;
}

/**
 * Decodes a column that `writeTokens` has encoded.
 * @param size number of records in the column
 */
export function readTokens(written: string, size: number): TokenTexts {
  const numbers = new Uint32Array(written.length);
  const starts = new Uint32Array(size + 1);
  let text = 0;
  let length = 0;
  for (let at = 0; at < written.length; at += 1) {
    let code = written.charCodeAt(at);
    if (code < firstCharacter) {
      text += 1;
      starts[text] = length;
      continue;
    }
    if (code >= surrogates.start) {
      if (code < surrogates.start + surrogates.count) {
        code = written.codePointAt(at)!;
        at += 1;
      }
      code -= surrogates.count;
    }
    numbers[length] = code - firstCharacter;
    length += 1;
  }
  return {numbers, starts};
}
