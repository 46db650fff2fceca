/**
 * Is the embedded search quick enough for a slow phone? Types in a browser whose processor is four times slower, and fails when a
 * budget is missed.
 */
import {existsSync} from 'node:fs';
import {loadavg} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {buildFolder} from '../../src/cli/project';
import {createSiteServer, listen} from '../../src/cli/server';
import {failWith} from '../../src/cli/terminal';
import {withBrowser} from '../perf/browser';
import {machine, median, table, wholeNumber, writeSection} from '../results';
import {visit} from './visit';
import type {Device, Visit} from './visit';

/** Milliseconds. */
const budgets = {first: 300, key: 80, slowestKey: 120};
const slowdown = 4;

/** What is measured in each of the visits, in the order of the table. */
const scenes = [
  {label: 'phone', device: 'phone', slowdown},
  {label: 'desktop', device: 'desktop', slowdown},
  {label: 'phone, processor as it is', device: 'phone', slowdown: 1},
] as const satisfies {label: string; device: Device; slowdown: number}[];

/** Of each key the median of the visits: a key that is slow once was held up by the machine. */
function keyTimes(visits: Visit[]): {query: string; time: number}[] {
  return visits[0]!.keys.map(({query}, place) => ({
    query,
    time: median(visits.map(({keys}) => keys[place]!.time)),
  }));
}

const milliseconds = (time: number) => `${time.toFixed(1)} ms`;
const span = (values: number[]) =>
  `${milliseconds(Math.min(...values))} to ${milliseconds(Math.max(...values))}`;

interface Line {
  what: string;
  time: number;
  all: number[];
  budget: number;
}

function linesOf(label: string, visits: Visit[]): Line[] {
  const keys = keyTimes(visits);
  const times = keys.map(({time}) => time);
  const firsts = visits.map(({first}) => first);
  const slowest = Math.max(...times);
  const query = keys.find(({time}) => time === slowest)?.query.trimEnd();
  return [
    {
      what: `First results after the index arrived, ${label}`,
      time: median(firsts),
      all: firsts,
      budget: budgets.first,
    },
    {what: '… a key answered, of all keys', time: median(times), all: times, budget: budgets.key},
    {
      what: `… the slowest key, the last of \`${query}\``,
      time: slowest,
      all: [slowest],
      budget: budgets.slowestKey,
    },
  ];
}

void failWith(async () => {
  const {values} = parseArgs({options: {runs: {type: 'string', default: '3'}}});
  const runs = wholeNumber(values.runs, '--runs');
  if (!existsSync(join(buildFolder, 'search-index'))) {
    throw new Error(
      'There is no search index in build/. Run "npm run build" first, without the variables of the hosted engine.',
    );
  }
  const load = loadavg()[0]?.toFixed(1);
  const server = createSiteServer({folder: buildFolder});
  const address = `http://127.0.0.1:${await listen(server, 0)}/`;
  const visits: Visit[][] = scenes.map(() => []);
  let version = '';
  try {
    await withBrowser(async (browser) => {
      version = browser.version();
      for (let run = 1; run <= runs; run += 1) {
        for (const [place, {label, ...scene}] of scenes.entries()) {
          const seen = await visit(browser, address, scene);
          visits[place]!.push(seen);
          console.log(`Visit ${run} of ${runs}, ${label}: first ${milliseconds(seen.first)}`);
        }
      }
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }

  const lines = scenes.flatMap(({label}, place) => linesOf(label, visits[place]!));
  const body = [
    `Processor ${slowdown} times slower, for the page and for the worker, unless a row says otherwise; ${runs} visits of ${visits[0]![0]!.keys.length} keys each.`,
    'A key is answered when its results are in the page. Each row of keys takes the median of the visits for each key first.',
    `Measured on ${machine()}, Chromium ${version}; load of the machine ${load}.`,
    '',
    table(
      ['Measured', 'Median', 'Lowest to highest', 'Budget'],
      lines.map(({what, time, all, budget}) => [what, milliseconds(time), span(all), `at most ${budget} ms`]),
    ),
  ].join('\n');
  console.log(`\n${body}\n`);
  writeSection('Search', body);

  const misses = lines.filter(({time, budget}) => time > budget);
  misses.forEach(({what, time}) => console.error(`${what}: ${milliseconds(time)}`));
  return misses.length > 0 ? 1 : 0;
});
