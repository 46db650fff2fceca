import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {readRoutes, writeRoutes} from './route-lists';
import {checkNames, groups, runChecks} from './suite';

let root: string;
let printed: () => string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), text);
};
const sample = (name: string) => fs.cpSync(path.join(__dirname, 'fixtures', name), root, {recursive: true});

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'suite-'));
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  printed = () => log.mock.calls.flat().join('\n');
});
afterEach(() => {
  fs.rmSync(root, {recursive: true});
  vi.restoreAllMocks();
});

it('gives every check a unique name', () => {
  expect(new Set(checkNames()).size).toBe(checkNames().length);
});

it('fails a check that examined nothing, with a message', () => {
  expect(runChecks(root, ['content'])).toBe(false);
  expect(printed()).toContain('✗ front-matter       0 pages\n    found no pages, so this check');
  expect(printed()).toContain(`\n0 checks passed, ${groups.content!.length} failed`);
});

it('fails the checks of the built site without a build', () => {
  sample('words/good');
  expect(runChecks(root, ['site'])).toBe(false);
  expect(printed()).toContain('there is no built site in build/. Run "npm run build" first');
  expect(printed()).toContain(`0 checks passed, ${groups.site!.length} failed`);
});

it('names the source of a built page, and warns if the build is older', () => {
  write('build/docs/app.html', '<html lang=de>');
  write('docs/app/index.mdx', '---\ntitle: App\n---\n');
  fs.utimesSync(path.join(root, 'build'), 0, 0);
  runChecks(root, ['site']);
  expect(printed()).toContain(
    'build/docs/app.html  the page has no description (built from docs/app/index.mdx) — add',
  );
  expect(printed()).toContain('! build/ is out of date: docs/app/index.mdx has changed');

  const later = new Date(Date.now() + 60_000);
  fs.utimesSync(path.join(root, 'build'), later, later);
  vi.mocked(console.log).mockClear();
  runChecks(root, ['site']);
  expect(printed()).not.toContain('out of date');
});

it('writes the list of routes and returns the changes', () => {
  expect(writeRoutes(root, ['/b', '/'])).toEqual({added: ['/', '/b'], removed: []});
  expect(writeRoutes(root, ['/c d', '/'])).toEqual({added: ['/c d'], removed: ['/b']});
  expect(readRoutes(root, 'src/checks/routes.txt').map(({route}) => route)).toEqual(['/', '/c d']);
});
