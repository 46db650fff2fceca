import {expect, it} from 'vitest';
import {annotationsIn} from './annotations';

const marked = (output: string) => annotationsIn(output, '/home/me/docs');

it.each([
  [
    'docs/app/index.mdx:12:5 - Unknown word (Minecarft) fix: (Minecraft)',
    '::error file=docs/app/index.mdx,line=12,col=5::Unknown word (Minecarft) fix: (Minecraft)',
  ],
  [
    'docs/a.mdx:108 MD022/blanks-around-headings Headings should be surrounded [Expected: 1]',
    '::error file=docs/a.mdx,line=108::MD022/blanks-around-headings Headings should be surrounded [Expected: 1]',
  ],
  [
    "src/cli/a.ts(3,7): error TS2322: Type 'string' is 100% wrong.",
    "::error file=src/cli/a.ts,line=3,col=7::error TS2322: Type 'string' is 100%25 wrong.",
  ],
  [
    '\n/home/me/docs/src/cli/a.ts\n  74:5  \u001b[31merror\u001b[39m  Unexpected   prefer-template\n  80:1  warning  no\n',
    '::error file=src/cli/a.ts,line=74,col=5::Unexpected prefer-template',
  ],
])('%j', (output, expected) => {
  expect(marked(output)).toEqual([expected]);
});

it('finds nothing in a quiet run', () => {
  expect(marked('Linting: 76 file(s)\nSummary: 0 error(s)\nsee docs/a.mdx: fine\n')).toEqual([]);
});
