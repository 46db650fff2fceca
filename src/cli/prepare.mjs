// @ts-check
/**
 * Runs in a thread of its own while Docusaurus is loading: bundles the configuration, reads the data, draws the sprites,
 * compiles pages if it is asked to, and looks for mistakes in them. Sends `bundled`, `data`, `sprites`, a `page` for
 * each, and `problems`.
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
const sprites = join(site, 'src/plugins/sprites/draw.ts');

await bundle(
  {
    config: join(site, config),
    ...(existsSync(sidebars) && {sidebars}),
    ...(hasGuard && {problems: guard}),
    ...(existsSync(reader) && {reader}),
    ...(existsSync(sprites) && {sprites}),
  },
  folder,
);
await stop();
parentPort?.postMessage({bundled: true});

const load = createRequire(import.meta.url);

/** The sheet of sprites; nothing when it cannot be drawn: the main thread tries again, and says why. */
function drawSprites() {
  try {
    return load(join(folder, 'sprites.cjs')).drawSprites(site);
  } catch {
    return undefined;
  }
}

if (hasGuard) {
  /** @type {Promise<import('./pages.mjs').Request | undefined>} */
  const asked = new Promise((done) => parentPort?.once('message', ({pages}) => done(pages)));
  const {forBuild} = load(join(folder, 'problems.cjs'));
  const {data, pageSteps, knowPage, findProblems} = forBuild(site);
  parentPort?.postMessage({data: data()});
  parentPort?.postMessage({sprites: drawSprites()});
  const pages = await asked;
  if (pages) {
    await compilePages(pages, pageSteps(), knowPage, (page) => parentPort?.postMessage({page}));
  }
  parentPort?.postMessage({problems: findProblems()});
}
