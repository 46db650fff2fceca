import {existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {buildSite} from './build';

let folder: string;
let target: string;
let scratch: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  target = join(folder, 'build');
  scratch = join(folder, '.cache');
});

afterEach(() => rmSync(folder, {recursive: true}));

const page = (text: string) => (output: string) => {
  mkdirSync(output, {recursive: true});
  writeFileSync(join(output, 'index.html'), text);
};

const build = (compile: (output: string) => Promise<number>) => buildSite({target, scratch, compile});

const succeed = (text: string) =>
  build(async (output) => {
    page(text)(output);
    return 0;
  });

const built = () => readFileSync(join(target, 'index.html'), 'utf8');

it('swaps in a complete site and removes the scratch folder', async () => {
  expect(await succeed('first')).toBe(0);
  expect(built()).toBe('first');
  expect(await succeed('second')).toBe(0);
  expect(built()).toBe('second');
  expect(readdirSync(scratch)).toEqual([]);
});

it('keeps the last good site when the build fails half-way', async () => {
  await succeed('good');
  const code = await build(async (output) => {
    page('half')(output);
    return 3;
  });
  expect(code).toBe(3);
  expect(built()).toBe('good');
  expect(readdirSync(scratch)).toEqual([]);
});

it('creates no build/ when the first build fails', async () => {
  expect(await build(async () => 1)).toBe(1);
  expect(existsSync(target)).toBe(false);
});

it('refuses a successful build without output', async () => {
  await succeed('good');
  await expect(build(async () => 0)).rejects.toThrow('wrote no index.html');
  expect(built()).toBe('good');
});

it('restores the last good site after a kill between the two renames', async () => {
  page('good')(join(scratch, 'build-previous'));
  page('half')(join(scratch, 'build-new'));
  expect(await build(async () => 1)).toBe(1);
  expect(built()).toBe('good');
  expect(readdirSync(scratch)).toEqual([]);
});
