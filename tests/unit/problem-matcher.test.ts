import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../src/cli/project';

const {problemMatcher} = JSON.parse(
  readFileSync(path.join(root, '.github/problem-matcher.json'), 'utf8'),
) as {problemMatcher: {pattern: {regexp: string}[]}[]};
const pattern = new RegExp(problemMatcher[0]!.pattern[0]!.regexp);

it.each([
  [
    'docs/app/index.mdx:12:5 - Unknown word (Minecarft) fix: (Minecraft)',
    ['docs/app/index.mdx', '12', '5', 'Unknown word (Minecarft) fix: (Minecraft)'],
  ],
  [
    'docs/a.mdx:108 MD022/blanks Headings [Expected: 1]',
    ['docs/a.mdx', '108', undefined, 'MD022/blanks Headings [Expected: 1]'],
  ],
  ['docs/a.mdx:8:2 error MD022/blanks Headings', ['docs/a.mdx', '8', '2', 'error MD022/blanks Headings']],
  ['  docs/a.mdx:8:2  link to "/x" — write "/y"', ['docs/a.mdx', '8', '2', 'link to "/x" — write "/y"']],
])('GitHub marks the line of a finding: %s', (line, found) => {
  expect(pattern.exec(line)?.slice(1)).toEqual(found);
});

it.each(['Linting: 76 file(s)', 'see docs/a.mdx: fine', 'Took 1.2 min.', 'http://localhost:3000  is up'])(
  'GitHub marks nothing for other output: %s',
  (line) => expect(pattern.exec(line)).toBeNull(),
);
