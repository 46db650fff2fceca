/** Measures build times and page weight as the number of pages grows. */
import {join} from 'node:path';
import {buildFolder, cacheFolder, root} from '../../src/cli/project';
import {kilobytes, plain, report, seconds} from '../report';
import type {Line, Values} from '../report';
import {setAside} from './aside';
import {copyPages, writeBigSite} from './copies';
import {withSites} from './serve';
import type {BuiltSite} from './sites';
import {countPages, readSite} from './source';
import {buildPeer, peerFolder, readSidebars, writePeer} from './starlight';
import {timedRun} from './timed';
import {weigh} from './weigh';

/** Route of the page whose weight is measured. */
const route = '/docs/app/Guides/install-modpack';

/** Factors for the number of pages. `goal` is the maximum time of a cold build relative to Starlight's. */
const sizes = [
  {times: 1, coldGoal: 1.5},
  {times: 10, coldGoal: 0.8},
];

/**
 * Maximum bytes of a page's scripts with the current number of pages. With more pages there is no limit,
 * because Docusaurus's list of routes grows.
 */
const scriptLimit = 180_000;

const siteFolder = (times: number) => join(cacheFolder, 'bench-perf', `ours-${times}`);

/** Raises Node's memory limit of a few gigabytes for all builds. */
const memoryLimit = {NODE_OPTIONS: '--max-old-space-size=12288'};

/**
 * Functions that write the sources of a site at one size. Starlight's sidebars come from our build, so
 * our site must be built first, at the same size.
 */
const prepare: Record<BuiltSite['name'], (times: number) => void> = {
  ours: (times) => writeBigSite(root, siteFolder(times), times),
  starlight: (times) =>
    writePeer(
      copyPages(readSite(buildFolder), times),
      readSidebars(join(siteFolder(times), '.cache/docusaurus')),
    ),
};

const outOf: Record<BuiltSite['name'], (times: number) => string> = {
  ours: (times) => join(siteFolder(times), 'build'),
  starlight: (times) => join(peerFolder, `site-${times}`),
};

/**
 * Builds a site without caches of earlier builds.
 * @returns seconds
 */
function build(name: BuiltSite['name'], times: number): Promise<number> {
  const out = outOf[name](times);
  if (name === 'starlight') {
    return buildPeer(out, false, memoryLimit);
  }
  const cwd = siteFolder(times);
  setAside(out, ...['.cache', 'node_modules/.cache'].map((cache) => join(cwd, cache)));
  return timedRun(require.resolve('tsx/cli'), ['src/cli/build.ts'], cwd, {
    ...memoryLimit,
    FTB_DOCS_EXPORTS: 'false',
  });
}

type Results = Record<'cold' | 'pages' | 'first' | 'scripts', Values>;

async function measureSize(sites: readonly BuiltSite[], times: number, runs: number): Promise<Results> {
  const results: Results = {cold: {}, pages: {}, first: {}, scripts: {}};
  for (let run = 1; run <= runs; run += 1) {
    for (const {name, label} of sites) {
      if (run === 1) {
        prepare[name](times);
      }
      const time = await build(name, times);
      (results.cold[name] ??= []).push(time);
      console.log(`${label}, ${times} × the pages, run ${run}: ${seconds(time)}`);
    }
  }
  for (const {name} of sites) {
    const folder = outOf[name](times);
    await withSites([folder], async ({browser, addresses: [address]}) => {
      const {before, scripts} = await weigh(browser, address + route);
      results.first[name] = [before];
      results.scripts[name] = [scripts];
      results.pages[name] = [countPages(folder)];
    });
  }
  return results;
}

function linesOf(times: number, coldGoal: number, {cold, pages, first, scripts}: Results): Line[] {
  return [
    {name: 'Pages', values: pages, unit: plain},
    {name: 'Cold build', values: cold, unit: seconds, goal: coldGoal},
    {name: 'First page, bytes on the wire', values: first, unit: kilobytes},
    {
      name: 'Scripts once the pointer has moved',
      values: scripts,
      unit: kilobytes,
      ...(times === 1 && {limit: scriptLimit}),
    },
  ];
}

/**
 * Builds the sites at each size and reports the results.
 * @param sites our site first
 * @returns the missed goals
 */
export async function measureGrowth(sites: readonly BuiltSite[], runs: number): Promise<string[]> {
  const all: ((typeof sizes)[number] & {results: Results})[] = [];
  for (const size of sizes) {
    all.push({...size, results: await measureSize(sites, size.times, runs)});
  }
  return report(
    'Build and growth',
    [
      `Wall time of the build command (ours is \`npm run build\`), ${runs} runs, alternating between the sites. Cold: without the cache of an earlier build. Only pages are built: ours without search index and Markdown copies, Starlight's without its search.`,
      `Additional pages are copies of every section in a folder of that section. The page is \`${route}\`, measured without other traffic, its scripts 4 s after the pointer moved. Scripts that are prefetched for other pages are not counted for either site.`,
    ],
    sites,
    all.map(({times, coldGoal, results}) => ({
      title: `${times} × the pages`,
      lines: linesOf(times, coldGoal, results),
    })),
  );
}
