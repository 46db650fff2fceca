/** A value of the game. Longs are bigints, because a JavaScript number has only 53 bits of precision. */
export type Tag =
  | {type: 'byte'; value: number; /** Written as true or false. */ boolean?: true}
  | {type: 'short' | 'int' | 'float' | 'double'; value: number}
  | {type: 'long'; value: bigint}
  | {type: 'string'; value: string}
  | {type: 'end'}
  | {type: 'list' | 'byte-array' | 'int-array' | 'long-array'; items: Tag[]}
  | CompoundTag;

/**
 * Keys are in the order of the text; a repeated key has its first position and its last value. `lines` has the line
 * of each key, from 1; for a repeated key, the line of its last occurrence.
 */
export type CompoundTag = {type: 'compound'; entries: Map<string, Tag>; lines: Map<string, number>};

/**
 * Returns whether a character needs no quotes.
 * @param unit one UTF-16 unit, as Java's `char`
 */
export function isSimpleCharacter(unit: string): boolean {
  return /^[\p{Alphabetic}\p{Nd}._\-+∞]$/u.test(unit);
}

/** Returns whether a text needs no quotes. */
export function isSimple(text: string): boolean {
  return text.split('').every(isSimpleCharacter);
}

/** Escape sequences: the character after the backslash, and its meaning. The game drops every other sequence. */
export const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  t: '\t',
  b: '\b',
  n: '\n',
  r: '\r',
  f: '\f',
};
