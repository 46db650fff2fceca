/**
 * Is the embedded search light and quick enough for a slow phone, and does it stay so when the site grows?
 * Weighs the index beside the one that VitePress makes of the same text, types in a browser whose processor is four times
 * slower, does both again with ten times the pages, and fails when a budget is missed.
 */
import {existsSync} from 'node:fs';
import {loadavg} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {browserFlags, findBrowser} from '../../src/cli/browser';
import {buildFolder} from '../../src/cli/project';
import {createSiteServer, listen} from '../../src/cli/server';
import {failWith} from '../../src/cli/terminal';
import {site} from '../../src/config/site';
import {siteIndex} from '../../src/search/embedded/write-index';
import {siteRecords} from '../../src/search/records';
import type {SearchRecord} from '../../src/search/types';
import {machine, median, table, writeSection} from '../results';
import {repeatRecords} from './many-pages';
import {buildVitePressIndex, installPeers, versionOf} from './peers';
import {sectionsOf} from './sections';
import {visit} from './visit';
import type {Device, Visit} from './visit';

/** Bytes as they travel; milliseconds. */
const budgets = {index: 300_000, first: 300, key: 80, slowestKey: 120};
const slowdown = 4;
const growth = 10;

interface Index {
  pages: number;
  records: number;
  content: string;
  brotli: number;
  /** VitePress's index of the same text. */
  vitePress: number;
}

function makeIndex(records: readonly SearchRecord[], name: string): Index {
  const content = JSON.stringify(siteIndex([...records]));
  return {
    pages: new Set(records.map((record) => record.url_without_anchor)).size,
    records: records.length,
    content,
    brotli: brotliCompressSync(content).length,
    vitePress: brotliCompressSync(buildVitePressIndex(sectionsOf(records), name).module).length,
  };
}

/** What is measured in each of the visits, in the order of the table. */
const scenes = [
  {label: 'phone', device: 'phone', slowdown, large: false},
  {label: 'desktop', device: 'desktop', slowdown, large: false},
  {label: 'phone, processor as it is', device: 'phone', slowdown: 1, large: false},
  {label: `phone, ${growth} times the pages`, device: 'phone', slowdown, large: true},
] as const satisfies {label: string; device: Device; slowdown: number; large: boolean}[];

/** Of each key the median of the visits: a key that is slow once was held up by the machine. */
function keyTimes(visits: Visit[]): {query: string; time: number}[] {
  return visits[0]!.keys.map(({query}, place) => ({
    query,
    time: median(visits.map(({keys}) => keys[place]!.time)),
  }));
}

function slowestKey(visits: Visit[]): {query: string; time: number} {
  return keyTimes(visits).reduce((slowest, key) => (key.time > slowest.time ? key : slowest));
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = (time: number) => `${time.toFixed(1)} ms`;
const span = (values: number[]) =>
  `${milliseconds(Math.min(...values))} to ${milliseconds(Math.max(...values))}`;

function sizes([small, large]: [Index, Index]): string {
  const row = (label: string, of: Index, budget: string) => [
    label,
    String(of.pages),
    String(of.records),
    kilobytes(of.brotli),
    budget,
    kilobytes(of.vitePress),
  ];
  const times = (key: 'brotli' | 'vitePress') => `${(large[key] / small[key]).toFixed(1)} times`;
  return table(
    ['Index, brotli', 'Pages', 'Records', 'Ours', 'Budget', `VitePress ${versionOf('vitepress')}, same text`],
    [
      row('This site', small, `at most ${kilobytes(budgets.index)}`),
      row(`${growth} times the pages`, large, ''),
      ['Growth', '', '', times('brotli'), '', times('vitePress')],
    ],
  );
}

function speeds(visits: Visit[][]): string {
  return table(
    ['Measured', 'Median', 'Lowest to highest', 'Budget'],
    scenes.flatMap(({label, large}, place) => {
      const of = visits[place]!;
      const times = keyTimes(of).map(({time}) => time);
      const slowest = slowestKey(of);
      const firsts = of.map(({first}) => first);
      const works = of.map(({typing}) => typing.work);
      const budget = (limit: number) => (large ? '' : `at most ${limit} ms`);
      return [
        [
          `First results after the index arrived, ${label}`,
          milliseconds(median(firsts)),
          span(firsts),
          budget(budgets.first),
        ],
        ['… a key answered, of all keys', milliseconds(median(times)), span(times), budget(budgets.key)],
        [
          `… the slowest key, the last of \`${slowest.query.trimEnd()}\``,
          milliseconds(slowest.time),
          '',
          budget(budgets.slowestKey),
        ],
        ['… longest task of the page while typing: work', milliseconds(median(works)), span(works), ''],
      ];
    }),
  );
}

function missesOf(index: Index, visits: Visit[][]): string[] {
  const over = (what: string, value: number, limit: number) => (value > limit ? [what] : []);
  return [
    ...over(`The index has ${kilobytes(index.brotli)}.`, index.brotli, budgets.index),
    ...scenes.flatMap(({label, large}, place) => {
      const of = visits[place]!;
      const {query, time} = slowestKey(of);
      const first = median(of.map((one) => one.first));
      const key = median(keyTimes(of).map(({time: one}) => one));
      return large
        ? []
        : [
            ...over(`First results, ${label}: ${milliseconds(first)}.`, first, budgets.first),
            ...over(`"${query}", ${label}: answered after ${milliseconds(time)}.`, time, budgets.slowestKey),
            ...over(`A key, ${label}: answered after ${milliseconds(key)}.`, key, budgets.key),
          ];
    }),
  ];
}

void failWith(async () => {
  const {values} = parseArgs({options: {runs: {type: 'string', default: '3'}}});
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs is "${values.runs}". Write a whole number from 1, e.g. --runs 3.`);
  }
  if (!existsSync(join(buildFolder, 'search-index'))) {
    throw new Error(
      'There is no search index in build/. Run "npm run build" first, without the variables of the hosted engine.',
    );
  }
  installPeers();
  const records = siteRecords({folder: buildFolder, origin: site.url, baseUrl: site.baseUrl});
  const indexes: [Index, Index] = [
    makeIndex(records, 'vitepress'),
    makeIndex(repeatRecords(records, growth), 'vitepress-large'),
  ];

  const load = loadavg()[0]?.toFixed(1);
  const server = createSiteServer({folder: buildFolder});
  const address = `http://127.0.0.1:${await listen(server, 0)}/`;
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserFlags});
  const visits: Visit[][] = scenes.map(() => []);
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const [place, {label, large, ...scene}] of scenes.entries()) {
        const index = indexes[large ? 1 : 0].content;
        const seen = await visit(browser, address, {...scene, index});
        visits[place]!.push(seen);
        console.log(
          `Visit ${run} of ${runs}, ${label}: first ${milliseconds(seen.first)}, slowest key ${milliseconds(slowestKey([seen]).time)}, longest task ${milliseconds(seen.typing.work)}`,
        );
      }
    }
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }

  const keys = visits[0]![0]!.keys.length;
  const body = [
    `Processor ${slowdown} times slower, for the page and for the worker, unless a row says otherwise; ${runs} visits of ${keys} keys each.`,
    'A key is answered when its results are in the page. Each row of keys takes the median of the visits for each key first.',
    `The ${growth} times the pages are generated: the site's own with half of their words replaced (\`search/many-pages.ts\`).`,
    `Measured on ${machine()}, Chromium ${browser.version()}; load of the machine ${load}.`,
    '',
    sizes(indexes),
    '',
    speeds(visits),
  ].join('\n');
  console.log(`\n${body}\n`);
  writeSection('Search', body);

  const misses = missesOf(indexes[0], visits);
  misses.forEach((miss) => console.error(miss));
  return misses.length > 0 ? 1 : 0;
});
