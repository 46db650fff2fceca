import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {keep, keyFor, recall, remembered, textsIn} from './memory.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'memory-'))));
afterEach(() => rmSync(folder, {recursive: true}));

const value = new Map([['a', {list: [1, undefined], date: new Date(0)}]]);

it('gives back what was kept with the same key, and only that', () => {
  const file = join(folder, 'below/pages');
  const key = keyFor(folder, 'text');
  expect(recall(file, key)).toBeUndefined();
  keep(file, key, value);
  expect(recall(file, key)).toEqual(value);
  expect(recall(file, keyFor(folder, 'another text'))).toBeUndefined();
  expect(readdirSync(join(folder, 'below'))).toEqual(['pages']);
});

it('has another key when packages have changed', () => {
  const before = keyFor(folder, 'text');
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  expect(keyFor(folder, 'text')).not.toBe(before);
});

it('does not mind a file that is broken', () => {
  const file = join(folder, 'pages');
  const key = keyFor(folder);
  keep(file, key, value);
  writeFileSync(file, readFileSync(file).subarray(0, 60));
  expect(recall(file, key)).toBeUndefined();
});

it('reads all files of a folder, those in folders too', () => {
  mkdirSync(join(folder, 'data/below'), {recursive: true});
  writeFileSync(join(folder, 'data/b.yaml'), 'b');
  writeFileSync(join(folder, 'data/below/a.yaml'), 'a');
  expect(textsIn(join(folder, 'data'))).toEqual([
    join(folder, 'data/b.yaml'),
    'b',
    join(folder, 'data/below/a.yaml'),
    'a',
  ]);
  expect(textsIn(join(folder, 'gone'))).toEqual([]);
});

it('is known to the next build that is made of the same, and to none without a folder', () => {
  const memory = join(folder, 'remembered');
  remembered(memory, folder, 'facts', ['a']).keep({lamps: 2});
  expect(remembered(memory, folder, 'facts', ['a']).known).toEqual({lamps: 2});
  expect(remembered(memory, folder, 'facts', ['b']).known).toBeUndefined();
  expect(remembered(memory, folder, 'other', ['a']).known).toBeUndefined();
  const none = remembered(undefined, folder, 'facts', ['a']);
  none.keep({lamps: 3});
  expect(none.known).toBeUndefined();
});
