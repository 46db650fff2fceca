import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {compareFolders} from './compare-folders';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compare-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(name: string, files: Record<string, string>): string {
  const place = join(folder, name);
  mkdirSync(place);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, file)), {recursive: true});
    writeFileSync(join(place, file), text);
  }
  return place;
}

it('finds two builds of the same files alike', () => {
  const files = {'index.html': 'home', 'assets/js/a.js': 'code', '.nojekyll': ''};
  expect(compareFolders(write('a', files), write('b', files))).toEqual({compared: 3, differences: []});
});

it('names what is missing, what came up, and where a file begins to differ', () => {
  const a = write('a', {'index.html': '<p>built at 10:00</p>', 'assets/old.js': '', same: 'x'});
  const b = write('b', {'index.html': '<p>built at 10:01</p>', 'assets/new.js': '', same: 'x'});
  expect(compareFolders(a, b)).toEqual({
    compared: 4,
    differences: [
      'assets/new.js: only in the second build',
      'assets/old.js: only in the first build',
      'index.html: differs from character 17: "<p>built at 10:00</p>" and "<p>built at 10:01</p>"',
    ],
  });
});
