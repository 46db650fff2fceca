/** How building and reading grow with the number of pages. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {commandScript, root} from '../../src/cli/project';
import {median, writeSection} from '../results';
import {setAside} from './aside';
import {withBrowser} from './browser';
import {copyPages, properConfig, writeBigSite} from './copies';
import {measure} from './measured';
import type {Cost} from './measured';
import {builtFile, clearCaches, peerFolder, peers, writePeer} from './peers';
import type {Peer} from './peers';
import {circumstances, comparison, kilobytes, megabytes, misses, plain, seconds} from './report';
import type {Line, Values} from './report';
import {serve} from './serve';
import {readSidebars} from './sidebar';
import {buildPeer, workFolder} from './sites';
import type {BuiltSite, SiteName} from './sites';
import {readSite, routesIn} from './source';
import {weighVisit} from './weigh';

/** The page that is weighed. */
const route = '/docs/app/Guides/install-modpack';

/** What was measured of one site at one size. */
interface Growth {
  pages: number;
  /** Builds of the site alone: pages without search, social images and Markdown copies. */
  cold: number[];
  /** Memory of the cold build. */
  memory: number[];
  /** Cold builds with all that the site or the generator brings. */
  complete: number[];
  /** Where the last cold build spent its time, as far as the generator tells. */
  steps?: string;
  /** Bytes of the first page before anybody touches it, its uncompressed HTML, and scripts once it is interactive. */
  first?: number;
  html: number;
  scripts?: number;
  /** When, and at what load of the machine. */
  measured: string;
}

type BySite = Partial<Record<SiteName, Growth>>;

/** By size. */
type Growths = Record<string, BySite>;

const store = join(workFolder, 'growth.json');

function readStore(): Growths {
  return existsSync(store) ? (JSON.parse(readFileSync(store, 'utf8')) as Growths) : {};
}

/** How one site is built at one size. */
interface Builder {
  /** The built site. */
  folder: string;
  /** Removes the built site. */
  empty: () => void;
  /** Removes caches and everything else of earlier builds. */
  clear: () => void;
  build: (complete: boolean) => Promise<Cost>;
  /** Where the last build spent its time. */
  steps?: () => string;
}

/** Without this, Node stops at a few gigabytes, whatever the machine has. The same for all. */
const memoryLimit = {NODE_OPTIONS: '--max-old-space-size=12288'};

const siteFolder = (times: number) => join(workFolder, `ours-${times}`);

const ourLog = join(workFolder, 'ours.log');

/**
 * The great steps of a build of Docusaurus.
 * @param log what it printed with DOCUSAURUS_PERF_LOGGER
 * @returns such as `Load site 12.5 s, SSG 6.4 s`; empty when it printed none
 */
export function stepsOf(log: string): string {
  const steps = log.matchAll(/^\[PERF\] Build > \w+ > ([^>\n]+?) - ([\d.]+) (ms|seconds)/gm);
  return [...steps]
    .map(([, name, time, unit]) => ({name, time: Number(time) / (unit === 'ms' ? 1000 : 1)}))
    .filter(({time}) => time >= 0.5)
    .map(({name, time}) => `${name} ${seconds(time)}`)
    .join(', ');
}

function ourBuilder(times: number): Builder {
  const site = siteFolder(times);
  const folder = join(site, 'build');
  return {
    folder,
    empty: () => setAside(folder),
    clear: () =>
      setAside(...['.docusaurus', '.cache', 'node_modules/.cache'].map((name) => join(site, name))),
    build: (complete) =>
      measure(
        [
          commandScript('@docusaurus/core', 'docusaurus'),
          'build',
          '--out-dir',
          folder,
          '--config',
          complete ? 'docusaurus.config.ts' : properConfig,
        ],
        {
          cwd: site,
          env: {
            ...memoryLimit,
            NODE_ENV: 'production',
            BABEL_ENV: 'production',
            NO_UPDATE_NOTIFIER: '1',
            DOCUSAURUS_PERF_LOGGER: 'true',
          },
          log: ourLog,
        },
      ),
    steps: () => stepsOf(readFileSync(ourLog, 'utf8')),
  };
}

function peerBuilder(peer: Peer, times: number): Builder {
  const folder = join(peerFolder(peer.name), `site-${times}`);
  const pages = copyPages(readSite(join(root, 'build')), times);
  writePeer(peer, pages, readSidebars(join(siteFolder(times), '.docusaurus')));
  return {
    folder,
    empty: () => setAside(folder),
    clear: () => clearCaches(peer),
    build: (complete) => buildPeer(peer, folder, complete, memoryLimit),
  };
}

/** Bytes of a page on the wire. */
async function weigh(folder: string): Promise<Pick<Growth, 'first' | 'scripts'>> {
  const {address, stop} = await serve(folder);
  try {
    const {first, interactive} = await withBrowser((browser) => weighVisit(browser, address + route));
    return {first: first.all, scripts: interactive.scripts};
  } finally {
    stop();
  }
}

/**
 * Builds one site at one size once more: cold, and with everything.
 * @param growth what earlier runs measured; gets this one's numbers
 * @param quick whether the cold build is enough
 */
async function measureRun({empty, clear, build, steps}: Builder, growth: Growth, quick: boolean) {
  empty();
  clear();
  const cold = await build(false);
  growth.cold.push(cold.seconds);
  growth.memory.push(cold.megabytes);
  growth.steps = steps?.();
  console.log(`  cold ${seconds(cold.seconds)}, ${megabytes(cold.megabytes)}`);
  if (quick) {
    return;
  }
  // Last, because it is what a reader gets: its pages are weighed at the end.
  empty();
  clear();
  const complete = await build(true);
  growth.complete.push(complete.seconds);
  console.log(`  cold with everything ${seconds(complete.seconds)}`);
}

/**
 * Builds sites at one size, in turn with each run.
 * @param sites ours first: peers take their sidebars from it
 * @param done receives what was measured of each
 */
async function measureSize(
  sites: readonly BuiltSite[],
  times: number,
  runs: number,
  quick: boolean,
  done: (name: SiteName, growth: Growth) => void,
): Promise<void> {
  const measured = new Map<SiteName, {builder: Builder; growth: Growth}>();
  const begin = (name: SiteName) => {
    if (name === 'ours') {
      writeBigSite(root, siteFolder(times), times);
    }
    const one = {
      builder: name === 'ours' ? ourBuilder(times) : peerBuilder(peers[name], times),
      growth: {pages: 0, cold: [], memory: [], complete: [], html: 0, measured: ''},
    };
    measured.set(name, one);
    return one;
  };
  for (let run = 1; run <= runs; run += 1) {
    for (const {name, label} of sites) {
      console.log(`${label}, ${times} × the pages, run ${run}`);
      const {builder, growth} = measured.get(name) ?? begin(name);
      await measureRun(builder, growth, quick);
    }
  }
  const measuredAt = circumstances();
  for (const [name, {builder, growth}] of measured) {
    done(name, {
      ...growth,
      ...(await weigh(builder.folder)),
      html: readFileSync(builtFile(builder.folder, route)!).length,
      pages: routesIn(builder.folder).length,
      measured: measuredAt,
    });
  }
}

function valuesOf(growths: BySite, value: (one: Growth) => number | number[] | undefined): Values {
  return Object.fromEntries(
    Object.entries(growths).map(([name, growth]) => [name, [value(growth) ?? []].flat()]),
  );
}

const factor = (value: number) => `${value.toFixed(2)} ×`;

/** What is promised of a cold build, by size. */
const coldGoals: Record<string, number> = {'1': 0.8, '10': 0.4};

/** Nothing that grows with the site may stand in front of the reader. */
const firstPageGoal = 1.05;

/** How a number of each site has grown from one size to another. */
function grown(from: BySite, to: BySite, value: (one: Growth) => number | undefined): Values {
  return Object.fromEntries(
    (Object.keys(to) as SiteName[]).flatMap((name) => {
      const [before, after] = [from[name], to[name]].map((growth) => growth && value(growth));
      return before !== undefined && after !== undefined ? [[name, [after / before]]] : [];
    }),
  );
}

/**
 * @param times the size
 * @param growths what was measured at that size
 * @param base what was measured at the smallest size, when that is another one
 */
function linesOf(times: string, growths: BySite, base: BySite | undefined): Line[] {
  return [
    {name: 'Pages', values: valuesOf(growths, ({pages}) => pages), unit: plain},
    {
      name: 'Cold build of the site proper',
      values: valuesOf(growths, ({cold}) => cold),
      unit: seconds,
      goal: coldGoals[times],
    },
    {name: 'Cold build with everything', values: valuesOf(growths, ({complete}) => complete), unit: seconds},
    {name: 'Most memory, cold', values: valuesOf(growths, ({memory}) => memory), unit: megabytes},
    {name: 'First page, bytes on the wire', values: valuesOf(growths, ({first}) => first), unit: kilobytes},
    {name: '… its HTML, uncompressed', values: valuesOf(growths, ({html}) => html), unit: kilobytes},
    {
      name: 'Scripts once the reader moves',
      values: valuesOf(growths, ({scripts}) => scripts),
      unit: kilobytes,
      limit: 150_000,
    },
    ...(base
      ? [
          {
            name: 'First page, against the smallest size',
            values: grown(base, growths, ({first}) => first),
            unit: factor,
            limit: firstPageGoal,
          },
          {name: '… scripts', values: grown(base, growths, ({scripts}) => scripts), unit: factor},
          {name: '… cold build', values: grown(base, growths, ({cold}) => median(cold)), unit: factor},
        ]
      : []),
  ];
}

export interface GrowthOptions {
  /** How many times as many pages as we have. */
  sizes: number[];
  /** Which sites to build. A peer takes the sidebars from our own build of the same size, which has to be there. */
  only: SiteName[];
  /** Whether to leave out everything but the cold build, for a site that takes very long. */
  quick: boolean;
}

/**
 * Builds the sites at each size. Results are kept until they are measured again, because a big site takes its time and
 * may be measured by itself.
 * @returns what was promised and does not hold
 */
export async function measureGrowth(
  sites: readonly BuiltSite[],
  runs: number,
  {sizes, only, quick}: GrowthOptions,
): Promise<string[]> {
  mkdirSync(workFolder, {recursive: true});
  const all = readStore();
  const keep = (times: number, name: SiteName, growth: Growth) => {
    (all[times] ??= {})[name] = growth;
    writeFileSync(store, JSON.stringify(all));
  };
  for (const times of sizes) {
    const chosen = sites.filter(({name}) => only.includes(name));
    await measureSize(chosen, times, runs, quick, (name, growth) => keep(times, name, growth));
  }
  const sorted = Object.entries(all).sort(([a], [b]) => Number(a) - Number(b));
  const tables = sorted.map(([times, growths], place) => ({
    times,
    growths,
    lines: linesOf(times, growths, place === 0 ? undefined : sorted[0]![1]),
  }));
  const body = [
    'Wall time from start to end of the build command, the sites in turn with each run; for us of `docusaurus build`, which `npm run build` starts. Cold: no cache of an earlier build. What was built before is moved away, not removed, because a file system is slow for minutes after many files were removed. "The site proper" is the pages: without search index, social images and Markdown copies for us, without its search for a peer; the line below has everything that each brings.',
    'Memory is the sum over the build and all its children at its highest, sampled ten times a second; what processes share counts for each.',
    `More pages are copies of every section in folders of ten beside the original. The first page is \`${route}\`; what it weighs is compared with nothing else on the wire, scripts 4 s after the pointer moved. What is not for the page itself is our map of all pages, which is fetched for the next one; nobody waits for it. Scripts of other pages that are fetched ahead are counted for nobody.`,
    ...tables.map(
      ({times, growths, lines}) =>
        `\n### ${times} × the pages\n\n${comparison(sites, lines)}\n\n${sites
          .flatMap(({name, label}) => {
            const growth = growths[name];
            return growth
              ? [
                  `- ${label}: ${growth.cold.length} runs. ${growth.measured}${growth.steps ? ` Steps of the cold build: ${growth.steps}.` : ''}`,
                ]
              : [];
          })
          .join('\n')}`,
    ),
  ].join('\n');
  console.log(`\n${body}\n`);
  writeSection('Build and growth', body);
  return tables.flatMap(({times, lines}) => misses(`${times} × the pages`, lines));
}
