import {describe, expect, it} from 'vitest';
import {readExpression} from './expression';

describe('readExpression', () => {
  it.each([
    [
      "Mod '(?<mod>[^']+)' needs (?<other>[\\w-]+)",
      "' needs ",
      "Mod '<mod>' needs <other>",
      ['mod', 'other'],
    ],
    ['^Caused by: java\\.io\\.IOException: .+', 'Caused by: java.io.IOException: ', undefined, []],
    ['error (?:code|number) (?<code>-?\\d{1,8})', 'error ', 'error code <code>', ['code']],
    ['Failed (?<what>\\w+)(?: \\([^)]*\\))?: missing$', ': missing', 'Failed <what>: missing', ['what']],
  ])('%s', (text, anchor, shown, names) => {
    const expression = readExpression(text);
    expect(expression.anchor).toBe(anchor);
    expect(expression.names).toEqual(names);
    if (shown !== undefined) expect(expression.shown).toBe(shown);
  });

  it('limits repetitions', () => {
    const {source} = readExpression("Mod '(?<mod>[^']+)' is missing");
    expect(new RegExp(source).exec("Mod 'lamp' is missing")?.groups).toEqual({mod: 'lamp'});
    expect(new RegExp(source).test(`Mod '${'a'.repeat(201)}' is missing`)).toBe(false);
  });

  it.each([
    ['Mod .* needs', 'can also match the next character'],
    ['Mod (?<mod>[^,]+) needs', 'can also match the next character'],
    ['Mod (?:\\w+ )+needs', 'a group may be followed only by "?"'],
    ['\\w+ needs this', 'the first part is repeated'],
    ['(?=Mod) needs', 'allowed: only (?:…) and (?<name>…)'],
    ['(Mod) needs', 'allowed: only (?:…) and (?<name>…)'],
    ['needs (?<a>\\w) \\1', 'is not allowed; write \\'],
    ['needs|wants', 'two patterns under "any"'],
    ['a\\d+b\\d+', '4 literal characters in a row'],
    ['needs (?<a>x', 'Unterminated group'],
    ['needs x)', "Unmatched ')'"],
    ['needs .{0,60}a.{0,60}b.{0,60}c', 'can also match the next character'],
  ])('refuses %s', (text, message) => {
    expect(() => readExpression(text)).toThrow(message);
  });
});
