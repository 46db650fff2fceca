import {ValueOutOfRange, readNumber} from './numbers';
import {vanillaText} from './format';
import type {CompoundTag, Tag} from './tags';
import {escapes, isSimpleCharacter} from './tags';

/** Kind of syntax error. The table `snbt/errors` in the data has a row for each kind. */
export type SnbtErrorCode =
  | 'expected-colon'
  | 'unclosed-text'
  | 'mixed-list'
  | 'text-in-array'
  | 'end-of-file'
  | 'empty-file'
  | 'out-of-range'
  | 'no-compound'
  | 'bad-backslash';

/** The reason why the game cannot read a file. The game logs `message` after `Failed to read <path>: `. */
export class SnbtError extends Error {
  /**
   * @param line line number, from 1; the game logs it only for some errors
   * @param column column number, from 1; as in the game, it is imprecise for missing colons and for lists
   */
  constructor(
    readonly code: SnbtErrorCode,
    message: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message);
    this.name = 'SnbtError';
  }
}

/**
 * Maximum number of nested levels: more than any file of the mods needs, and far below the recursion limit of
 * browsers.
 */
const maxDepth = 500;

/**
 * Thrown for SNBT with more nested levels than this parser supports. The SNBT may still be valid, because the
 * game has a different limit.
 */
export class NestedTooDeeply extends Error {
  constructor() {
    super(`The file has more than ${maxDepth} nested levels, which this parser does not support.`);
    this.name = 'NestedTooDeeply';
  }
}

/**
 * Splits a string into lines like Java's `Files.readAllLines`: at CR LF, LF or CR, without an empty line at the
 * end.
 */
function splitLines(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Returns whether a line is a comment. Control characters count as white space, as in Java's `trim`. */
function isComment(line: string): boolean {
  const first = line.split('').findIndex((unit) => unit > ' ');
  return first !== -1 && /^(#|\/\/)/.test(line.slice(first));
}

/** Keywords, such as `true`, `null` and `∞`. */
const words = new Map<string, Tag>([
  ['true', {type: 'byte', value: 1, boolean: true}],
  ['false', {type: 'byte', value: 0, boolean: true}],
  ...['null', 'end', 'END'].map((word): [string, Tag] => [word, {type: 'end'}]),
]);
for (const [value, ...names] of [
  [Infinity, 'Infinity', '+Infinity', '∞', '+∞'],
  [-Infinity, '-Infinity', '-∞'],
  [NaN, 'NaN'],
] as [number, ...string[]][]) {
  for (const name of names) {
    words.set(name, {type: 'double', value});
    words.set(`${name}d`, {type: 'double', value});
    words.set(`${name}f`, {type: 'float', value});
  }
}

type Numeric = Extract<Tag, {value: number | bigint}>;

const isNumeric = (tag: Tag): tag is Numeric => 'value' in tag && typeof tag.value !== 'string';

/**
 * Converts a number to an integer like the game: rounds down, clamps the result to the range of `bits`, and
 * converts NaN to 0.
 */
function toWhole({type, value}: Numeric, bits: 32 | 64): bigint {
  if (typeof value === 'bigint') {
    return value;
  }
  const limit = 2n ** BigInt(bits - 1);
  if (Number.isNaN(value)) {
    return 0n;
  }
  if (value >= Number(limit)) {
    return limit - 1n;
  }
  // Minecraft truncates a float that it converts to a long, and rounds down everywhere else.
  const round = type === 'float' && bits === 64 ? Math.trunc : Math.floor;
  return value <= -Number(limit) ? -limit : BigInt(round(value));
}

/** Parses SNBT like `SNBTParser.java` in FTB Library 2101.1.31. */
class Parser {
  private readonly buffer: string;
  private position = 0;
  private depth = 0;
  /** Line number at position `seen`. */
  private row = 1;
  private seen = 0;

  constructor(text: string) {
    // A comment becomes an empty line, so that the line numbers stay the same.
    this.buffer = splitLines(text)
      .map((line) => `${isComment(line) ? '' : line}\n`)
      .join('');
    if (this.buffer.length < 2) {
      throw new SnbtError('empty-file', 'File has to have at least two characters!', 1, 1);
    }
  }

  root(): CompoundTag {
    const tag = this.tag(this.nextVisible());
    if (tag.type !== 'compound') {
      throw new SnbtError(
        'no-compound',
        `java.lang.ClassCastException: the file contains ${nameOf(tag)}, not a compound`,
        1,
        1,
      );
    }
    return tag;
  }

  /**
   * Throws an SnbtError for the position `at`. Replaces `{}` in the message with `row:col` or EOF, as the game does.
   */
  private fail(code: SnbtErrorCode, message: string, at: number): never {
    const before = this.buffer.slice(0, at).split('\n');
    const [line, column] = [before.length, (before.at(-1) ?? '').length + 1];
    const place = at >= this.buffer.length ? 'EOF' : `${line}:${column}`;
    throw new SnbtError(code, message.replace('{}', place), line, column);
  }

  /** Returns the line number of the current position. The position must not move backwards between calls. */
  private line(): number {
    for (; this.seen < this.position; this.seen += 1) {
      if (this.buffer[this.seen] === '\n') this.row += 1;
    }
    return this.row;
  }

  private next(): string {
    const unit = this.buffer[this.position];
    if (unit === undefined) {
      return this.fail('end-of-file', 'Unexpected end of file!', this.position);
    }
    this.position += 1;
    return unit;
  }

  private nextVisible(): string {
    let unit = this.next();
    while (unit <= ' ') {
      unit = this.next();
    }
    return unit;
  }

  private tag(first: string): Tag {
    switch (first) {
      case '{':
      case '[': {
        this.depth += 1;
        if (this.depth > maxDepth) {
          throw new NestedTooDeeply();
        }
        const tag = first === '{' ? this.compound() : this.collection();
        this.depth -= 1;
        return tag;
      }
      case '"':
      case "'":
        return {type: 'string', value: this.quoted(first)};
      default:
        return this.unquoted(first);
    }
  }

  private unquoted(first: string): Tag {
    const start = this.position - 1;
    const word = this.word(first);
    const known = words.get(word);
    if (known) {
      return known;
    }
    try {
      return readNumber(word) ?? {type: 'string', value: word};
    } catch (error) {
      if (error instanceof ValueOutOfRange) {
        return this.fail('out-of-range', `java.lang.NumberFormatException: ${error.message}`, start);
      }
      throw error;
    }
  }

  /**
   * Yields the first character of each element up to the closing bracket, and the position before the element.
   * Commas count as white space.
   */
  private *upTo(close: string): Generator<{unit: string; before: number}> {
    for (;;) {
      // The game's error messages contain the position before the white space in front of the element.
      const before = this.position;
      const unit = this.nextVisible();
      if (unit === close) {
        return;
      }
      if (unit !== ',') {
        yield {unit, before};
      }
    }
  }

  private compound(): CompoundTag {
    const entries = new Map<string, Tag>();
    const lines = new Map<string, number>();
    for (const {unit} of this.upTo('}')) {
      const line = this.line();
      const key = unit === '"' || unit === "'" ? this.quoted(unit) : this.word(unit);
      const separator = this.nextVisible();
      if (separator !== ':' && separator !== '=') {
        this.fail('expected-colon', `Expected ':', got '${separator}' @ {}`, this.position);
      }
      lines.set(key, line);
      entries.set(key, this.tag(this.nextVisible()));
    }
    return {type: 'compound', entries, lines};
  }

  private collection(): Tag {
    const start = this.position;
    const kind = this.nextVisible().toLowerCase();
    if (this.nextVisible() === ';' && 'ilb'.includes(kind)) {
      return this.array(kind);
    }
    this.position = start;
    const items: Tag[] = [];
    for (const {unit, before} of this.upTo(']')) {
      const tag = this.tag(unit);
      if (tag.type === 'end' || (items[0] && items[0].type !== tag.type)) {
        const message = `Unexpected tag '${vanillaText(tag)}' in list @ {} - can't mix two different tag types in a list!`;
        this.fail('mixed-list', message, before);
      }
      items.push(tag);
    }
    return {type: 'list', items};
  }

  private array(kind: string): Tag {
    const numbers: Numeric[] = [];
    for (const {unit} of this.upTo(']')) {
      const tag = this.tag(unit);
      if (!isNumeric(tag)) {
        const message = `Unexpected tag '${vanillaText(tag)}' in list @ {} - expected a numeric tag!`;
        return this.fail('text-in-array', message, this.position);
      }
      numbers.push(tag);
    }
    const wrapped = (tag: Numeric, bits: number) => Number(BigInt.asIntN(bits, toWhole(tag, 32)));
    switch (kind) {
      case 'l':
        return {type: 'long-array', items: numbers.map((tag) => ({type: 'long', value: toWhole(tag, 64)}))};
      case 'i':
        return {type: 'int-array', items: numbers.map((tag) => ({type: 'int', value: wrapped(tag, 32)}))};
      default:
        return {type: 'byte-array', items: numbers.map((tag) => ({type: 'byte', value: wrapped(tag, 8)}))};
    }
  }

  private word(first: string): string {
    let text = first;
    for (;;) {
      const unit = this.next();
      if (!isSimpleCharacter(unit)) {
        this.position -= 1;
        return text;
      }
      text += unit;
    }
  }

  private quoted(stop: string): string {
    let text = '';
    let escaped = false;
    for (;;) {
      const unit = this.next();
      if (unit === '\n') {
        this.fail('unclosed-text', `New line without closing string with ${stop} @ {}!`, this.position - 1);
      } else if (escaped) {
        escaped = false;
        if (unit.charCodeAt(0) > 127) {
          const message = `java.lang.ArrayIndexOutOfBoundsException: Index ${unit.charCodeAt(0)} out of bounds for length 128`;
          this.fail('bad-backslash', message, this.position - 1);
        }
        text += escapes[unit] ?? '';
      } else if (unit === '\\') {
        escaped = true;
      } else if (unit === stop) {
        return text;
      } else {
        text += unit;
      }
    }
  }
}

function nameOf({type}: Tag): string {
  const names: Partial<Record<Tag['type'], string>> = {string: 'text', list: 'a list', end: 'an empty tag'};
  return names[type] ?? (type.endsWith('array') ? 'an array' : 'a number');
}

/**
 * Parses SNBT exactly like the FTB mods: commas are optional, `=` may replace `:`, a comment takes up an entire
 * line, and text after the closing brace is ignored.
 * @param text content of a file
 * @returns the root compound
 * @throws SnbtError with the message from the game's log
 * @throws NestedTooDeeply for more than 500 levels
 */
export function parseSnbt(text: string): CompoundTag {
  return new Parser(text).root();
}
