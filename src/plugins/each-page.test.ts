import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {eachPage} from './each-page';

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'pages-'));
  mkdirSync(path.join(outDir, 'docs'));
  ['docs/a.html', 'index.html'].forEach((name) => writeFileSync(path.join(outDir, name), `<p>${name}`));
  writeFileSync(path.join(outDir, 'data.json'), '{}');
});

afterEach(() => rmSync(outDir, {recursive: true}));

const read = (name: string) => readFileSync(path.join(outDir, name), 'utf8');

it('shows pages to all who ask, one after the other, and writes what they make of them', async () => {
  const first = vi.fn((html: string) => `${html}!`);
  const second = vi.fn();
  await Promise.all([eachPage(outDir, first), eachPage(outDir, second)]);
  expect(first.mock.calls).toEqual([
    ['<p>docs/a.html', 'docs/a.html'],
    ['<p>index.html', 'index.html'],
  ]);
  expect(second.mock.calls).toEqual([
    ['<p>docs/a.html!', 'docs/a.html'],
    ['<p>index.html!', 'index.html'],
  ]);
  expect(read('docs/a.html')).toBe('<p>docs/a.html!');
  expect(readdirSync(path.join(outDir, 'docs'))).toEqual(['a.html']);
  await eachPage(outDir, second);
  expect(second).toHaveBeenCalledTimes(4);
});

it('names the page that somebody cannot stand, and goes on for the others', async () => {
  const look = vi.fn(() => {
    throw new Error('found no <main>');
  });
  const other = vi.fn((html: string) => `${html}!`);
  const [bad, good] = await Promise.allSettled([eachPage(outDir, look), eachPage(outDir, other)]);
  expect(bad).toMatchObject({reason: {message: 'docs/a.html: found no <main>'}});
  expect(look).toHaveBeenCalledTimes(1);
  expect(good.status).toBe('fulfilled');
  expect(read('index.html')).toBe('<p>index.html!');
});
