import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {checkFiles, type GivenFile, type Options} from '../engine';

const list = 'src/check-files/packs/packs.yaml';

const packs = z.array(
  z.strictObject({
    repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'expected OWNER/NAME'),
    commit: z.string().regex(/^[0-9a-f]{40}$/, 'expected a full commit hash of 40 characters'),
    tuning: z.boolean(),
    errors: z.record(z.string().regex(/:\d+$/, 'expected FILE:LINE'), z.string()).optional(),
  }),
);

function git(folder: string, args: readonly string[], input = ''): Buffer {
  const {stdout, stderr, status} = spawnSync('git', ['-C', folder, ...args], {input, maxBuffer: 2 ** 30});
  if (status !== 0) {
    throw new Error(
      `git ${args.join(' ')} failed in ${folder}. Check that the clone contains this commit. ${stderr.toString()}`,
    );
  }
  return stdout;
}

/** Reads the SNBT and JSON5 files of a repository at a commit. */
function filesAt(folder: string, commit: string): GivenFile[] {
  const names = git(folder, ['ls-tree', '-r', '-z', '--name-only', commit])
    .toString('utf8')
    .split('\0')
    .filter((name) => /\.(?:snbt|json5)$/i.test(name) && !name.includes('\n'));
  const all = git(folder, ['cat-file', '--batch'], names.map((name) => `${commit}:${name}\n`).join(''));
  let at = 0;
  return names.map((name) => {
    const start = all.indexOf('\n', at) + 1;
    const end =
      start +
      Number(
        all
          .toString('utf8', at, start - 1)
          .split(' ')
          .pop(),
      );
    at = end + 1;
    return {path: name, text: all.toString('utf8', start, end)};
  });
}

/**
 * Checks local clones of the modpacks in `packs.yaml`. Prints statistics for each pack, and every error that is
 * not confirmed.
 * @param clones folder that contains the clones as OWNER/NAME; missing clones are reported and skipped
 * @returns whether at least 98 % of the errors are confirmed
 */
export function reportPacks(siteDir: string, clones: string, options: Options): boolean {
  const sum = {
    packs: 0,
    files: 0,
    unreadable: 0,
    quests: 0,
    errors: 0,
    warnings: 0,
    changed: 0,
    unconfirmed: 0,
  };
  for (const {repository, commit, tuning, errors = {}} of packs.parse(
    parse(readFileSync(path.join(siteDir, list), 'utf8')),
  )) {
    const folder = path.join(clones, repository);
    if (!existsSync(folder)) {
      console.log(`${repository}: skipped, because ${folder} does not exist`);
      continue;
    }
    const {findings, read, books, minecraft} = checkFiles(filesAt(folder, commit), options);
    const count = (of: string) => findings.filter(({severity}) => severity === of).length;
    const wrong = findings.filter(({severity}) => severity === 'error');
    const unconfirmed = wrong.filter(({file, line}) => !(`${file}:${line}` in errors));
    const own = {
      packs: 1,
      files: read.length,
      unreadable: wrong.filter(({file}) => !read.some(({path: each}) => each === file)).length,
      quests: books.flatMap(({chapters}) => chapters).reduce((all, {quests}) => all + quests.length, 0),
      errors: wrong.length,
      warnings: count('warning'),
      changed: count('changed'),
      unconfirmed: unconfirmed.length,
    };
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += own[key];
    console.log(
      `${repository}${tuning ? ' (tuning)' : ''}, Minecraft ${minecraft}: ${own.files} files, ${own.quests} quests, ${own.errors} errors, ${own.warnings} warnings, ${own.changed} changed settings`,
    );
    unconfirmed.forEach(({file, line, message}) =>
      console.log(`  not confirmed: ${file}:${line} ${message}`),
    );
  }
  console.log(
    `${sum.packs} packs, ${sum.files} files read, ${sum.unreadable} unreadable files, ${sum.quests} quests, ${sum.errors} errors (${sum.unconfirmed} not confirmed), ${sum.warnings} warnings, ${sum.changed} changed settings`,
  );
  return sum.unconfirmed <= sum.errors * 0.02;
}
