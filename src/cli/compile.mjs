// @ts-check
/**
 * `node compile.mjs SITE FOLDER [CONFIG]`: compiles the site of folder SITE into FOLDER. CONFIG is the name of its
 * configuration, `docusaurus.config.ts` if left out.
 * Docusaurus's own command would print stack traces around a message meant for a writer, advertise newer versions,
 * and point to a `serve` script that this project calls `preview`.
 * Plain JavaScript, so that no TypeScript loader stands between Node and the bundler.
 */
import {existsSync, realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, parse, resolve} from 'node:path';
import {Worker} from 'node:worker_threads';
import {explainDiskError} from './disk-errors.mjs';
import {rememberPages} from './drawn-pages.mjs';
import {readDatesAtOnce} from './git-dates.mjs';
import {loadBundled} from './load-bundled.mjs';
import {memoryOf} from './memory.mjs';
import {pagesIn, sharePages} from './pages.mjs';

/** What Docusaurus says at the end that is not true here: the folder is scratch, and the script has another name. */
const misleading = /Generated static files in|npm run serve/;

/** @type {('log' | 'info')[]} */ (['log', 'info']).forEach((level) => {
  const print = console[level];
  console[level] = (...values) => {
    if (!misleading.test(values.join(' '))) {
      print(...values);
    }
  };
});

/**
 * The messages of an error and of everything that caused it, outermost first, each once, without stack traces.
 * @param {unknown} error
 * @returns {string[]}
 */
function messages(error) {
  if (!(error instanceof Error)) {
    return [String(error)];
  }
  const causes = error instanceof AggregateError ? error.errors : [];
  return [
    error.message,
    ...causes.flatMap(messages),
    ...('cause' in error ? messages(error.cause) : []),
  ].filter((message, index, all) => message !== '' && all.indexOf(message) === index);
}

// A killed command must not leave its compiler at work.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

const [site = '.', folder, config = 'docusaurus.config.ts'] = process.argv.slice(2);
/** Where a build leaves for the next what it has worked out. */
const memory = memoryOf(resolve(site));
// Each configuration has a folder of its own: the benchmarks build with more than one.
const prepared = resolve(site, '.cache/config', parse(config).name);

/** What is done in another thread, for loading Docusaurus keeps this one busy for a second. */
function prepare() {
  const workerData = {site: resolve(site), config, folder: prepared, memory};
  const worker = new Worker(new URL('prepare.mjs', import.meta.url), {workerData});
  const told = (/** @type {string} */ name) =>
    new Promise((done, fail) => {
      worker.on('message', (message) => name in message && done(message[name]));
      worker.once('error', fail);
      worker.once('exit', () => done(undefined));
    });
  return {
    worker,
    bundled: told('bundled'),
    data: told('data'),
    sprites: told('sprites'),
    problems: told('problems'),
    ended: new Promise((done) => worker.once('exit', done)),
  };
}

/** For the thread: no pages to compile. */
const checkOnly = {pages: undefined};
const {worker, bundled, data, sprites, problems, ended} = prepare();
// Whoever waits for them hears of a failure.
[data, sprites, problems].forEach((promise) => promise.catch(() => undefined));
// For the plugin `structured-data`.
globalThis.siteData = data;
// For the plugin `sprites`.
globalThis.spriteSheet = sprites;
// Tells the plugin `content-guard` that this is seen to here.
globalThis.contentProblems = problems;
// For src/plugins/built-pages: another thread of its own.
globalThis.pageReader = join(prepared, 'reader.cjs');

/**
 * Ends the build with what is wrong in the pages. Anything that Docusaurus stumbles upon is one of these, if there are
 * any; other failures are said as they are.
 * @param {unknown} thrown
 */
async function end(thrown) {
  worker.postMessage(checkOnly);
  const error = (await problems.catch(() => undefined))?.error ?? thrown;
  const disk = explainDiskError(error, folder ?? site);
  console.error(`\n${[...messages(error), ...(disk === undefined ? [] : [disk])].join('\n\n')}`);
  // Whatever is at work must not go on.
  process.exit(1);
}

problems.then((found) => found?.error && end(found.error), end);
/** Whether the bundler remembers pages of an earlier build. Then there is next to nothing to share. */
const isWarm = memory !== undefined && existsSync(join(memory, 'rspack'));

// Each thread that draws pages loads and warms up all that draws them: two seconds of processor, more than it saves a small
// site.
if (pagesIn(resolve(site, 'docs')).length < 200) {
  process.env.DOCUSAURUS_SSG_WORKER_THREAD_COUNT ??= '1';
}

try {
  // Only the command that is needed: the whole of Docusaurus would bring its development server.
  const [{build}] = await Promise.all([import('@docusaurus/core/lib/commands/build/build.js'), bundled]);
  const made = (/** @type {string} */ name) => join(prepared, `${name}.cjs`);
  const sidebars = join(realpathSync(site), 'sidebars.ts');
  loadBundled({
    [made('config')]: made('config'),
    ...(existsSync(sidebars) && {[sidebars]: made('sidebars')}),
  });
  if (memory !== undefined) {
    rememberPages(join(memory, 'drawn-pages'));
  }
  readDatesAtOnce(join(site, 'docs'));
  if (isWarm) {
    worker.postMessage(checkOnly);
  }
  const load = createRequire(import.meta.url);
  const {bodyOf} = !isWarm && existsSync(made('body')) ? load(made('body')) : {};
  sharePages({
    folder: resolve(site, 'docs'),
    worker,
    isAlone: isWarm,
    bodyOf,
    createProcessors: load(made('mdx')).createProcessors,
    // What is wrong in all pages is said, not what the bundler makes of the first.
    fail: async (error) => {
      await problems;
      throw error;
    },
  });
  await build(site, {outDir: folder, config: made('config')});
  await problems;
  await ended;
  // Node would clear its memory up piece by piece before it ends: a fifth of a second.
  process.exit();
} catch (thrown) {
  await end(thrown);
}
