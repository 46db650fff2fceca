import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {gitDates} from './git-dates.mjs';

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'git-dates-')));
  git('init', '--quiet');
});

afterEach(() => rmSync(folder, {recursive: true}));

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=A, B', '-c', 'user.email=a@example.org', ...args], {cwd: folder});
}

/** Writes files and commits them, so many seconds after 1970. */
function commit(seconds: number, ...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), String(seconds));
  }
  process.env.GIT_COMMITTER_DATE = `@${seconds} +0000`;
  git('add', '.');
  git('commit', '--quiet', '--message', `Commit ${seconds}`);
  delete process.env.GIT_COMMITTER_DATE;
}

it('knows the newest commit of every file below the folder, whatever its name', async () => {
  commit(1000, 'docs/old.mdx', 'docs/a b/ü "quoted".mdx', 'src/index.ts');
  commit(2000, 'docs/new.mdx');
  commit(3000, 'docs/a b/ü "quoted".mdx');
  const dates = await gitDates(join(folder, 'docs'));
  expect(
    [...dates].map(([file, {timestamp, author}]) => [file.slice(folder.length + 1), timestamp, author]),
  ).toEqual([
    ['docs/a b/ü "quoted".mdx', 3_000_000, 'A, B'],
    ['docs/new.mdx', 2_000_000, 'A, B'],
    ['docs/old.mdx', 1_000_000, 'A, B'],
  ]);
});

it('fails where there is no history, so that Docusaurus can say so', async () => {
  mkdirSync(join(folder, 'docs'));
  await expect(gitDates(join(folder, 'docs'))).rejects.toThrow();
});
