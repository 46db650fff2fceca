// @ts-check
/** What one build has worked out for the next: a file with a key, which is another one whenever the value may be. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {deserialize, serialize} from 'node:v8';

const keyLength = 40;

/**
 * @param {string} site absolute path of the site
 * @param {...string} texts what the value depends on beside packages and the version of Node
 * @returns {string} a key
 */
export function keyFor(site, ...texts) {
  const lock = join(site, 'package-lock.json');
  const all = [process.version, existsSync(lock) ? readFileSync(lock, 'utf8') : '', ...texts];
  return createHash('sha1').update(JSON.stringify(all)).digest('hex');
}

/**
 * @param {string} folder absolute path; need not exist
 * @returns {string[]} names and texts of all files in it
 */
export function textsIn(folder) {
  const entries = existsSync(folder) ? readdirSync(folder, {recursive: true, withFileTypes: true}) : [];
  return entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => join(parentPath, name))
    .sort()
    .flatMap((file) => [file, readFileSync(file, 'latin1')]);
}

/**
 * @param {string} file
 * @param {string} key
 * @returns {any} what was kept with this key; nothing also for a file that cannot be read
 */
export function recall(file, key) {
  try {
    const content = readFileSync(file);
    return content.toString('latin1', 0, keyLength) === key
      ? deserialize(content.subarray(keyLength))
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a value, in place of what the file held.
 * @param {string} file
 * @param {string} key
 * @param {unknown} value anything that can be cloned
 */
export function keep(file, key, value) {
  mkdirSync(dirname(file), {recursive: true});
  // A build that is killed, or another beside this one, leaves the old file or a whole new one.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.concat([Buffer.from(key, 'latin1'), serialize(value)]));
  renameSync(draft, file);
}

/** @returns {string | undefined} folder where the builds of a site keep things; nothing when they are told not to */
export function memoryOf(/** @type {string} */ site) {
  return process.env.DOCUSAURUS_NO_PERSISTENT_CACHE ? undefined : join(site, 'node_modules/.cache');
}

/**
 * What an earlier build has kept under a name, if it was made of the same.
 * @param {string | undefined} memory folder for it, as of `memoryOf`
 * @param {string} site absolute path of the site
 * @param {string} name
 * @param {string[]} texts all that it is made of
 * @returns {{known: any, keep: (value: unknown) => void}}
 */
export function remembered(memory, site, name, texts) {
  if (memory === undefined) {
    return {known: undefined, keep() {}};
  }
  const file = join(memory, name);
  const key = keyFor(site, ...texts);
  return {known: recall(file, key), keep: (value) => keep(file, key, value)};
}
