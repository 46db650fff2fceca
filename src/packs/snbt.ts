import {parseSnbt, SnbtError, type CompoundTag, type Tag} from '../snbt';
import {PackError} from './reading';

/** A value of a settings or quest file. */
export type Plain = string | number | boolean | Plain[] | {[key: string]: Plain};

/** Converts a tag to a plain value. */
export function plain(tag: Tag): Plain {
  switch (tag.type) {
    case 'compound':
      return Object.fromEntries(Array.from(tag.entries, ([key, inner]) => [key, plain(inner)]));
    case 'end':
      return '';
    case 'byte':
      return tag.boolean ? tag.value !== 0 : tag.value;
    case 'long':
      return Number.isSafeInteger(Number(tag.value)) ? Number(tag.value) : String(tag.value);
    default:
      return 'items' in tag ? tag.items.map(plain) : tag.value;
  }
}

/**
 * Parses a file of FTB's mods.
 * @throws PackError with the file, line and column of a syntax error
 */
export function readTag(text: string, file: string): CompoundTag {
  try {
    return parseSnbt(text);
  } catch (error) {
    const place = error instanceof SnbtError ? `:${error.line}:${error.column}` : '';
    throw new PackError(`${file}${place}  ${(error as Error).message}`);
  }
}

/** Parses a file of FTB's mods into plain values. Throws PackError like `readTag`. */
export const readSnbt = (text: string, file: string) => plain(readTag(text, file)) as Record<string, Plain>;
