/** Cold reading: what a page costs before its reader does anything. */
import {kilobytes, milliseconds, plain, report} from '../report';
import type {Line} from '../report';
import {withSites} from './serve';
import type {BuiltSite} from './sites';
import {countPages} from './source';
import {weigh} from './weigh';
import type {Weight} from './weigh';

/** One page of every kind. */
const kinds = [
  {name: 'guide', route: '/docs/app/Guides/install-modpack'},
  {name: 'big reference table', route: '/docs/mods/suite/Essentials/Commands'},
  {
    name: 'drop table',
    route: '/docs/marketplace/Addons/sieves-and-things/gettingstarted/sieves/sievable-blocks',
  },
  {name: 'home', route: '/'},
];

/** A reader who looks at the page and touches nothing; milliseconds. */
const restTime = 8000;

interface Paint {
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  requests: number;
  /** Bytes on the wire with headers, of everything, and by type as the browser names it. */
  bytes: {all: number; Document: number; Stylesheet: number; Script: number; Image: number; other: number};
}

interface NetworkItem {
  resourceType?: string;
  transferSize?: number;
}

/**
 * One visit by Lighthouse with its settings for a phone, which are the same for every site: slow 4G and a processor 4
 * times slower, both computed from an unthrottled visit ("simulate").
 */
async function audit(url: string, port: number): Promise<Paint> {
  // Lighthouse is an ES module only; this file is compiled to CommonJS.
  const {default: lighthouse} = await import('lighthouse');
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    // Takes seconds and says nothing about speed.
    disableFullPageScreenshot: true,
    output: 'json',
    logLevel: 'error',
  });
  const lhr = result?.lhr;
  if (!lhr || lhr.runtimeError) {
    throw new Error(`Lighthouse gave no result for ${url}: ${lhr?.runtimeError?.message ?? 'no report'}.`);
  }
  const number = (id: string) => {
    const value = lhr.audits[id]?.numericValue;
    if (value === undefined) {
      throw new Error(`Lighthouse measured no ${id} on ${url}.`);
    }
    return value;
  };
  const details = lhr.audits['network-requests']?.details as {items?: NetworkItem[]} | undefined;
  const items = details?.items ?? [];
  if (items.length === 0) {
    throw new Error(`Lighthouse saw no request of ${url}.`);
  }
  const bytes: Paint['bytes'] = {all: 0, Document: 0, Stylesheet: 0, Script: 0, Image: 0, other: 0};
  for (const {resourceType = '', transferSize = 0} of items) {
    bytes.all += transferSize;
    bytes[resourceType in bytes ? (resourceType as keyof typeof bytes) : 'other'] += transferSize;
  }
  return {
    score: (lhr.categories.performance?.score ?? 0) * 100,
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    requests: items.length,
    bytes,
  };
}

/** Values of one kind of page, by site. */
type Results<T> = Partial<Record<BuiltSite['name'], T[]>>;

type Promises = Pick<Line, 'goal' | 'limit' | 'least'>;

/** Makes lines of what was measured. */
const liner =
  <T>(results: Results<T>) =>
  (name: string, unit: Line['unit'], value: (one: T) => number, promises: Promises = {}): Line => ({
    name,
    unit,
    values: Object.fromEntries(Object.entries(results).map(([site, all]) => [site, all.map(value)])),
    ...promises,
  });

function linesOf(paints: Results<Paint>, rests: Results<Weight>): Line[] {
  const line = liner(paints);
  const atRest = liner(rests);
  return [
    line('Score', plain, ({score}) => score, {least: 100}),
    line('First contentful paint', milliseconds, ({firstPaint}) => firstPaint),
    line('Largest contentful paint', milliseconds, ({largestPaint}) => largestPaint, {goal: 1}),
    line('Total blocking time', milliseconds, ({blocking}) => blocking, {limit: 50}),
    line('Layout shift', plain, ({shift}) => shift, {limit: 0}),
    line('Bytes before intent, images aside', kilobytes, ({bytes}) => bytes.all - bytes.Image, {goal: 0.6}),
    line('… HTML', kilobytes, ({bytes}) => bytes.Document),
    line('… CSS', kilobytes, ({bytes}) => bytes.Stylesheet),
    line('… scripts', kilobytes, ({bytes}) => bytes.Script),
    line('… other', kilobytes, ({bytes}) => bytes.other),
    line('Images', kilobytes, ({bytes}) => bytes.Image),
    line('Requests before intent', plain, ({requests}) => requests, {limit: 4}),
    atRest(`Bytes after ${restTime / 1000} s without a touch`, kilobytes, ({all}) => all),
    atRest('… scripts', kilobytes, ({scripts}) => scripts),
  ];
}

/**
 * Runs Lighthouse over every kind of page, the sites in turn, and writes the results down.
 * @returns what was promised and does not hold
 */
export async function measurePaint(sites: readonly BuiltSite[], runs: number): Promise<string[]> {
  const paints: Record<string, Results<Paint>> = {};
  const rests: Record<string, Results<Weight>> = {};
  const folders = sites.map(({folder}) => folder);
  const version = await withSites(folders, async ({browser, port, addresses}) => {
    for (const {name: kind, route} of kinds) {
      // Also compresses what will be asked for, before anything is timed. Bytes do not mind company.
      await Promise.all(
        sites.map(async ({name}, place) => {
          const weights = await weigh(browser, addresses[place]! + route, [{wait: restTime}]);
          ((rests[kind] ??= {})[name] ??= []).push(...weights);
        }),
      );
    }
    for (let run = 1; run <= runs; run += 1) {
      for (const {name: kind, route} of kinds) {
        for (const [place, {name}] of sites.entries()) {
          const paint = await audit(addresses[place]! + route, port);
          ((paints[kind] ??= {})[name] ??= []).push(paint);
          console.log(
            `Run ${run} of ${runs}, ${kind}, ${name}: ${Math.round(paint.score)}, LCP ${milliseconds(paint.largestPaint)}, ${kilobytes(paint.bytes.all)}`,
          );
        }
      }
    }
  });
  return report(
    'Cold reading',
    [
      `Lighthouse's settings for a phone (slow 4G and a processor 4 times slower, both simulated), ${runs} runs, the sites in turn; medians, lowest to highest in brackets.`,
      `The same ${countPages(folders[0]!)} pages everywhere, compressed alike (brotli, quality 5), HTTP/1.1, on this machine. Starlight has them as Markdown: our drawings are a sentence there, recipes plain tables, and filters are missing, all of which is in its favour.`,
    ],
    sites,
    kinds.map(({name, route}) => ({
      title: `Cold reading: ${name}\n\n\`${route}\``,
      lines: linesOf(paints[name]!, rests[name]!),
    })),
    version,
  );
}
