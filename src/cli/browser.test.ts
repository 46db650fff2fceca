import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {findBrowser} from './browser';

let folder: string;
const posix = process.platform === 'linux';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  vi.stubEnv('FTB_DOCS_BROWSER', '');
  vi.stubEnv('PATH', folder);
  vi.spyOn(chromium, 'executablePath').mockReturnValue(join(folder, 'downloaded'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, {recursive: true});
});

function place(name: string, text = ''): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  chmodSync(file, 0o755);
  return file;
}

it('prefers the browser named by the variable', () => {
  place('chromium');
  vi.stubEnv('FTB_DOCS_BROWSER', place('mine'));
  expect(findBrowser()).toBe(join(folder, 'mine'));
});

it('refuses a variable that names a missing file, instead of choosing another browser', () => {
  place('chromium');
  vi.stubEnv('FTB_DOCS_BROWSER', '/nowhere');
  expect(() => findBrowser()).toThrow('FTB_DOCS_BROWSER is /nowhere, but that file does not exist');
});

it.runIf(posix)('finds one on the PATH, and otherwise the one that Playwright has downloaded', () => {
  place('downloaded');
  expect(findBrowser()).toBe(join(folder, 'downloaded'));
  place('chromium');
  expect(findBrowser()).toBe(join(folder, 'chromium'));
});

it.runIf(posix)('says what to install where there is none', () => {
  expect(() => findBrowser()).toThrow(/No browser found.*install Google Chrome or Chromium/s);
});
