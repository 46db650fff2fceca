// @ts-check
/**
 * `node compile.mjs SITE FOLDER [CONFIG]`: compiles the site of folder SITE into FOLDER. CONFIG is the name of its
 * configuration, `docusaurus.config.ts` if left out.
 * Docusaurus's own command would print stack traces around a message meant for a writer, advertise newer versions,
 * and point to a `serve` script that this project calls `preview`.
 * Plain JavaScript, so that no TypeScript loader stands between Node and the bundler.
 */
import {resolve} from 'node:path';
import {Worker} from 'node:worker_threads';
import {explainDiskError} from './disk-errors.mjs';

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
const bundled = resolve(site, '.cache/config', config.replace(/ts$/, 'cjs'));

/**
 * Bundles the configuration in another thread: loading Docusaurus keeps this one busy for a second.
 * @returns {Promise<void>}
 */
function bundleConfig() {
  const files = {config: resolve(site, config), target: bundled};
  const worker = new Worker(new URL('bundle-config.mjs', import.meta.url), {workerData: files});
  return new Promise((done, fail) => worker.once('error', fail).once('exit', () => done()));
}

try {
  // Only the command that is needed: the whole of Docusaurus would bring its development server.
  const [{build}] = await Promise.all([
    import('@docusaurus/core/lib/commands/build/build.js'),
    bundleConfig(),
  ]);
  await build(site, {outDir: folder, config: bundled});
} catch (error) {
  const disk = explainDiskError(error, folder ?? site);
  console.error(`\n${[...messages(error), ...(disk === undefined ? [] : [disk])].join('\n\n')}`);
  process.exitCode = 1;
}
