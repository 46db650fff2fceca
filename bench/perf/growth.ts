/** How building and reading grow with the number of pages. */
import {join} from 'node:path';
import {commandScript, root} from '../../src/cli/project';
import {writeSection} from '../results';
import {setAside} from './aside';
import {withBrowser} from './browser';
import {copyPages, properConfig, writeBigSite} from './copies';
import {clearCaches, peerFolder, writePeer} from './peers';
import {circumstances, comparison, kilobytes, misses, plain, seconds} from './report';
import type {Line, Values} from './report';
import {serve} from './serve';
import {readSidebars} from './sidebar';
import {buildPeer, workFolder} from './sites';
import type {BuiltSite, SiteName} from './sites';
import {readSite, routesIn} from './source';
import {timedRun} from './timed';
import {weighVisit} from './weigh';

/** The page that is weighed. */
const route = '/docs/app/Guides/install-modpack';

/** What a cold build may take, as a part of Starlight's, by how many times as many pages there are. */
const coldGoals: Record<number, number> = {1: 1.5, 10: 0.8};

/** What the scripts of a page may add at a larger size; bytes. */
const scriptGrowth = 15_000;

/** How one site is built at one size. */
interface Builder {
  /** The built site. */
  folder: string;
  /** Removes the built site, and caches of earlier builds. */
  clear: () => void;
  /** @returns seconds */
  build: () => Promise<number>;
}

const siteFolder = (times: number) => join(workFolder, `ours-${times}`);

/** Without this, Node stops at a few gigabytes, whatever the machine has. The same for all. */
const memoryLimit = {NODE_OPTIONS: '--max-old-space-size=12288'};

function ourBuilder(times: number): Builder {
  const cwd = siteFolder(times);
  writeBigSite(root, cwd, times);
  const folder = join(cwd, 'build');
  return {
    folder,
    clear: () =>
      setAside(...['build', '.docusaurus', '.cache', 'node_modules/.cache'].map((name) => join(cwd, name))),
    build: () =>
      timedRun(
        [
          commandScript('@docusaurus/core', 'docusaurus'),
          'build',
          '--out-dir',
          folder,
          '--config',
          properConfig,
        ],
        {
          cwd,
          env: {...memoryLimit, NODE_ENV: 'production', BABEL_ENV: 'production', NO_UPDATE_NOTIFIER: '1'},
          log: join(workFolder, 'ours.log'),
        },
      ),
  };
}

/** Takes the sidebars from our own build of the same size, which comes before. */
function peerBuilder(times: number): Builder {
  const folder = join(peerFolder, `site-${times}`);
  writePeer(
    copyPages(readSite(join(root, 'build')), times),
    readSidebars(join(siteFolder(times), '.docusaurus')),
  );
  return {
    folder,
    clear() {
      setAside(folder);
      clearCaches();
    },
    build: () => buildPeer(folder, false, memoryLimit),
  };
}

type Results = Record<'cold' | 'pages' | 'first' | 'scripts', Values>;

async function measureSize(sites: readonly BuiltSite[], times: number, runs: number): Promise<Results> {
  const results: Results = {cold: {}, pages: {}, first: {}, scripts: {}};
  const builders = new Map<SiteName, Builder>();
  for (let run = 1; run <= runs; run += 1) {
    for (const {name, label} of sites) {
      const builder = builders.get(name) ?? (name === 'ours' ? ourBuilder(times) : peerBuilder(times));
      builders.set(name, builder);
      builder.clear();
      const time = await builder.build();
      (results.cold[name] ??= []).push(time);
      console.log(`${label}, ${times} × the pages, run ${run}: ${seconds(time)}`);
    }
  }
  for (const [name, {folder}] of builders) {
    const {address, stop} = await serve(folder);
    try {
      const {first, interactive} = await withBrowser((browser) => weighVisit(browser, address + route));
      results.first[name] = [first.all];
      results.scripts[name] = [interactive.scripts];
      results.pages[name] = [routesIn(folder).length];
    } finally {
      stop();
    }
  }
  return results;
}

/**
 * @param times the size
 * @param base what was measured at the smallest size
 */
function linesOf(times: number, {cold, pages, first, scripts}: Results, base: Results): Line[] {
  const least = base.scripts.ours?.[0] ?? 0;
  return [
    {name: 'Pages', values: pages, unit: plain},
    {name: 'Cold build', values: cold, unit: seconds, goal: coldGoals[times]},
    {name: 'First page, bytes on the wire', values: first, unit: kilobytes},
    {
      name: 'Scripts once the pointer has moved',
      values: scripts,
      unit: kilobytes,
      limit: Math.min(150_000, base.scripts === scripts ? Infinity : least + scriptGrowth),
    },
  ];
}

/**
 * Builds the sites at each size and writes the results down.
 * @param sites ours first
 * @param sizes how many times as many pages as we have, the smallest first
 * @returns what was promised and does not hold
 */
export async function measureGrowth(
  sites: readonly BuiltSite[],
  runs: number,
  sizes: readonly number[],
): Promise<string[]> {
  const all: {times: number; results: Results}[] = [];
  for (const times of sizes) {
    all.push({times, results: await measureSize(sites, times, runs)});
  }
  const tables = all.map(({times, results}) => ({times, lines: linesOf(times, results, all[0]!.results)}));
  const body = [
    `Wall time from start to end of the build command, ${runs} runs, the sites in turn with each run; for us of \`docusaurus build\`, which \`npm run build\` starts. Cold: no cache of an earlier build. What is built is the pages: without search index, social images and Markdown copies for us, without its search for Starlight.`,
    `More pages are copies of every section in folders of ten beside the original. The page is \`${route}\`; what it weighs is measured with nothing else on the wire, scripts 4 s after the pointer moved. Scripts that are fetched ahead for other pages are counted for nobody.`,
    circumstances(),
    ...tables.map(({times, lines}) => `\n### ${times} × the pages\n\n${comparison(sites, lines)}`),
  ].join('\n');
  console.log(`\n${body}\n`);
  writeSection('Build and growth', body);
  return tables.flatMap(({times, lines}) => misses(`${times} × the pages`, lines));
}
