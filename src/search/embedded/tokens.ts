/**
 * Stores texts as numbers. A site repeats its words, so the index file lists each word and each separator once, and
 * stores a text as one character per entry of that list. The browser then finds words without splitting text, and the
 * file is no larger than the text itself. Texts must not contain line feeds.
 */
import {wordPattern} from './words';

/** The columns of text, in the order in which they are searched. */
export const wordFields = ['title', 'path', 'aliases', 'asked', 'text'] as const;
export type WordField = (typeof wordFields)[number];

/** Creates a record with a value for each column. */
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

/** Ends a text in a column; no token contains it. */
const end = '\n';
/** The character of token 0: the first one after the control characters. */
const firstCharacter = 0x20;
/** Number of tokens whose character takes one byte in UTF-8, and of those whose character takes at most two. */
const shortestTokens = 0x80 - firstCharacter;
const shortTokens = 0x800 - firstCharacter;
/** Surrogates: halves of characters above 16 bits. A half alone is invalid in a file. */
const surrogates = {start: 0xd800, count: 0x800};

/**
 * Splits a text into words and separators. A single space between two words is left out; two words without a
 * separator get an empty one between them.
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
 * Lists the tokens of texts and encodes the texts with them. The most frequent tokens come first and get the shortest
 * characters. Tokens whose characters have the same length are in alphabetical order, because a sorted list compresses better.
 * @param columns texts by column
 * @returns the list, and each column as a string with one character per token
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

/** Texts of a column as token numbers; text `n` is `numbers` from `starts[n]` to `starts[n + 1]`. */
export interface TokenTexts {
  numbers: Uint32Array;
  starts: Uint32Array;
}

/**
 * Decodes a column that `writeTokens` encoded.
 * @param size number of texts in the column
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
