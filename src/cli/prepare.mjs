// @ts-check
/**
 * Runs in a thread of its own while Docusaurus is loading: bundles the configuration, reads the data, draws the sprites,
 * compiles pages if it is asked to, and looks for mistakes in them. Sends `bundled`, `data`, `sprites`, a `page` for
 * each, and `problems`.
 * Waits for the message `pages`, which may be nothing.
 */
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {parentPort, workerData} from 'node:worker_threads';
import {stop} from 'esbuild';
import {bundle} from './bundle.mjs';
import {compilePages} from './compile-pages.mjs';
import {remembered, textsIn} from './memory.mjs';

/** @type {{site: string, config: string, folder: string, memory: string | undefined}} */
const {site, config, folder, memory} = workerData;
const guard = join(site, 'src/plugins/content-guard/problems.ts');
const hasGuard = existsSync(guard);

const sidebars = join(site, 'sidebars.ts');
const reader = join(site, 'src/plugins/built-pages/worker.ts');
const sprites = join(site, 'src/plugins/sprites/draw.ts');
const load = createRequire(import.meta.url);

await bundle(
  {
    config: join(site, config),
    ...(existsSync(sidebars) && {sidebars}),
    ...(hasGuard && {problems: guard, body: join(site, 'src/content/body.ts')}),
    ...(existsSync(reader) && {reader}),
    ...(existsSync(sprites) && {sprites}),
    // The compiler of pages is five hundred modules; one file is read in a third of the time.
    mdx: load.resolve('@docusaurus/mdx-loader/lib/processor.js'),
  },
  folder,
  {isKept: memory !== undefined},
);
await stop();
parentPort?.postMessage({bundled: true});

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
  const code = ['problems', 'sprites']
    .map((name) => join(folder, `${name}.cjs`))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  const {forBuild} = load(join(folder, 'problems.cjs'));

  const facts = remembered(memory, site, 'facts', [
    ...code,
    ...['src/data', 'src/sprites'].flatMap((part) => textsIn(join(site, part))),
  ]);
  const {data, pageSteps, bodyOf, knowPage, knownBodies, recallBodies, findProblems} = forBuild(
    site,
    facts.known?.data,
  );
  const entries = data();
  parentPort?.postMessage({data: entries});
  const sheet = facts.known?.sheet ?? drawSprites();
  parentPort?.postMessage({sprites: sheet});

  const bodies = remembered(memory, site, 'page-bodies', code);
  recallBodies(bodies.known ?? new Map());
  const pages = await asked;
  if (pages) {
    const {createProcessors} = load(join(folder, 'mdx.cjs'));
    const compiler = {createProcessors, ownSteps: pageSteps()};
    await compilePages(pages, compiler, {bodyOf, knowPage}, (page) => parentPort?.postMessage({page}));
  }
  parentPort?.postMessage({problems: findProblems()});
  if (facts.known === undefined && entries && sheet) {
    facts.keep({data: entries, sheet});
  }
  bodies.keep(knownBodies());
}
