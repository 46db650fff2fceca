/** A value as the game keeps it. Longs are bigints: a JavaScript number holds only 53 bits. */
export type Tag =
  | {type: 'byte'; value: number; /** Written as true or false. */ boolean?: true}
  | {type: 'short' | 'int' | 'float' | 'double'; value: number}
  | {type: 'long'; value: bigint}
  | {type: 'string'; value: string}
  | {type: 'end'}
  | {type: 'list' | 'byte-array' | 'int-array' | 'long-array'; items: Tag[]}
  | CompoundTag;

/**
 * Keys keep the order they were written in; a key written twice keeps its first place and its last value. `lines` says on which
 * line of the text each key stands, counted from 1, of a key written twice the last.
 */
export type CompoundTag = {type: 'compound'; entries: Map<string, Tag>; lines: Map<string, number>};

/** A letter, digit or sign that needs no quotes. One UTF-16 unit, as Java's `char`. */
export function isSimpleCharacter(unit: string): boolean {
  return /^[\p{Alphabetic}\p{Nd}._\-+∞]$/u.test(unit);
}

/** Whether a text can stand without quotes. */
export function isSimple(text: string): boolean {
  return text.split('').every(isSimpleCharacter);
}

/** What stands after a backslash, and what it means. Every other pair is dropped. */
export const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  t: '\t',
  b: '\b',
  n: '\n',
  r: '\r',
  f: '\f',
};
