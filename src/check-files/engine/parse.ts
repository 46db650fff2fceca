import {NestedTooDeeply, SnbtError, parseSnbt, type CompoundTag, type Tag} from '../../snbt';
import type {Finding} from './findings';
import {Json5Error, parseJson5} from './json5';

/**
 * Parses a settings, rank or quest file in the same way as the mod.
 * @returns its content, or a finding with the reason why the mod cannot read it
 */
export function parseFile(path: string, text: string): CompoundTag | Finding {
  try {
    return path.endsWith('.json5') ? parseJson5(text) : parseSnbt(text);
  } catch (error) {
    if (error instanceof SnbtError || error instanceof Json5Error) {
      const isSlash = error instanceof SnbtError && error.code === 'bad-backslash';
      return {
        severity: 'error',
        file: path,
        line: error.line,
        message: `The file cannot be read: ${error.message}`,
        fix: `${isSlash ? 'Remove the backslash in this line, or write it twice.' : 'Correct this line.'} Until then, the mod ignores the whole file.`,
        url:
          error instanceof SnbtError
            ? `/docs/mods/technical/SNBT#errors-${error.code}`
            : '/docs/mods/technical/upgrade-to-26-1#convert-a-file-by-hand',
      };
    }
    if (error instanceof NestedTooDeeply) {
      return {severity: 'warning', file: path, line: 1, message: error.message};
    }
    throw error;
  }
}

/** Formats a value as it appears in a file, shortened to 80 characters. */
export function written(tag: Tag): string {
  const text = longText(tag);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function longText(tag: Tag): string {
  switch (tag.type) {
    case 'string':
      return JSON.stringify(tag.value);
    case 'byte':
      return tag.boolean ? String(tag.value === 1) : String(tag.value);
    case 'compound':
      return tag.entries.size === 0 ? '{}' : `{ ${[...tag.entries.keys()].join(', ')} }`;
    case 'end':
      return 'null';
    default:
      return 'items' in tag ? `[${tag.items.map(longText).join(', ')}]` : String(tag.value);
  }
}
