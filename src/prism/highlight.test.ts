import {describe, expect, it} from 'vitest';
import {highlight} from './highlight';
import {decodeRuns, encodeRuns} from '../lib/code-runs';

describe('highlight', () => {
  it('joins neighbours of one kind and keeps every character', () => {
    const code = '{\n\ttitle: "two\\"", n: 3b\n}';
    const lines = highlight(code, 'snbt');
    expect(lines.map((runs) => runs.map(({text}) => text).join('')).join('\n')).toBe(code);
    expect(lines[1]).toEqual([
      {text: '\t'},
      {kind: 'm', text: 'title'},
      {kind: 'p', text: ':'},
      {text: ' '},
      {kind: 's', text: '"two\\""'},
      {kind: 'p', text: ','},
      {text: ' '},
      {kind: 'm', text: 'n'},
      {kind: 'p', text: ':'},
      {text: ' '},
      {kind: 'n', text: '3b'},
    ]);
  });

  it.each(['bash', 'sh', 'powershell', 'ini', 'toml', 'properties', 'java', 'groovy', 'json', 'js', 'yaml'])(
    'knows %s',
    (language) => {
      const kinds = highlight('# "a" = 1\nif (true) { "b": "c" }\n', language).flat();
      expect(kinds.some(({kind}) => kind !== undefined)).toBe(true);
    },
  );

  it('leaves an unknown language as plain text', () => {
    expect(highlight('a = 1\n', 'nonsense')).toEqual([[{text: 'a = 1'}], []]);
  });

  it('marks each line of a multi-line comment as a comment', () => {
    expect(highlight('/* a\nb */ c', 'java')).toEqual([
      [{kind: 'c', text: '/* a'}],
      [{kind: 'c', text: 'b */'}, {text: ' c'}],
    ]);
  });
});

describe('runs', () => {
  it.each([
    ['snbt', '{\n\n\ta: 1\n}\n'],
    ['text', 'plain\n'],
    ['mcfunction', '/give @s minecraft:cake 2'],
    ['java', '/* é\n😀 */ int a = 1;\n\n'],
  ])('come back from their lengths: %s', (language, code) => {
    const lines = highlight(code, language);
    expect(decodeRuns(code, encodeRuns(lines))).toEqual(lines);
  });

  it('are short', () => {
    expect(encodeRuns(highlight('{\n\ta: 1\n}\nplain', 'snbt'))).toBe('p1;1.m1.p1.1.n1;p1');
  });
});
