import {javaDecimal} from './numbers';
import type {CompoundTag, Tag} from './tags';
import {escapes, isSimple} from './tags';

const letters = new Map(Object.entries(escapes).map(([letter, meaning]) => [meaning, letter]));

/** Puts a string in double quotes, using the seven escape sequences of FTB Library. */
function quote(text: string): string {
  return `"${text.replace(/["\\\t\b\n\r\f]/g, (unit) => `\\${letters.get(unit)}`)}"`;
}

const keyText = (key: string) => (key !== '' && isSimple(key) ? key : quote(key));

const suffixes = {byte: 'b', short: 's', int: '', long: 'L', float: 'f', double: 'd'};

/** Formats a number with its type suffix. */
function numberText({type, value}: Extract<Tag, {value: number | bigint}>): string {
  const isDecimal = type === 'float' || type === 'double';
  return (isDecimal ? javaDecimal(value, type === 'float') : String(value)) + suffixes[type];
}

/** Opening brackets of lists and typed arrays. */
const openings = {list: '[', 'byte-array': '[B;', 'int-array': '[I;', 'long-array': '[L;'};

function block(open: string, lines: string[], close: string, indent: string): string {
  return [open, ...lines.map((line) => `${indent}\t${line}`), `${indent}${close}`].join('\n');
}

function write(tag: Tag, indent: string): string {
  const deeper = `${indent}\t`;
  switch (tag.type) {
    case 'end':
      return 'null';
    case 'string':
      return quote(tag.value);
    case 'compound': {
      const lines = [...tag.entries].map(([key, value]) => {
        const text =
          value.type === 'byte' && value.boolean ? String(value.value === 1) : write(value, deeper);
        return `${keyText(key)}: ${text}`;
      });
      return lines.length === 0 ? '{ }' : block('{', lines, '}', indent);
    }
    case 'list':
    case 'byte-array':
    case 'int-array':
    case 'long-array': {
      const open = openings[tag.type];
      const items = tag.items.map((item) => write(item, tag.items.length === 1 ? indent : deeper));
      return items.length > 1 ? block(open, items, ']', indent) : `${open}${items[0] ?? ' '}]`;
    }
    default:
      return numberText(tag);
  }
}

/**
 * Formats SNBT like the FTB mods (`SNBT.java` in FTB Library 2101.1.31): tabs, one entry per line, no commas,
 * strings in double quotes, keys quoted only if necessary. Comments are lost, as in the game.
 */
export function formatSnbt(tag: CompoundTag): string {
  return write(tag, '');
}

/** Formats a tag on one line, as in Minecraft's error messages. */
export function vanillaText(tag: Tag): string {
  switch (tag.type) {
    case 'end':
      return 'END';
    case 'string':
      return vanillaQuote(tag.value);
    case 'compound': {
      const key = (name: string) => (/^[A-Za-z0-9._+-]+$/.test(name) ? name : vanillaQuote(name));
      return `{${[...tag.entries].map(([name, value]) => `${key(name)}:${vanillaText(value)}`).join(',')}}`;
    }
    case 'list':
      return `[${tag.items.map(vanillaText).join(',')}]`;
    case 'byte-array':
    case 'int-array':
    case 'long-array':
      return `${openings[tag.type]}${tag.items.map((item) => vanillaText(item).toUpperCase()).join(',')}]`;
    default:
      return numberText(tag);
  }
}

/**
 * Quotes a string like Minecraft: in single quotes if the first quotation mark in the string is a double quote.
 * Escapes only `\` and the kind of quote that surrounds the string.
 */
function vanillaQuote(text: string): string {
  const first = /["']/.exec(text)?.[0];
  const sign = first === '"' ? "'" : '"';
  return `${sign}${text.replace(new RegExp(`[\\\\${sign}]`, 'g'), '\\$&')}${sign}`;
}
