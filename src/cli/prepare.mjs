// @ts-check
/**
 * Runs in a thread of its own while Docusaurus is loading: bundles the configuration, then looks for mistakes in the
 * pages. Sends `bundled` after the first, and `problems` after the second.
 */
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {parentPort, workerData} from 'node:worker_threads';
import {stop} from 'esbuild';
import {bundle} from './bundle.mjs';

/** @type {{site: string, config: string, folder: string}} */
const {site, config, folder} = workerData;
const guard = join(site, 'src/plugins/content-guard/problems.ts');
const hasGuard = existsSync(guard);

await bundle({config: join(site, config), ...(hasGuard && {problems: guard})}, folder);
await stop();
parentPort?.postMessage({bundled: true});
if (hasGuard) {
  const {findProblems} = createRequire(import.meta.url)(join(folder, 'problems.cjs'));
  parentPort?.postMessage({problems: findProblems(site)});
}
