import {readFileSync} from 'node:fs';
import {parse as parseYaml} from 'yaml';
import {describe, expect, it} from 'vitest';
import {javaDecimal} from './numbers';
import type {SnbtErrorCode, Tag} from '.';
import {SnbtError, formatSnbt, parseSnbt} from '.';

/** Parses `{ a: … }` and returns the value of `a`. */
function value(written: string): Tag {
  const tag = parseSnbt(`{ a: ${written} }`).entries.get('a');
  if (!tag) {
    throw new Error(`${written} was not parsed as the value of an entry`);
  }
  return tag;
}

function failure(text: string): SnbtError {
  try {
    parseSnbt(text);
  } catch (error) {
    if (error instanceof SnbtError) {
      return error;
    }
    throw error;
  }
  throw new Error(`${JSON.stringify(text)} was read`);
}

const string = (text: string): Tag => ({type: 'string', value: text});
const double = (number: number): Tag => ({type: 'double', value: number});
const float = (number: number): Tag => ({type: 'float', value: number});
const int = (number: number): Tag => ({type: 'int', value: number});
const byte = (number: number): Tag => ({type: 'byte', value: number});
const long = (number: bigint): Tag => ({type: 'long', value: number});

describe('words', () => {
  it.each([
    ['true', {type: 'byte', value: 1, boolean: true}],
    ['false', {type: 'byte', value: 0, boolean: true}],
    ['null', {type: 'end'}],
    ['end', {type: 'end'}],
    ['END', {type: 'end'}],
    ...['Infinity', 'Infinityd', '+Infinity', '+Infinityd', '∞', '∞d', '+∞', '+∞d'].map((word) => [
      word,
      double(Infinity),
    ]),
    ...['-Infinity', '-Infinityd', '-∞', '-∞d'].map((word) => [word, double(-Infinity)]),
    ...['NaN', 'NaNd'].map((word) => [word, double(NaN)]),
    ...['Infinityf', '+Infinityf', '∞f', '+∞f', 'InfinityF'].map((word) => [word, float(Infinity)]),
    ...['-Infinityf', '-∞f', '-InfinityF'].map((word) => [word, float(-Infinity)]),
    ...['NaNf', 'NaNF'].map((word) => [word, float(NaN)]),
    ...['True', 'TRUE', 'Null', 'nan', 'infinity', '∞F', '-∞F', '-∞D', 'NanF'].map((word) => [
      word,
      string(word),
    ]),
  ] as [string, Tag][])('%s', (word, tag) => expect(value(word)).toEqual(tag));
});

describe('numbers', () => {
  it.each([
    ['42', int(42)],
    ['-7', int(-7)],
    ['007', int(7)],
    ['2147483647', int(2147483647)],
    ['-2147483648', int(-2147483648)],
    ['2147483648', double(2147483648)],
    ['3000000000', double(3e9)],
    ['127b', {type: 'byte', value: 127}],
    ['-128B', {type: 'byte', value: -128}],
    ['32767s', {type: 'short', value: 32767}],
    ['-32768S', {type: 'short', value: -32768}],
    ['3000000000L', {type: 'long', value: 3000000000n}],
    ['9223372036854775807l', {type: 'long', value: 9223372036854775807n}],
    ['9223372036854775808L', string('9223372036854775808L')],
    ['1.5f', float(1.5)],
    ['0.1F', float(Math.fround(0.1))],
    ['2d', double(2)],
    ['2.5D', double(2.5)],
    ['1.5', double(1.5)],
    ['.5', double(0.5)],
    ['5.', double(5)],
    ['1e5', double(100000)],
    ['1.2E-3', double(0.0012)],
    ['1.9E-4d', double(0.00019)],
    ['+5', double(5)],
    ['+5b', string('+5b')],
    ['+5L', string('+5L')],
    ['1_000', string('1_000')],
    ['0xFF', string('0xFF')],
    ['0x1p3', double(8)],
    ['0x1.8p1', double(3)],
    ['1.2.3', string('1.2.3')],
    ['1.5ff', float(1.5)],
    ['-', string('-')],
    ['b', string('b')],
    ['1e', string('1e')],
    ['.', string('.')],
  ] as [string, Tag][])('%s', (word, tag) => expect(value(word)).toEqual(tag));

  it.each([
    [1.5, false, '1.5'],
    [100, false, '100.0'],
    [0.001, false, '0.001'],
    [0.0001, false, '1.0E-4'],
    [9999999, false, '9999999.0'],
    [1e7, false, '1.0E7'],
    [1.25e10, false, '1.25E10'],
    [-0.5, false, '-0.5'],
    [-0, false, '-0.0'],
    [0, false, '0.0'],
    [12.34, false, '12.34'],
    [Math.fround(0.1), true, '0.1'],
    [Math.fround(1.1e10), true, '1.1E10'],
    [NaN, false, 'NaN'],
    [-Infinity, true, '-Infinity'],
  ])('%d is written as Java does', (number, isFloat, text) =>
    expect(javaDecimal(number, isFloat)).toBe(text),
  );
});

describe('text', () => {
  it.each([
    [String.raw`"say \"hi\""`, 'say "hi"'],
    [String.raw`'say "hi"'`, 'say "hi"'],
    [String.raw`"a\\b\n\t\r\b\f"`, 'a\\b\n\t\r\b\f'],
    // Any other escape sequence is dropped.
    [String.raw`'it\'s'`, 'its'],
    [String.raw`"\u0041\q"`, '0041'],
    ['""', ''],
    ['minecraft.stone-1+2_3', 'minecraft.stone-1+2_3'],
    ['Größe', 'Größe'],
    // The first character of an unquoted word can be any character.
    ['#FF0000', '#FF0000'],
  ])('%s', (written, text) => expect(value(written)).toEqual(string(text)));
});

describe('structure', () => {
  it('accepts any number of commas, or none', () => {
    expect([...parseSnbt('{,,a=1,,b:2 c : 3,}').entries]).toEqual([
      ['a', int(1)],
      ['b', int(2)],
      ['c', int(3)],
    ]);
    expect(value('[1 2,3,,4,]')).toEqual({type: 'list', items: [1, 2, 3, 4].map(int)});
  });

  it('accepts quoted keys and keeps their order; the last value of a repeated key is used', () => {
    const {entries} = parseSnbt(`{ "spawn point": 1, 'b': 2, "spawn point": 3 }`);
    expect([...entries]).toEqual([
      ['spawn point', int(3)],
      ['b', int(2)],
    ]);
  });

  it('reads typed arrays in upper and lower case, and converts their numbers', () => {
    expect(value('[I;-94 49,29]')).toEqual({type: 'int-array', items: [-94, 49, 29].map(int)});
    expect(value('[ i ; 1.9 -1.5d 2147483648 true]')).toEqual({
      type: 'int-array',
      items: [1, -2, 2147483647, 1].map(int),
    });
    expect(value('[L; 1 9223372036854775807L -1.5f -1.5d]')).toEqual({
      type: 'long-array',
      items: [1n, 9223372036854775807n, -1n, -2n].map(long),
    });
    expect(value('[b;127 128 300]')).toEqual({type: 'byte-array', items: [127, -128, 44].map(byte)});
    expect(value('[B;]')).toEqual({type: 'byte-array', items: []});
  });

  it('accepts only whole-line comments, and ignores text after the end', () => {
    expect([...parseSnbt('# one\n{\n\t// two\n  # three\n\ta: 1\n}\nanything').entries]).toEqual([
      ['a', int(1)],
    ]);
    expect(failure('{\n\tcooldown: 60 # one minute\n}').message).toBe("Expected ':', got 'o' @ 2:18");
  });

  it('splits an unquoted id in a list into two strings', () => {
    expect(value('[minecraft:stone]')).toEqual({
      type: 'list',
      items: [string('minecraft'), string(':stone')],
    });
  });

  it('treats every character up to U+0020 as a blank', () => {
    expect([...parseSnbt('\u0001{\u0000a\u001f:\t1}').entries]).toEqual([['a', int(1)]]);
  });

  it('accepts booleans and bytes in one list', () => {
    expect(value('[true 2b]')).toMatchObject({type: 'list', items: [{value: 1}, {value: 2}]});
  });
});

describe('errors', () => {
  it.each([
    ['expected-colon', '{ icon: minecraft:stone }', "Expected ':', got '}' @ 1:26"],
    ['expected-colon', '{ big boss: 1 }', "Expected ':', got 'b' @ 1:8"],
    ['expected-colon', '{ a 1 }', "Expected ':', got '1' @ 1:6"],
    // The next key is read as the value, so the error is reported one line late.
    ['expected-colon', '{\n a:\n b: 1\n}', "Expected ':', got '1' @ 3:6"],
    ['unclosed-text', '{ a: "one\ntwo" }', 'New line without closing string with " @ 1:10!'],
    ['unclosed-text', "{ a: 'one }", "New line without closing string with ' @ 1:12!"],
    ['unclosed-text', '{ a: "one\\\n" }', 'New line without closing string with " @ 1:11!'],
    [
      'mixed-list',
      '{ a: [1, 2.5] }',
      "Unexpected tag '2.5d' in list @ 1:9 - can't mix two different tag types in a list!",
    ],
    [
      'mixed-list',
      '{ a: [1, "a"] }',
      `Unexpected tag '"a"' in list @ 1:9 - can't mix two different tag types in a list!`,
    ],
    [
      'mixed-list',
      '{ a: [null] }',
      "Unexpected tag 'END' in list @ 1:7 - can't mix two different tag types in a list!",
    ],
    [
      'mixed-list',
      '{ a: [1L 3000000000] }',
      "Unexpected tag '3.0E9d' in list @ 1:9 - can't mix two different tag types in a list!",
    ],
    // The error may be reported one line early, because the position is the end of the previous element.
    [
      'mixed-list',
      '{ a: [\n1\n{b:"x y"}\n] }',
      `Unexpected tag '{b:"x y"}' in list @ 2:2 - can't mix two different tag types in a list!`,
    ],
    ['text-in-array', '{ a: [I; 1 x] }', `Unexpected tag '"x"' in list @ 1:13 - expected a numeric tag!`],
    ['end-of-file', '{ a: 1', 'Unexpected end of file!'],
    ['end-of-file', '{ a: [1 2', 'Unexpected end of file!'],
    ['empty-file', '', 'File has to have at least two characters!'],
    ['empty-file', '\n', 'File has to have at least two characters!'],
    [
      'out-of-range',
      '{ a: 300b }',
      'java.lang.NumberFormatException: Value out of range. Value:"300" Radix:10',
    ],
    [
      'out-of-range',
      '{ a: 40000s }',
      'java.lang.NumberFormatException: Value out of range. Value:"40000" Radix:10',
    ],
    ['no-compound', '[1 2]', 'java.lang.ClassCastException: the file contains a list, not a compound'],
    ['no-compound', '\uFEFF{ a: 1 }', 'java.lang.ClassCastException: the file contains text, not a compound'],
    [
      'bad-backslash',
      '{ a: "\\é" }',
      'java.lang.ArrayIndexOutOfBoundsException: Index 233 out of bounds for length 128',
    ],
  ] as [SnbtErrorCode, string, string][])('%s: %j', (code, text, message) => {
    expect(failure(text)).toMatchObject({code, message});
  });

  it('reports the position of errors for which the game prints none', () => {
    expect(failure('{\n  ok: 1\n  a: 300b\n}')).toMatchObject({line: 3, column: 6});
    expect(failure('{\n  a: 1\n')).toMatchObject({line: 3, column: 1});
  });

  it('counts a Windows line ending as one', () => {
    expect(failure('{\r\n  a 1\r\n}')).toMatchObject({line: 2});
  });
});

const withoutLines = (key: string, value: unknown): unknown =>
  key === 'lines'
    ? undefined
    : value instanceof Map
      ? [...value]
      : Object.is(value, -0)
        ? '-0'
        : Number.isNaN(value)
          ? 'NaN'
          : value;

describe('writing', () => {
  it('writes as the mods do', () => {
    const text = `{
      title: 'Night shift', enabled = true, "spawn point": [I; 10, 64, -20]
      chances: [0.5d 0.25d] big_number: 3000000000L one: [7s] none: [] nothing: {} empty_array: [L;]
      nested: { a: 1, b: 'say "hi"', "": null }
      flags: [true false]
      }`;
    expect(formatSnbt(parseSnbt(text))).toBe(`{
\ttitle: "Night shift"
\tenabled: true
\t"spawn point": [I;
\t\t10
\t\t64
\t\t-20
\t]
\tchances: [
\t\t0.5d
\t\t0.25d
\t]
\tbig_number: 3000000000L
\tone: [7s]
\tnone: [ ]
\tnothing: { }
\tempty_array: [L; ]
\tnested: {
\t\ta: 1
\t\tb: "say \\"hi\\""
\t\t"": null
\t}
\tflags: [
\t\t1b
\t\t0b
\t]
}`);
  });

  it('reads back what it writes', () => {
    const text =
      '{ a: 1.5f b: -0.0 c: 1.0E-4 d: ["x\\ny" "\\\\"] e: [B; 1 2] f: NaN g: {h: [{i: 1b} {i: 2b}]} }';
    const once = formatSnbt(parseSnbt(text));
    // Ignores the line numbers of the keys, which may differ.
    const values = (tag: unknown) => JSON.parse(JSON.stringify(tag, withoutLines)) as unknown;
    expect(values(parseSnbt(once))).toEqual(values(parseSnbt(text)));
    expect(formatSnbt(parseSnbt(once))).toBe(once);
  });
});

describe('src/data/tables/snbt.yaml matches the parser', () => {
  const yaml = readFileSync(new URL('../data/tables/snbt.yaml', import.meta.url), 'utf8');
  const {groups} = parseYaml(yaml) as {groups: Record<string, {rows: Record<string, string | string[]>[]}>};
  const rows = (group: string) => groups[group]?.rows ?? [];
  const described = (tag: Tag) => {
    if (tag.type === 'string') {
      return 'text';
    }
    if (tag.type === 'end') {
      return 'empty tag';
    }
    return tag.type === 'byte' && tag.boolean ? 'boolean' : tag.type;
  };

  it.each(
    [...rows('words'), ...rows('surprises')].flatMap(({word, written, result, read}) =>
      [word ?? written ?? []].flat().map((text) => [text, String(result ?? read)] as const),
    ),
  )('%s is %s', (text, says) => {
    // "anything else" stands for every word that no earlier row lists.
    const tag = value(text === 'anything else' ? 'anything' : text);
    expect(says.startsWith(described(tag))).toBe(true);
    const number = /^(?:int|double) (-?\d+(?:\.\d+)?)$/.exec(says)?.[1];
    if (number !== undefined && 'value' in tag) {
      expect(Number(tag.value)).toBe(Number(number));
    }
  });

  it.each(rows('escapes').map(({written}) => String(written)))('%s is an escape', (written) => {
    expect(value(`"${written}"`)).toMatchObject({value: expect.stringMatching(/^[^]$/)});
  });

  it('has a row for every error', () => {
    const codes: SnbtErrorCode[] = [
      'expected-colon',
      'unclosed-text',
      'mixed-list',
      'text-in-array',
      'end-of-file',
      'empty-file',
      'out-of-range',
      'no-compound',
      'bad-backslash',
    ];
    expect(rows('errors').map(({id}) => id)).toEqual(codes);
  });
});
