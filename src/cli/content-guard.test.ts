import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {explainFailure, refusal} from './content-guard';

const front = (description = 'How to find a pack in the App, install it and start it for the first time.') =>
  `---\ntitle: Install a modpack\ndescription: ${description}\nsidebar_position: 10\n---\n\n`;

let site: string;
const writePage = (text: string) => fs.writeFileSync(path.join(site, 'docs/app/index.mdx'), text);

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'guard-'));
  fs.mkdirSync(path.join(site, 'docs/app'), {recursive: true});
});
afterEach(() => fs.rmSync(site, {recursive: true}));

it('refuses a build with a list of all problems and their places', () => {
  writePage(`${front('Short.')}[x](/docs/ap)\n`);
  expect(refusal(site)).toBe(
    [
      'Problems in the pages: 2. Nothing was built. Correct them, then run the command again.',
      'docs/app/index.mdx:3:1  description: found 6 characters, allowed: at least 50 characters — correct the front matter; see src/content/schemas.ts',
      'docs/app/index.mdx:7:1  link to "/docs/ap": no page has this address — did you mean "/docs/app"?',
    ].join('\n'),
  );
});

it('lets the framework find what stops a build anyway, and explains it afterwards', () => {
  writePage(`${front()}[x](/docs/ap)\n`);
  expect(refusal(site)).toBeUndefined();
  expect(explainFailure(site)).toBe(
    'Problems in the pages: 1. Nothing was built. Correct them, then run the command again.\n' +
      'docs/app/index.mdx:7:1  link to "/docs/ap": no page has this address — did you mean "/docs/app"?',
  );
  writePage(`${front()}<Steps\n`);
  expect(refusal(site)).toBeUndefined();
  expect(explainFailure(site)).toContain('docs/app/index.mdx:8:1  the page is not valid MDX');
});

it('accepts a correct site, and does not check style and anchors', () => {
  writePage(`${front()}Play minecraft: [x](#gone)\n`);
  expect(refusal(site)).toBeUndefined();
  expect(explainFailure(site)).toBeUndefined();
});
