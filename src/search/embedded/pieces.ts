/**
 * Text as numbers; it holds no line feed. A site says the same words again and again: its index file lists each word, and what stands between
 * words, once, and writes a text as one character per entry of that list. The browser then finds words without splitting
 * text, and the file is no larger than the text itself.
 */
import {wordPattern} from './words';

const piece = new RegExp(String.raw`${wordPattern}|[^\p{L}\p{N}]+`, 'gu');

/** Ends a text; never a piece. */
const end = '\n';
/** Number 0 is the first character after the control characters. */
const firstCharacter = 0x20;
/** Halves of characters beyond 16 bits; alone they are not allowed in a file. */
const surrogates = {start: 0xd800, count: 0x800};

/** Words and what stands between them; a single space between two words goes without saying, so that nothing is a piece, too. */
export function split(text: string): string[] {
  const parts = text.match(piece) ?? [];
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
 * Lists the pieces of texts, the most frequent first, and writes the texts with them.
 * @param columns texts by name
 * @returns the list, and each column as one string of a character per piece
 */
export function writePieces<Name extends string>(
  columns: Record<Name, readonly string[]>,
): {pieces: string[]; written: Record<Name, string>} {
  const names = Object.keys(columns) as Name[];
  const splitColumns = names.map((name) => columns[name].map(split));
  const counts = new Map<string, number>();
  for (const part of splitColumns.flat(2)) {
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const pieces = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1));
  const characters = new Map(pieces.map((part, number) => [part, characterOf(number)]));
  const written = names.map((name, place) => [
    name,
    splitColumns[place]!.map((parts) => parts.map((part) => characters.get(part)!).join('') + end).join(''),
  ]);
  return {pieces, written: Object.fromEntries(written) as Record<Name, string>};
}

/** Texts of a column as numbers of pieces; text `n` is `numbers` from `starts[n]` to `starts[n + 1]`. */
export interface PieceTexts {
  numbers: Uint32Array;
  starts: Uint32Array;
}

/**
 * Reads what `writePieces` wrote.
 * @param size how many texts there are
 */
export function readPieces(written: string, size: number): PieceTexts {
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

/**
 * Puts a text together again.
 * @param index number of the text
 * @param pieces the list
 * @param isWord tells of each piece of the list whether it is a word
 * @param onWord told of each word, by its number in the list, and where it begins
 */
export function joinPieces(
  {numbers, starts}: PieceTexts,
  index: number,
  pieces: readonly string[],
  isWord: (piece: number) => boolean,
  onWord?: (piece: number, start: number) => void,
): string {
  const end = starts[index + 1]!;
  let text = '';
  let afterWord = false;
  for (let at = starts[index]!; at < end; at += 1) {
    const piece = numbers[at]!;
    const word = isWord(piece);
    if (afterWord && word) {
      text += ' ';
    }
    if (word) {
      onWord?.(piece, text.length);
    }
    text += pieces[piece]!;
    afterWord = word;
  }
  return text;
}
