/** An NBT value. Longs are bigints, because a JavaScript number has only 53 bits of precision. */
export type Tag =
  | {type: 'byte'; value: number; /** Whether the value is written as true or false. */ boolean?: true}
  | {type: 'short' | 'int' | 'float' | 'double'; value: number}
  | {type: 'long'; value: bigint}
  | {type: 'string'; value: string}
  | {type: 'end'}
  | {type: 'list' | 'byte-array' | 'int-array' | 'long-array'; items: Tag[]}
  | CompoundTag;

/**
 * An NBT compound. Entries are in the order of the file. A repeated key keeps its first position but has its last
 * value. `lines` contains the line number, from 1, of each key's last occurrence.
 */
export type CompoundTag = {type: 'compound'; entries: Map<string, Tag>; lines: Map<string, number>};

/**
 * Returns whether a character may occur in a string without quotes.
 * @param unit a UTF-16 code unit, like Java's `char`
 */
export function isSimpleCharacter(unit: string): boolean {
  return /^[\p{Alphabetic}\p{Nd}._\-+∞]$/u.test(unit);
}

/** Returns whether a string may be written without quotes. */
export function isSimple(text: string): boolean {
  return text.split('').every(isSimpleCharacter);
}

/**
 * Meaning of each escape sequence, keyed by the character after the backslash. The game drops all other sequences.
 */
export const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  t: '\t',
  b: '\b',
  n: '\n',
  r: '\r',
  f: '\f',
};
