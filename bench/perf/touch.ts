/** First touch: how long a reader waits for an answer, on a page that has just been painted and on later ones. */
import type {Browser, BrowserContext, CDPSession, Page} from '@playwright/test';
import {writeSection} from '../results';
import {withBrowser} from './browser';
import {circumstances, comparison, milliseconds, misses} from './report';
import type {Line, Values} from './report';
import {serve} from './serve';
import type {BuiltSite, SiteName} from './sites';

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for every request. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;

/** How long a reader looks at the page before the hand moves; milliseconds after the first paint. */
const reading = 1000;
/** How long a hand takes to the target. */
const moving = 600;
const steps = 12;
/** A reader reads the next page for so long before following another link. */
const between = 2500;
/** What takes longer counts as never. */
const patience = 10_000;

const start = '/docs/app/Guides/getting-started';
/** Followed one after the other; the first is the first navigation. All stand in every site's sidebar. */
const links = [
  '/docs/app/Guides/install-modpack',
  '/docs/app/Guides/startup-arguments',
  '/docs/app/Guides/remove-modpack',
];
/** Found on many pages. */
const word = 'sieve';

/** Where each site has its search. */
const search: Record<SiteName, {opener: string; field: string; result: string}> = {
  ours: {
    opener: 'button[data-search-opener]',
    field: '#search-shell input, .DocSearch-Modal input',
    result: '.DocSearch-Hit a',
  },
  starlight: {
    opener: 'button[data-open-modal]',
    field: 'site-search dialog[open] input',
    result: 'site-search dialog[open] .pagefind-ui__result-link',
  },
  vitepress: {
    opener: '.DocSearch-Button',
    field: '.VPLocalSearchBox input',
    result: '.VPLocalSearchBox .result',
  },
};

/**
 * Runs in every document before anything of the site does. As text: the tool that runs this file would add helpers to
 * a function, which the page does not have. The moment of the touch outlives the document that was touched, because a
 * link may lead to another one.
 */
const clock = ({field, result}: {field: string; result: string}) => `
  const now = () => performance.timeOrigin + performance.now();
  const store = sessionStorage;
  const isVisible = (selector) => {
    const element = document.querySelector(selector);
    return Boolean(element && element.getClientRects().length);
  };
  const aims = {
    field: () => isVisible(${JSON.stringify(field)}) && document.activeElement.matches(${JSON.stringify(field)}),
    result: () => isVisible(${JSON.stringify(result)}),
    title: () => {
      const title = document.querySelector('h1')?.textContent;
      return Boolean(title) && title !== store.benchTitle;
    },
  };
  // Painted: the frame after the one in which it stands there has begun.
  const watch = () => {
    const aim = store.benchAim;
    if (aim && store.benchStart && !store.benchEnd && aims[aim]()) {
      requestAnimationFrame(() => requestAnimationFrame(() => { store.benchEnd ||= now(); }));
    }
    requestAnimationFrame(watch);
  };
  const touched = (event) => {
    if (store.benchAim && !store.benchStart && event.isTrusted && event.key !== 'Control') {
      store.benchStart = performance.timeOrigin + event.timeStamp;
    }
  };
  addEventListener('pointerdown', touched, true);
  addEventListener('keydown', touched, true);
  window.benchAim = (aim) => {
    delete store.benchStart;
    delete store.benchEnd;
    store.benchTitle = document.querySelector('h1')?.textContent ?? '';
    store.benchAim = aim;
  };
  requestAnimationFrame(watch);
`;

type Aim = 'field' | 'result' | 'title';

/** Milliseconds from the touch to its answer; Infinity when none comes. */
async function timed(page: Page, aim: Aim, touch: () => Promise<void>): Promise<number> {
  await page.evaluate(`window.benchAim('${aim}')`);
  await touch();
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    // Between two documents there is nobody to ask.
    const time = await page
      .evaluate<number>('sessionStorage.benchEnd ? sessionStorage.benchEnd - sessionStorage.benchStart : -1')
      .catch(() => -1);
    if (time >= 0) {
      return time;
    }
    await page.waitForTimeout(100);
  }
  return Infinity;
}

/** The middle of something that can be clicked. */
async function middleOf(page: Page, selector: string): Promise<{x: number; y: number}> {
  const target = page.locator(selector).filter({visible: true}).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) {
    throw new Error(`${page.url()} shows no ${selector}.`);
  }
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

/**
 * A hand that moves to its target, or one that was there already and gives no warning. The events are sent at their
 * time, whether or not the page has answered to the one before: a hand does not wait for a busy page.
 */
async function click({page, devtools}: Visit, selector: string, withWarning: boolean): Promise<void> {
  const {x, y} = await middleOf(page, selector);
  const from = {x: 900, y: 500};
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: {x: number; y: number}) =>
    void devtools
      .send('Input.dispatchMouseEvent', {
        type,
        ...at,
        ...(type !== 'mouseMoved' && {button: 'left', clickCount: 1}),
      })
      // The page that would answer may be gone.
      .catch(() => undefined);
  for (let step = 1; step <= steps; step += 1) {
    if (withWarning) {
      mouse('mouseMoved', {
        x: from.x + ((x - from.x) * step) / steps,
        y: from.y + ((y - from.y) * step) / steps,
      });
    }
    await page.waitForTimeout(moving / steps);
  }
  if (!withWarning) {
    mouse('mouseMoved', {x, y});
  }
  mouse('mousePressed', {x, y});
  mouse('mouseReleased', {x, y});
}

const linkTo = (route: string) => `a[href="${route}"], a[href="${route}/"]`;

/** A reader's tab. */
interface Visit {
  page: Page;
  devtools: CDPSession;
}

/** Opens the first page as a reader who was never here, and waits until it has been read for a moment. */
async function arrive(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.goto(address + start, {waitUntil: 'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForTimeout(reading);
  return {page, devtools};
}

/** What is measured on a visit. */
const measures = {
  dialogWarned: 'Click on search, pointer moving 0.6 s before: field ready',
  dialogCold: 'Click on search without warning: field ready',
  keys: 'Ctrl+K without warning: field ready',
  results: `… then "${word}" typed at once: first result`,
  firstWarned: 'First link, pointer moving 0.6 s before: new title painted',
  firstCold: 'First link without warning: new title painted',
  laterWarned: 'Later links, pointer moving 0.6 s before',
  laterCold: 'Later links without warning',
};
type Measure = keyof typeof measures;
type Times = Partial<Record<Measure, number[]>>;

/** All visits to one site, each by a browser that has nothing of it. */
async function visits(browser: Browser, site: SiteName, address: string): Promise<Times> {
  const times: Times = {};
  const keep = (measure: Measure, time: number) => (times[measure] ??= []).push(time);
  const visit = async (act: (visited: Visit) => Promise<void>) => {
    const context = await browser.newContext({viewport: {width: 1280, height: 800}});
    await context.addInitScript(`{${clock(search[site])}}`);
    try {
      await act(await arrive(context, address));
    } finally {
      await context.close();
    }
  };
  for (const [measure, withWarning] of [
    ['dialogWarned', true],
    ['dialogCold', false],
  ] as const) {
    await visit(async (visited) => {
      keep(
        measure,
        await timed(visited.page, 'field', () => click(visited, search[site].opener, withWarning)),
      );
    });
  }
  await visit(async ({page}) => {
    await page.waitForTimeout(moving);
    keep('keys', await timed(page, 'field', () => page.keyboard.press('Control+k')));
    keep('results', await timed(page, 'result', () => page.keyboard.type(word, {delay: 60})));
  });
  for (const [first, later, withWarning] of [
    ['firstWarned', 'laterWarned', true],
    ['firstCold', 'laterCold', false],
  ] as const) {
    await visit(async (visited) => {
      for (const [place, route] of links.entries()) {
        if (place > 0) {
          await visited.page.waitForTimeout(between);
        }
        keep(
          place === 0 ? first : later,
          await timed(visited.page, 'title', () => click(visited, linkTo(route), withWarning)),
        );
      }
    });
  }
  return times;
}

/** What is promised of each measure. */
const goals: Partial<Record<Measure, Pick<Line, 'goal' | 'limit'>>> = {
  dialogWarned: {goal: 1},
  dialogCold: {limit: 1500},
  keys: {limit: 1500},
  firstWarned: {goal: 1},
  laterWarned: {goal: 0.5},
  laterCold: {goal: 0.5},
};

/**
 * Visits every site in turn and writes the results down.
 * @returns what was promised and does not hold
 */
export async function measureTouch(sites: readonly BuiltSite[], runs: number): Promise<string[]> {
  const results: Partial<Record<Measure, Values>> = {};
  let version = '';
  await withBrowser(async (browser) => {
    version = browser.version();
    const served = await Promise.all(
      sites.map(async (site) => ({
        ...site,
        ...(await serve(site.folder, {latency: network.latency, throughput: network.downloadThroughput})),
      })),
    );
    try {
      for (let run = 1; run <= runs; run += 1) {
        for (const {name, address} of served) {
          const times = await visits(browser, name, address);
          for (const [measure, found] of Object.entries(times) as [Measure, number[]][]) {
            ((results[measure] ??= {})[name] ??= []).push(...found);
          }
          const text = Object.entries(times).map(
            ([measure, found]) => `${measure} ${found.map(Math.round).join('/')}`,
          );
          console.log(`Run ${run} of ${runs}, ${name}: ${text.join(', ')}`);
        }
      }
    } finally {
      served.forEach(({stop}) => stop());
    }
  });
  const lines = (Object.keys(measures) as Measure[]).map((measure): Line => ({
    name: measures[measure],
    values: results[measure] ?? {},
    unit: milliseconds,
    ...goals[measure],
  }));
  const body = [
    `A browser window of 1280 × 800 that has nothing of the site yet, on slow 4G (1.6 Mbit/s, 150 ms) with a processor 4 times slower; ${runs} runs, the sites in turn; medians, lowest to highest in brackets.`,
    `The touch comes 1.6 s after the first paint of \`${start}\`, the same moment with and without warning. Times run from the press to the frame after the answer is there; what takes more than ${patience / 1000} s counts as never. Later links are followed ${between / 1000} s after the page before.`,
    'Our field is ready in a stand-in for the dialog first; the line with the first result tells when the real one answers. Searches are those the generators bring: Pagefind in Starlight, the local search in VitePress.',
    'Pages that are fetched ahead by speculation rules are slowed by the server: Chromium leaves them out of its own slowing.',
    circumstances(version),
    '',
    comparison(sites, lines),
  ].join('\n');
  console.log(`\n${body}\n`);
  writeSection('First touch', body);
  return misses('First touch', lines);
}
