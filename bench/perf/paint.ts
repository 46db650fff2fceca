/** Measures cold reading: the cost of a page before its reader does anything. */
import type {Result} from 'lighthouse';
import {kilobytes, milliseconds, plain, report} from '../report';
import type {Line, Values} from '../report';
import {withSites} from './serve';
import type {BuiltSite} from './sites';
import {countPages} from './source';

/** A page of every kind. */
const kinds = [
  {name: 'guide', route: '/docs/app/Guides/install-modpack'},
  {name: 'big reference table', route: '/docs/mods/suite/Essentials/Commands'},
  {
    name: 'drop table',
    route: '/docs/marketplace/Addons/sieves-and-things/gettingstarted/sieves/sievable-blocks',
  },
  {name: 'home', route: '/'},
];

interface Measure extends Omit<Line, 'values'> {
  value: (audited: Result) => number;
}

/** A value of one of Lighthouse's audits. */
const metric = (id: string) => (audited: Result) => {
  const value = audited.audits[id]?.numericValue;
  if (value === undefined) {
    throw new Error(`Lighthouse measured no ${id} on ${audited.finalDisplayedUrl}.`);
  }
  return value;
};

/** Requests of the visit, with their bytes on the wire, headers included. */
function requestsOf({audits, finalDisplayedUrl}: Result): {resourceType: string; transferSize: number}[] {
  const {items = []} = (audits['network-requests']?.details ?? {}) as {
    items?: {resourceType?: string; transferSize?: number}[];
  };
  if (items.length === 0) {
    throw new Error(`Lighthouse saw no request of ${finalDisplayedUrl}.`);
  }
  return items.map(({resourceType = '', transferSize = 0}) => ({resourceType, transferSize}));
}

/** Bytes by type, as the browser names it. */
const bytes = (isMeant: (type: string) => boolean) => (audited: Result) =>
  requestsOf(audited)
    .filter(({resourceType}) => isMeant(resourceType))
    .reduce((sum, {transferSize}) => sum + transferSize, 0);
const named = (...types: string[]) => bytes((type) => types.includes(type));
const unlike = (...types: string[]) => bytes((type) => !types.includes(type));

const measures: Measure[] = [
  {
    name: 'Score',
    unit: plain,
    value: ({categories}) => (categories.performance?.score ?? 0) * 100,
    least: 100,
  },
  {name: 'First contentful paint', unit: milliseconds, value: metric('first-contentful-paint')},
  {name: 'Largest contentful paint', unit: milliseconds, value: metric('largest-contentful-paint'), goal: 1},
  {name: 'Total blocking time', unit: milliseconds, value: metric('total-blocking-time'), limit: 50},
  {name: 'Layout shift', unit: plain, value: metric('cumulative-layout-shift'), limit: 0},
  {name: 'Bytes before intent, images aside', unit: kilobytes, value: unlike('Image'), goal: 0.6},
  {name: '… HTML', unit: kilobytes, value: named('Document')},
  {name: '… CSS', unit: kilobytes, value: named('Stylesheet')},
  {name: '… scripts', unit: kilobytes, value: named('Script')},
  {name: '… other', unit: kilobytes, value: unlike('Image', 'Document', 'Stylesheet', 'Script')},
  {name: 'Images', unit: kilobytes, value: named('Image')},
  {name: 'Requests before intent', unit: plain, value: (audited) => requestsOf(audited).length, limit: 4},
];

/**
 * Audits a page with Lighthouse's settings for a phone: slow 4G and a processor 4 times slower, both simulated from an
 * unthrottled visit.
 */
async function audit(url: string, port: number): Promise<Result> {
  // A dynamic import, because Lighthouse is an ES module and this file is compiled to CommonJS.
  const {default: lighthouse} = await import('lighthouse');
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    // Takes seconds and does not measure speed.
    disableFullPageScreenshot: true,
    output: 'json',
    logLevel: 'error',
  });
  const lhr = result?.lhr;
  if (!lhr || lhr.runtimeError) {
    throw new Error(`Lighthouse gave no result for ${url}: ${lhr?.runtimeError?.message ?? 'no report'}.`);
  }
  return lhr;
}

/**
 * Runs Lighthouse on every kind of page, alternating between the sites, and writes the results.
 * @returns the goals that were missed
 */
export async function measurePaint(sites: readonly BuiltSite[], runs: number): Promise<string[]> {
  const tables = kinds.map(({name, route}) => ({
    title: `Cold reading: ${name}\n\n\`${route}\``,
    lines: measures.map((measure) => ({...measure, values: {} as Values})),
  }));
  const folders = sites.map(({folder}) => folder);
  const version = await withSites(folders, async ({browser, port, addresses}) => {
    // Requests each page once, so that compression does not count in the measurements.
    for (const address of addresses) {
      const page = await browser.newPage();
      for (const {route} of kinds) {
        await page.goto(address + route, {waitUntil: 'networkidle'});
      }
      await page.close();
    }
    for (let run = 1; run <= runs; run += 1) {
      for (const [kind, {route}] of kinds.entries()) {
        for (const [place, {name, label}] of sites.entries()) {
          const audited = await audit(addresses[place]! + route, port);
          for (const {values, value} of tables[kind]!.lines) {
            (values[name] ??= []).push(value(audited));
          }
          console.log(`Run ${run} of ${runs}, ${route}, ${label}`);
        }
      }
    }
  });
  return report(
    'Cold reading',
    [
      `Lighthouse's settings for a phone (slow 4G and a processor 4 times slower, both simulated), ${runs} runs, alternating between the sites; medians, lowest to highest in brackets.`,
      `The same ${countPages(folders[0]!)} pages for both, compressed alike (brotli, quality 5), HTTP/1.1, on this machine. Starlight gets them as Markdown, where drawings are a sentence, recipes are plain tables and filters are missing, which favours Starlight.`,
    ],
    sites,
    tables,
    version,
  );
}
