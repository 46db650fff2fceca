/** Measures a visit to the built site by a reader who uses the search. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {buildFolder} from '../../src/cli/project';

const devices = {
  phone: {viewport: {width: 412, height: 915}, isMobile: true, hasTouch: true},
  desktop: {viewport: {width: 1280, height: 900}},
};
export type Device = keyof typeof devices;

/**
 * Queries to type letter by letter: natural language, a command, a node, typos, an error message, and a word
 * without results.
 */
const queries = [
  'allocate more ram',
  '/rtp',
  'ftbranks.chat_text',
  'how do i open the quest book',
  'memry of an instnace',
  'exit code 1',
  'zzqqxx',
];
/** Milliseconds between two key presses: 100 words per minute. */
const keyDelay = 120;

export interface Visit {
  /** Milliseconds from the arrival of the index to the first results of a query that was typed earlier. */
  first: number;
  /** Milliseconds from each key press to its results, in the order of `queries`. */
  keys: {query: string; time: number}[];
}

/**
 * Code that runs before the worker's own. The browser throttles only the main thread, so the worker
 * throttles itself: before each response, it keeps the CPU busy for as long as a slower CPU would need.
 */
const workerPrelude = (slowdown: number) => `{
  let started = 0;
  const say = self.postMessage.bind(self);
  Response.prototype.json = async function () {
    const text = await this.text();
    started = performance.now();
    say({type: 'arrived', time: performance.timeOrigin + started});
    return JSON.parse(text);
  };
  self.addEventListener('message', ({data}) => {
    if (data.type === 'search') started = performance.now();
  });
  self.postMessage = (message) => {
    const end = performance.now() + (performance.now() - started) * ${slowdown - 1};
    while (performance.now() < end);
    say(message);
  };
}
`;

/**
 * Code that records the times of key presses, queries, responses and results in the page. It is a string for
 * the reason given in `../perf/visit.ts`.
 */
const pagePrelude = `{
  const log = {arrived: 0, firstHit: 0, inputs: [], searches: [], changes: []};
  window.searchLog = log;
  const BuiltInWorker = window.Worker;
  window.Worker = class extends BuiltInWorker {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({data}) => {
        if (data.type === 'arrived') log.arrived = data.time - performance.timeOrigin;
        if (data.type === 'answer') log.searches.find(({id}) => id === data.id).answered = performance.now();
      });
    }
    postMessage(message) {
      if (message.type === 'search') {
        log.searches.push({id: message.id, query: message.request.requests[0].query, asked: performance.now()});
      }
      super.postMessage(message);
    }
  };
  document.addEventListener('input', ({target, timeStamp}) => log.inputs.push({query: target.value, time: timeStamp}), true);
  new MutationObserver(() => {
    const now = performance.now();
    log.changes.push(now);
    if (log.firstHit === 0 && document.querySelector('.DocSearch-Hit')) log.firstHit = now;
  }).observe(document, {childList: true, characterData: true, subtree: true});
}`;

interface Log {
  arrived: number;
  firstHit: number;
  inputs: {query: string; time: number}[];
  searches: {query: string; asked: number; answered?: number}[];
  changes: number[];
}

function workerScript(): string {
  const folder = join(buildFolder, 'assets/js');
  const file = readdirSync(folder).find((name) =>
    readFileSync(join(folder, name), 'utf8').includes('The search index has format'),
  );
  if (file === undefined) {
    throw new Error(
      'build/ contains no search worker. Run "npm run build" first, with ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME unset.',
    );
  }
  return file;
}

/**
 * Opens a guide, types before the index has arrived, then types every query.
 * @throws Error if a key press gets no response
 */
export async function visit(
  browser: Browser,
  address: string,
  {device, slowdown}: {device: Device; slowdown: number},
): Promise<Visit> {
  const context = await browser.newContext(devices[device]);
  const page = await context.newPage();
  try {
    const script = workerScript();
    const body = workerPrelude(slowdown) + readFileSync(join(buildFolder, 'assets/js', script), 'utf8');
    await page.route(`**/${script}`, (route) => route.fulfill({contentType: 'text/javascript', body}));
    let release = () => {};
    const wanted = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/search-index\/[0-9a-f]+\.json$/, async (route) => {
      await wanted;
      await route.continue();
    });
    await page.addInitScript(pagePrelude);
    await page.goto(`${address}docs/app/Instances/change-ram`);
    await page.evaluate(`window.dispatchEvent(new Event('touchstart'))`);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.keyboard.press('Control+k');
    // Uses the field of the real dialog, not the placeholder that collects text until the dialog is ready.
    const field = page.locator('#search-dialog .DocSearch-Input');
    await field.fill('server memory');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.waitForTimeout(1000);
    release();
    await page.locator('.DocSearch-Hit').first().waitFor({timeout: 60_000});
    const {arrived, firstHit} = await readLog(page);
    await page.waitForTimeout(1000);

    for (const query of queries) {
      await field.fill('');
      await page.waitForTimeout(500);
      await page.keyboard.type(query, {delay: keyDelay});
      await page.waitForTimeout(500);
    }
    return {first: firstHit - arrived, keys: keysOf(await readLog(page))};
  } finally {
    await context.close();
  }
}

function readLog(page: Page): Promise<Log> {
  return page.evaluate<Log>('window.searchLog');
}

/**
 * Returns the time of each key press: until the last change of the page after its response and before the
 * next key press.
 */
function keysOf({inputs, searches, changes}: Log): Visit['keys'] {
  const expected = queries.join('').length;
  const typed = inputs
    .map((input, place) => ({...input, next: inputs[place + 1]?.time ?? Infinity}))
    .filter(({query}) => query !== '' && query !== 'server memory');
  if (typed.length !== expected) {
    throw new Error(
      `Only ${typed.length} of ${expected} pressed keys reached the field. Close other programs and run the benchmark again.`,
    );
  }
  return typed.map(({query, time, next}) => {
    const answered = searches.find((search) => search.query === query && search.asked >= time)?.answered;
    if (answered === undefined) {
      throw new Error(
        `The search did not answer the query "${query}". Rebuild the site and run the benchmark again.`,
      );
    }
    const shown = changes.filter((change) => change >= answered && change < next).at(-1) ?? answered;
    return {query, time: shown - time};
  });
}
