/** Cold reading: what a page costs before its reader does anything. */
import {writeSection} from '../results';
import {withBrowser} from './browser';
import {circumstances, comparison, kilobytes, milliseconds, misses, plain} from './report';
import type {Line, Values} from './report';
import {serve} from './serve';
import type {BuiltSite} from './sites';
import {weighRest} from './weigh';
import type {Weight} from './weigh';

/** One page of every kind. */
export const kinds = [
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

function pick<T>(results: Results<T>, value: (one: T) => number): Values {
  return Object.fromEntries(Object.entries(results).map(([name, all]) => [name, all.map(value)]));
}

function linesOf(paints: Results<Paint>, rests: Results<Weight>): Line[] {
  return [
    {name: 'Score', values: pick(paints, ({score}) => score), unit: plain, least: 100},
    {name: 'First contentful paint', values: pick(paints, ({firstPaint}) => firstPaint), unit: milliseconds},
    {
      name: 'Largest contentful paint',
      values: pick(paints, ({largestPaint}) => largestPaint),
      unit: milliseconds,
      goal: 1,
    },
    {
      name: 'Total blocking time',
      values: pick(paints, ({blocking}) => blocking),
      unit: milliseconds,
      limit: 50,
    },
    {name: 'Layout shift', values: pick(paints, ({shift}) => shift), unit: plain, limit: 0},
    {
      name: 'Bytes before intent, images aside',
      values: pick(paints, ({bytes}) => bytes.all - bytes.Image),
      unit: kilobytes,
      goal: 0.6,
    },
    {name: '… HTML', values: pick(paints, ({bytes}) => bytes.Document), unit: kilobytes},
    {name: '… CSS', values: pick(paints, ({bytes}) => bytes.Stylesheet), unit: kilobytes},
    {name: '… scripts', values: pick(paints, ({bytes}) => bytes.Script), unit: kilobytes},
    {name: '… other', values: pick(paints, ({bytes}) => bytes.other), unit: kilobytes},
    {name: 'Images', values: pick(paints, ({bytes}) => bytes.Image), unit: kilobytes},
    {name: 'Requests before intent', values: pick(paints, ({requests}) => requests), unit: plain, limit: 4},
    {
      name: `Bytes after ${restTime / 1000} s without a touch`,
      values: pick(rests, ({all}) => all),
      unit: kilobytes,
    },
    {name: '… scripts', values: pick(rests, ({scripts}) => scripts), unit: kilobytes},
  ];
}

/**
 * Runs Lighthouse over every kind of page, the sites in turn, and writes the results down.
 * @returns what was promised and does not hold
 */
export async function measurePaint(
  sites: readonly BuiltSite[],
  pages: number,
  runs: number,
): Promise<string[]> {
  const paints: Record<string, Results<Paint>> = {};
  const rests: Record<string, Results<Weight>> = {};
  let version = '';
  await withBrowser(async (browser, port) => {
    version = browser.version();
    const served = await Promise.all(sites.map(async (site) => ({...site, ...(await serve(site.folder))})));
    try {
      for (const {name: kind, route} of kinds) {
        // Also compresses what will be asked for, before anything is timed. Bytes do not mind company.
        await Promise.all(
          served.map(async ({name, address}) => {
            ((rests[kind] ??= {})[name] ??= []).push(await weighRest(browser, address + route, restTime));
          }),
        );
      }
      for (let run = 1; run <= runs; run += 1) {
        for (const {name: kind, route} of kinds) {
          for (const {name, address} of served) {
            const paint = await audit(address + route, port);
            ((paints[kind] ??= {})[name] ??= []).push(paint);
            console.log(
              `Run ${run} of ${runs}, ${kind}, ${name}: ${Math.round(paint.score)}, LCP ${milliseconds(paint.largestPaint)}, ${kilobytes(paint.bytes.all)}`,
            );
          }
        }
      }
    } finally {
      served.forEach(({stop}) => stop());
    }
  });
  const tables = kinds.map((kind) => ({
    ...kind,
    lines: linesOf(paints[kind.name] ?? {}, rests[kind.name] ?? {}),
  }));
  const body = [
    `Lighthouse's settings for a phone (slow 4G and a processor 4 times slower, both simulated), ${runs} runs, the sites in turn; medians, lowest to highest in brackets.`,
    `The same ${pages} pages everywhere, compressed alike (brotli, quality 5), HTTP/1.1, on this machine. Starlight has them as Markdown: our drawings are a sentence there, recipes plain tables, and filters are missing, all of which is in its favour.`,
    circumstances(version),
    ...tables.map(
      ({name, route, lines}) => `\n### Cold reading: ${name}\n\n\`${route}\`\n\n${comparison(sites, lines)}`,
    ),
  ].join('\n');
  console.log(`\n${body}\n`);
  writeSection('Cold reading', body);
  return tables.flatMap(({name, lines}) => misses(name, lines));
}
