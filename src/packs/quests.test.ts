import {expect, it} from 'vitest';
import {plainTitle, readChapters} from './quests';

const chapter = (id: string, group: string, rest = '') =>
  `{ id: "${id}"\n group: "${group}"\n order_index: 0\n quests: [{ id: "1" } { id: "2" }]\n ${rest} }`;

it('reads titles, groups and numbers in the order of the book', () => {
  const files = new Map([
    ['chapter_groups.snbt', '{ chapter_groups: [{ id: "B" } { id: "A" }] }'],
    [
      'lang/en_us.snbt',
      '{ chapter.1.title: "&aFirst&r Steps"\n chapter.2.title: "Power"\n chapter_group.B.title: "Main" }',
    ],
    ['chapters/a.snbt', chapter('2', 'A')],
    ['chapters/b.snbt', chapter('1', 'B')],
    ['chapters/c.snbt', chapter('3', 'B', 'always_invisible: true\n title: "Hidden"')],
    ['chapters/d.snbt', chapter('4', 'A', 'title: "Old style"\n order_index: 5')],
    ['chapters/e.snbt', chapter('5', 'A')],
    ['reward_tables/x.snbt', '{ '],
  ]);
  expect(readChapters(files)).toEqual([
    {title: 'First Steps', group: 'Main', quests: 2},
    {title: 'Power', quests: 2},
    {title: 'Old style', quests: 2},
  ]);
});

it.each([
  ['Useful Items \\\\&\\\\ Tips'.replaceAll('\\\\', '\\'), 'Useful Items & Tips'],
  ['&3FEED &2THE &cBEAST', 'FEED THE BEAST'],
  ['<b>Lamp</b>', 'bLamp/b'],
])('plainTitle takes formatting out of %s', (title, plain) => expect(plainTitle(title)).toBe(plain));

it('refuses a folder without chapters', () =>
  expect(() => readChapters(new Map())).toThrow('found no chapters/*.snbt'));

it('refuses a book without English titles', () =>
  expect(() =>
    readChapters(new Map([['chapters/a.snbt', chapter('1', 'A', 'title: "{lamp.title}"')]])),
  ).toThrow('no chapter has an English title'));

it('names the file that cannot be read', () =>
  expect(() => readChapters(new Map([['chapters/a.snbt', '{ id: ']]))).toThrow('chapters/a.snbt'));
