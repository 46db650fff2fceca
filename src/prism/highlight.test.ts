import {describe, expect, it} from 'vitest';
import {highlight} from './highlight';
import {readSample} from './sample';
import {decodeRuns, encodeRuns} from './runs';

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

  it('leaves a language it does not know as plain text', () => {
    expect(highlight('a = 1\n', 'nonsense')).toEqual([[{text: 'a = 1'}], []]);
  });

  it('keeps a comment of several lines a comment on each of them', () => {
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

describe('highlighted lines', () => {
  const read = (text: string, meta?: string) => readSample(text, meta);

  it('come from braces, counted from one', () => {
    expect(read('a\nb\nc\nd\ne', 'title="x.toml" {1,3-5}')).toEqual({
      code: 'a\nb\nc\nd\ne',
      marked: [0, 2, 3, 4],
      title: 'x.toml',
    });
  });

  it.each(['// N', '# N', '-- N', '; N', '/* N */', '{/* N */}', '<!-- N -->'])(
    'come from comments such as %s, which are not shown',
    (comment) => {
      const say = (what: string) => comment.replace('N', `highlight-${what}`);
      const text = ['a', say('next-line'), 'b', 'c', say('start'), 'd', 'e', say('end'), 'f'].join('\n');
      expect(read(text)).toEqual({code: 'a\nb\nc\nd\ne\nf', marked: [1, 3, 4]});
    },
  );

  it('leave a comment that says something else', () => {
    expect(read('# highlight-next-lines\n# start').marked).toEqual([]);
  });

  it('know where lines are numbered', () => {
    expect(read('a', 'showLineNumbers').firstLine).toBe(1);
    expect(read('a', 'showLineNumbers=7').firstLine).toBe(7);
    expect(read('a', 'title="showLineNumbersOff"').firstLine).toBeUndefined();
  });
});
