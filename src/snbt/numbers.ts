import type {Tag} from './tags';

/*
 * Patterns and limits of Guava's `Ints.tryParse`, `Longs.tryParse` and `Floats.tryParse`, which the game calls.
 */

const whole = /^-?[0-9]+$/;
const decimal = String.raw`(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?`;
const hexadecimal = String.raw`0[xX](?<whole>[0-9a-fA-F]+(?=\.?)|(?=\.))(?:\.(?<part>[0-9a-fA-F]*))?[pP](?<power>[+-]?\d+)`;
const floating = new RegExp(`^(?<sign>[+-]?)(?:(?<word>NaN|Infinity)|(?:${decimal}|${hexadecimal})[fFdD]?)$`);

const intLimit = 2n ** 31n;
const longLimit = 2n ** 63n;

function parseWhole(text: string, limit: bigint): bigint | undefined {
  if (!whole.test(text)) {
    return undefined;
  }
  const value = BigInt(text);
  return value >= -limit && value < limit ? value : undefined;
}

/** Parses a number like Java's `Double.parseDouble`, but only in the formats that Guava accepts. */
function parseFloating(text: string): number | undefined {
  const groups = floating.exec(text)?.groups;
  if (!groups) {
    return undefined;
  }
  const {sign, word, whole: digits = '', part = '', power} = groups;
  if (power !== undefined) {
    if (digits === '' && part === '') {
      return undefined;
    }
    const mantissa = Number(BigInt(`0x${digits}${part}`));
    return (sign === '-' ? -1 : 1) * mantissa * 2 ** (Number(power) - 4 * part.length);
  }
  // Removes the type suffix, which Java accepts and JavaScript does not.
  return Number(word === undefined ? text.replace(/[fFdD]$/, '') : text);
}

/** Thrown for a byte or short outside its range. The game then rejects the whole file. */
export class ValueOutOfRange extends Error {}

/**
 * Reads an unquoted word as a number.
 * @returns the number with its type, or undefined if the word is a string
 * @throws ValueOutOfRange for a byte or short outside its range
 */
export function readNumber(word: string): Tag | undefined {
  const last = word.slice(-1).toLowerCase();
  const start = word.slice(0, -1);
  const int = parseWhole(word, intLimit);
  if (int !== undefined) {
    return {type: 'int', value: Number(int)};
  }
  if (last === 'b' || last === 's') {
    const value = parseWhole(start, intLimit);
    if (value !== undefined) {
      const limit = last === 'b' ? 128n : 32768n;
      if (value < -limit || value >= limit) {
        throw new ValueOutOfRange(`Value out of range. Value:"${start}" Radix:10`);
      }
      return {type: last === 'b' ? 'byte' : 'short', value: Number(value)};
    }
  }
  if (last === 'l') {
    const value = parseWhole(start, longLimit);
    if (value !== undefined) {
      return {type: 'long', value};
    }
  }
  if (last === 'f' || last === 'd') {
    const value = parseFloating(start);
    if (value !== undefined) {
      return last === 'f' ? {type: 'float', value: Math.fround(value)} : {type: 'double', value};
    }
  }
  const value = parseFloating(word);
  return value === undefined ? undefined : {type: 'double', value};
}

/** Returns the digits and exponent of the shortest decimal that parses to the same number. */
function shortest(value: number, isFloat: boolean): {digits: string; exponent: number} {
  let text = value.toExponential();
  for (let precision = 0; isFloat && precision < 9; precision++) {
    const shorter = value.toExponential(precision);
    if (Math.fround(Number(shorter)) === value) {
      text = shorter;
      break;
    }
  }
  const [mantissa = '0', exponent = '0'] = text.split('e');
  return {digits: mantissa.replace('.', ''), exponent: Number(exponent)};
}

/**
 * Formats a number as Java does: `1.5`, `100.0`, `1.0E7`, `1.0E-4`, `NaN`, `Infinity`. Numbers from 10⁻³ to below
 * 10⁷ have no exponent, and there is always a digit after the decimal point.
 */
export function javaDecimal(value: number, isFloat: boolean): string {
  if (!Number.isFinite(value)) {
    return String(value);
  }
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const size = Math.abs(value);
  if (size === 0) {
    return `${sign}0.0`;
  }
  const {digits, exponent} = shortest(size, isFloat);
  if (size < 1e-3 || size >= 1e7) {
    return `${sign}${digits[0]}.${digits.slice(1) || '0'}E${exponent}`;
  }
  if (exponent < 0) {
    return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  }
  const padded = digits.padEnd(exponent + 1, '0');
  return `${sign}${padded.slice(0, exponent + 1)}.${padded.slice(exponent + 1) || '0'}`;
}
