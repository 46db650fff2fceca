import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {copyrightYear} from './year';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'year-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('copyrightYear', () => {
  it('is that of the last commit, whatever the clock says', () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
        cwd: folder,
        env: {...process.env, GIT_COMMITTER_DATE: '2031-12-31T23:30:00Z'},
        stdio: 'ignore',
      });
    git('init');
    git('commit', '--allow-empty', '--message', 'x');
    expect(copyrightYear(folder, {})).toBe(2031);
  });

  it('is that of SOURCE_DATE_EPOCH, if there is one', () => {
    expect(copyrightYear(folder, {SOURCE_DATE_EPOCH: '1767225599'})).toBe(2025);
    expect(copyrightYear(folder, {SOURCE_DATE_EPOCH: '1767225600'})).toBe(2026);
  });

  it('is that of the clock where there is no history', () => {
    expect(copyrightYear(folder, {SOURCE_DATE_EPOCH: ''})).toBe(new Date().getUTCFullYear());
  });

  it('says so when the variable is no time', () => {
    expect(() => copyrightYear(folder, {SOURCE_DATE_EPOCH: '2026-01-01'})).toThrow(
      'SOURCE_DATE_EPOCH is "2026-01-01". Allowed: seconds since 1970',
    );
  });
});
