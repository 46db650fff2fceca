// @ts-check
/**
 * When each file was last changed, from one look at the history. Docusaurus starts a shell and git for every page, which
 * takes as long as all else that it does before bundling, and longer with every page and every commit.
 */
import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import {resolve} from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/**
 * @param {string} folder a folder of the repository
 * @returns {Promise<Map<string, Commit>>} the newest commit of every file below the folder, by absolute path
 * @typedef {{date: Date, timestamp: number, author: string}} Commit time in milliseconds since 1970
 * @throws Error when there is no git or no history
 */
export async function gitDates(folder) {
  const git = (/** @type {string[]} */ ...args) => run('git', args, {cwd: folder, maxBuffer: 2 ** 30});
  const [{stdout: top}, {stdout: log}] = await Promise.all([
    git('rev-parse', '--show-toplevel'),
    git(
      '-c',
      'log.showSignature=false',
      'log',
      '--format=%x01%ct,%an',
      '--name-only',
      '--no-renames',
      '-z',
      '--',
      '.',
    ),
  ]);
  const commits = new Map();
  for (const entry of log.split('\x01').slice(1)) {
    const [head = '', ...names] = entry.split('\0');
    const [, seconds, author = ''] = /^(\d+),(.*)$/s.exec(head) ?? [];
    const timestamp = Number(seconds) * 1000;
    for (const name of names.map((one) => one.replace(/^\n/, '')).filter(Boolean)) {
      const file = resolve(top.trim(), name);
      // The newest commit comes first.
      if (!commits.has(file)) {
        commits.set(file, {date: new Date(timestamp), timestamp, author});
      }
    }
  }
  return commits;
}

/**
 * Has Docusaurus take its dates from there; it asks git itself only for files that are not in the list, such as one that
 * nobody has committed.
 * @param {string} folder where the pages are
 * @throws Error when the function to replace is not where it was
 */
export function readDatesAtOnce(folder) {
  const module = createRequire(import.meta.url)('@docusaurus/utils/lib/gitUtils.js');
  const {getFileCommitDate} = module;
  if (typeof getFileCommitDate !== 'function') {
    throw new Error(
      'src/cli/git-dates.mjs found no getFileCommitDate. Compare it with @docusaurus/utils/lib/gitUtils.js.',
    );
  }
  // Without git or a history Docusaurus says so itself.
  const commits = gitDates(folder).catch(() => new Map());
  module.getFileCommitDate = async (/** @type {string} */ file, /** @type {{age?: string}} */ options) =>
    (options.age === 'newest' && (await commits).get(file)) || getFileCommitDate(file, options);
}
