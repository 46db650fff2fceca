// @ts-check
/**
 * Runs in a thread of its own while Docusaurus is loading: bundles the configuration, reads the data, compiles
 * pages if it is asked to, and looks for mistakes in them. Sends `bundled`, `data`, a `page` for each, and `problems`.
 * Waits for the message `pages`, which may be nothing.
 */
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {parentPort, workerData} from 'node:worker_threads';
import {stop} from 'esbuild';
import {bundle} from './bundle.mjs';
import {compilePages} from './compile-pages.mjs';

/** @type {{site: string, config: string, folder: string}} */
const {site, config, folder} = workerData;
const guard = join(site, 'src/plugins/content-guard/problems.ts');
const hasGuard = existsSync(guard);

const sidebars = join(site, 'sidebars.ts');
const reader = join(site, 'src/plugins/built-pages/worker.ts');

await bundle(
  {
    config: join(site, config),
    ...(existsSync(sidebars) && {sidebars}),
    ...(hasGuard && {problems: guard}),
    ...(existsSync(reader) && {reader}),
  },
  folder,
);
await stop();
parentPort?.postMessage({bundled: true});
if (hasGuard) {
  /** @type {Promise<import('./pages.mjs').Request | undefined>} */
  const asked = new Promise((done) => parentPort?.once('message', ({pages}) => done(pages)));
  const {forBuild} = createRequire(import.meta.url)(join(folder, 'problems.cjs'));
  const {data, pageSteps, knowPage, findProblems} = forBuild(site);
  parentPort?.postMessage({data: data()});
  const pages = await asked;
  if (pages) {
    await compilePages(pages, pageSteps(), knowPage, (page) => parentPort?.postMessage({page}));
  }
  parentPort?.postMessage({problems: findProblems()});
}
