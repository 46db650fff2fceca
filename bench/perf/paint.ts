/** Measures the cost of reading a page with an empty cache, until the reader first interacts with it. */
import type {Result} from 'lighthouse';
import {kilobytes, milliseconds, plain, report} from '../report';
import type {Line, Values} from '../report';
import {withSites} from './serve';
import type {BuiltSite} from './sites';
import {countPages} from './source';

/** One page of each kind. */
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

/** Returns a function that reads the value of an audit from a Lighthouse result. */
const metric = (id: string) => (audited: Result) => {
  const value = audited.audits[id]?.numericValue;
  if (value === undefined) {
    throw new Error(
      `Lighthouse did not report ${id} for ${audited.finalDisplayedUrl}. Run the benchmark again; if this persists, check the id of the audit.`,
    );
  }
  return value;
};

/** Returns the requests of a visit with their transfer size in bytes, including headers. */
function requestsOf({audits, finalDisplayedUrl}: Result): {resourceType: string; transferSize: number}[] {
  const {items = []} = (audits['network-requests']?.details ?? {}) as {
    items?: {resourceType?: string; transferSize?: number}[];
  };
  if (items.length === 0) {
    throw new Error(
      `Lighthouse reported no network requests for ${finalDisplayedUrl}. Run the benchmark again.`,
    );
  }
  return items.map(({resourceType = '', transferSize = 0}) => ({resourceType, transferSize}));
}

/** Returns a function that adds up the bytes of matching resource types. */
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
 * Audits a page with Lighthouse's phone settings: slow 4G and a 4 times slower CPU, both simulated from an
 * unthrottled visit.
 */
async function audit(url: string, port: number): Promise<Result> {
  // Lighthouse is an ES module and this file is compiled to CommonJS, so the import must be dynamic.
  const {default: lighthouse} = await import('lighthouse');
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    // The screenshot takes seconds and is not needed for performance metrics.
    disableFullPageScreenshot: true,
    output: 'json',
    logLevel: 'error',
  });
  const lhr = result?.lhr;
  if (!lhr || lhr.runtimeError) {
    throw new Error(
      `Lighthouse returned no result for ${url}: ${lhr?.runtimeError?.message ?? 'no report'}. Run the benchmark again.`,
    );
  }
  return lhr;
}

/**
 * Runs Lighthouse on every kind of page, alternating between the sites, and reports the results.
 * @returns the missed goals
 */
export async function measurePaint(sites: readonly BuiltSite[], runs: number): Promise<string[]> {
  const tables = kinds.map(({name, route}) => ({
    title: `Cold reading: ${name}\n\n\`${route}\``,
    lines: measures.map((measure) => ({...measure, values: {} as Values})),
  }));
  const folders = sites.map(({folder}) => folder);
  const version = await withSites(folders, async ({browser, port, addresses}) => {
    // Requests each page once, so that the server has compressed it before the first measurement.
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
