/**
 * Measures the embedded search on a simulated slow phone, whose CPU is 4 times slower. Fails if a budget is exceeded.
 */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {buildFolder} from '../../src/cli/project';
import {failWith} from '../../src/cli/terminal';
import {withSites} from '../perf/serve';
import {median, milliseconds, report, wholeNumber, type Line} from '../report';
import {visit} from './visit';
import type {Device, Visit} from './visit';

/** Limit for each measured time, in milliseconds. */
const budgets = {first: 300, key: 80, slowestKey: 120};
const slowdown = 4;

/** Scenes that are measured in each visit, in the order of the tables. */
const scenes = [
  {label: 'phone', device: 'phone', slowdown},
  {label: 'desktop', device: 'desktop', slowdown},
  {label: 'phone, processor as it is', device: 'phone', slowdown: 1},
] as const satisfies {label: string; device: Device; slowdown: number}[];

/**
 * Returns the median time of each key press over all visits, because the machine may delay a key press in a
 * single visit.
 */
function keyTimes(visits: Visit[]): {query: string; time: number}[] {
  return visits[0]!.keys.map(({query}, place) => ({
    query,
    time: median(visits.map(({keys}) => keys[place]!.time)),
  }));
}

function linesOf(label: string, visits: Visit[]): Line[] {
  const keys = keyTimes(visits);
  const times = keys.map(({time}) => time);
  const slowest = keys.find(({time}) => time === Math.max(...times))!;
  const line = (name: string, ours: number[], limit: number) => ({
    ...{name, limit, values: {ours}},
    unit: milliseconds,
  });
  return [
    line(
      `First results after the index arrived, ${label}`,
      visits.map(({first}) => first),
      budgets.first,
    ),
    line('… a key answered, of all keys', times, budgets.key),
    line(`… the slowest key, the last of \`${slowest.query.trimEnd()}\``, [slowest.time], budgets.slowestKey),
  ];
}

void failWith(async () => {
  const {values} = parseArgs({options: {runs: {type: 'string', default: '3'}}});
  const runs = wholeNumber(values.runs, '--runs');
  if (!existsSync(join(buildFolder, 'search-index'))) {
    throw new Error(
      'build/ contains no search index. Run "npm run build" first, with ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME unset.',
    );
  }
  const visits: Visit[][] = scenes.map(() => []);
  const version = await withSites([buildFolder], async ({browser, addresses: [address]}) => {
    for (let run = 1; run <= runs; run += 1) {
      for (const [place, {label, ...scene}] of scenes.entries()) {
        const seen = await visit(browser, `${address}/`, scene);
        visits[place]!.push(seen);
        console.log(`Visit ${run} of ${runs}, ${label}: first results after ${milliseconds(seen.first)}`);
      }
    }
  });
  const missed = report(
    'Search',
    [
      `Processor ${slowdown} times slower, for the page and for the worker, unless a row says otherwise; ${runs} visits of ${visits[0]![0]!.keys.length} keys each.`,
      'A key is answered when its results are in the page. Rows about keys use the median of all visits for each key.',
    ],
    [{name: 'ours', label: 'Median (lowest to highest)'}],
    [{lines: scenes.flatMap(({label}, place) => linesOf(label, visits[place]!))}],
    version,
  );
  return missed.length > 0 ? 1 : 0;
});
