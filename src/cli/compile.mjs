// @ts-check
/**
 * `node compile.mjs SITE FOLDER`: compiles the site of folder SITE into FOLDER.
 * Docusaurus's own command would print stack traces around a message meant for a writer, advertise newer versions,
 * and point to a `serve` script that this project calls `preview`.
 * Plain JavaScript, so that no TypeScript loader stands between Node and the bundler.
 */
import {build} from '@docusaurus/core/lib/index.js';
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

const [site = '.', folder] = process.argv.slice(2);
try {
  await build(site, {outDir: folder});
} catch (error) {
  const disk = explainDiskError(error, folder ?? site);
  console.error(`\n${[...messages(error), ...(disk === undefined ? [] : [disk])].join('\n\n')}`);
  process.exitCode = 1;
}
