import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {sections} from '../config/sections';
import {socialLinks} from '../config/footer';
import {parseGlyphs} from './glyphs';

const folder = 'src/sprites/glyphs';
const read = (file: string) => parseGlyphs(file, readFileSync(`${folder}/${file}`, 'utf8'));

describe('parseGlyphs', () => {
  it('reads glyphs beside and below each other', () => {
    const glyphs = parseGlyphs('x.txt', 'Title.\n\na   bc\n#.. .#\n.#. #.\n\nd\n#\n');
    expect([...glyphs]).toEqual([
      ['a', ['#..', '.#.']],
      ['bc', ['.#', '#.']],
      ['d', ['#']],
    ]);
  });

  it.each([
    ['a row with too few groups', 'Title.\n\na b\n## ##\n##\n', 3],
    ['a group that is longer', 'Title.\n\na\n##\n\nb\n##\n###\n', 6],
    ['a name without rows', 'Title.\n\na\n', 3],
  ])('refuses %s, with the line', (_, text, line) => {
    expect(() => parseGlyphs('x.txt', text)).toThrow(`src/sprites/glyphs/x.txt:${line}  the rows below`);
  });
});

const files = readdirSync(folder);

it('has files', () => expect(files.length).toBeGreaterThan(5));

it.each(files)('%s can be parsed, and has no two equal glyphs', (file) => {
  const drawings = [...read(file).values()].map((rows) => rows.join('\n'));
  expect(drawings.length).toBeGreaterThan(1);
  expect(new Set(drawings).size).toBe(drawings.length);
});

it('has an icon for each section and each social link', () => {
  expect([...read('sections.txt').keys()].sort()).toEqual(sections.map(({id}) => id).sort());
  const icons = socialLinks.map(({icon}) => icon);
  expect(icons.length).toBeGreaterThan(3);
  expect([...read('social.txt').keys()]).toEqual(expect.arrayContaining(icons));
});
