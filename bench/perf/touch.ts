/** Measures how fast a page responds to clicks: the first page soon after its first paint, and later pages. */
import type {Browser} from '@playwright/test';
import {milliseconds, report} from '../report';
import type {Column, Values} from '../report';
import {withSites} from './serve';
import type {BuiltSite} from './sites';
import {arrive, ask, click, clock, linkTo, moving, network, patience, timed} from './visit';
import type {Visit} from './visit';

/** Milliseconds from the first paint to the click: before, during and after hydration. */
const moments = [300, 1000, 2500, 5000];
/** Milliseconds that a later page is open before the next link is followed. */
const between = 2500;

const start = '/docs/app/Guides/getting-started';
/** Links to follow in order. Both sites have them in the sidebar. */
const links: [string, ...string[]] = [
  '/docs/app/Guides/install-modpack',
  '/docs/app/Guides/startup-arguments',
  '/docs/app/Guides/remove-modpack',
];

/** Selectors for the search of each site. */
const search: Record<Column['name'], {opener: string; field: string}> = {
  ours: {
    opener: 'button[data-search-opener]',
    field: '#search-placeholder input, .DocSearch-Modal input',
  },
  starlight: {
    opener: 'button[data-open-modal]',
    field: 'site-search dialog[open] input',
  },
};

interface Measure {
  name: string;
  goal?: number;
  limit?: number;
}

const warnings = [true, false];
const warningName = (withWarning: boolean) => (withWarning ? 'pointer moving' : 'without warning');
const later = (withWarning: boolean) => `Later links, ${warningName(withWarning)}`;
const back = 'Back after a first link';
const keys = 'Ctrl+K 1.6 s after the first paint: field ready';

const presses = ['Search', 'First link'].flatMap((what) =>
  warnings.flatMap((withWarning) =>
    moments.map((moment) => ({
      what,
      moment,
      withWarning,
      name: `${what}, ${moment / 1000} s after the first paint, ${warningName(withWarning)}`,
    })),
  ),
);

/** Measured quantities of a visit, with their goals. */
const measures: Measure[] = [
  ...presses.map(({name}) => ({name, goal: 1})),
  {name: keys, limit: 1500},
  ...warnings.map((withWarning) => ({name: later(withWarning)})),
  {name: back, goal: 1},
];

type Times = Record<string, number[]>;

/** Runs all visits to one site, each in a new browser context without caches. */
async function visits(browser: Browser, site: Column['name'], address: string): Promise<Times> {
  const times: Times = {};
  const keep = (measure: string, time: number) => (times[measure] ??= []).push(time);
  const visit = async (pause: number, press: (visited: Visit) => Promise<void>) => {
    const context = await browser.newContext({viewport: {width: 1280, height: 800}});
    await context.addInitScript(`{${clock(search[site])}}`);
    try {
      await press(await arrive(context, address + start, pause));
    } finally {
      await context.close();
    }
  };
  for (const {what, moment, withWarning, name} of presses) {
    const duration = Math.min(moving, moment);
    await visit(moment - duration, async (visited) => {
      const [aim, target] =
        what === 'Search'
          ? (['field', search[site].opener] as const)
          : (['title', linkTo(links[0])] as const);
      keep(name, await timed(visited, aim, () => click(visited, target, withWarning, duration)));
    });
  }
  await visit(1600, async (visited) => {
    keep(keys, await timed(visited, 'field', () => visited.page.keyboard.press('Control+k')));
  });
  for (const withWarning of warnings) {
    await visit(1000, async (visited) => {
      for (const [place, route] of links.entries()) {
        const time = await timed(visited, 'title', () => click(visited, linkTo(route), withWarning));
        if (place > 0) {
          keep(later(withWarning), time);
        }
        await visited.page.waitForTimeout(between);
      }
    });
  }
  await visit(1000, async (visited) => {
    await timed(visited, 'title', () => click(visited, linkTo(links[0]), true));
    await visited.page.waitForTimeout(between);
    keep(back, await timed(visited, 'title', () => ask(visited, 'window.benchBack()')));
  });
  return times;
}

/**
 * Visits the sites alternately and reports the results.
 * @returns the missed goals
 */
export async function measureTouch(sites: readonly BuiltSite[], runs: number): Promise<string[]> {
  const found: Record<string, Values> = {};
  const version = await withSites(
    sites.map(({folder}) => folder),
    async ({browser, addresses}) => {
      for (let run = 1; run <= runs; run += 1) {
        for (const [place, {name}] of sites.entries()) {
          const times = await visits(browser, name, addresses[place]!);
          console.log(`Run ${run} of ${runs}, ${name}:`);
          for (const [measure, values] of Object.entries(times)) {
            ((found[measure] ??= {})[name] ??= []).push(...values);
            console.log(`  ${measure}: ${values.map(Math.round).join(', ')}`);
          }
        }
      }
    },
    {latency: network.latency, throughput: network.downloadThroughput},
  );
  const about = [
    `A browser window of 1280 × 800 with empty caches, on slow 4G (1.6 Mbit/s, 150 ms) with a processor 4 times slower; ${runs} runs, alternating between the sites; medians, lowest to highest in brackets.`,
    `The page is \`${start}\`. Where the pointer moves, it does so for ${moving / 1000} s before the press, or since the first paint. Times are measured from the press to the frame after the response; more than ${patience / 1000} s counts as never. Later links are followed ${between / 1000} s after the previous page. The browser's back/forward cache is enabled.`,
    'Our field is first in a placeholder of the dialog. Starlight has its default search, Pagefind.',
    'The server throttles pages that speculation rules prefetch, because Chromium does not.',
  ];
  const lines = measures.map((measure) => ({
    ...measure,
    values: found[measure.name] ?? {},
    unit: milliseconds,
  }));
  return report('First touch', about, sites, [{lines}], version);
}
