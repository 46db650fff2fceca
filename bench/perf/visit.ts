/**
 * Measures a visit to a page: throttles CPU and network, moves the pointer, and takes timestamps in the page.
 */
import type {BrowserContext, CDPSession, Page} from '@playwright/test';

/** Slow 4G: 1.6 Mbit/s download, 750 kbit/s upload, 150 ms latency per request. */
export const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;

/** Milliseconds of pointer movement before a click. An early click has less time. */
export const moving = 600;
const steps = 12;
/** Milliseconds after which a click counts as never answered. */
export const patience = 10_000;

/**
 * Script that runs in every document before the site's scripts. It is a string, because the TypeScript
 * compiler would insert helper functions that do not exist in the page. The time of the click is in session
 * storage, because a link may load another document.
 */
export const clock = ({field}: {field: string}) => `
  const now = () => performance.timeOrigin + performance.now();
  const store = sessionStorage;
  const isVisible = (selector) => {
    const element = document.querySelector(selector);
    return Boolean(element && element.getClientRects().length);
  };
  const aims = {
    field: () => isVisible(${JSON.stringify(field)}) && document.activeElement.matches(${JSON.stringify(field)}),
    title: () => {
      const title = document.querySelector('h1')?.textContent;
      // The title of the previous page, which may still be shown, does not count.
      return Boolean(title) && title !== store.benchTitle && location.pathname !== store.benchPath;
    },
  };
  // The aim is painted when the frame after the one in which it has appeared begins.
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
  // Starts the clock in the page, because the browser's back button causes no event there.
  window.benchBack = () => {
    store.benchStart = now();
    history.back();
  };
  window.benchAim = (aim) => {
    delete store.benchStart;
    delete store.benchEnd;
    store.benchPath = location.pathname;
    store.benchTitle = document.querySelector('h1')?.textContent ?? '';
    store.benchAim = aim;
  };
  requestAnimationFrame(watch);
`;

export type Aim = 'field' | 'title';

/** A browser tab with its DevTools session. */
export interface Visit {
  page: Page;
  devtools: CDPSession;
}

/**
 * Evaluates an expression in the tab's current document. Restoring a page from the back/forward cache changes the
 * document.
 */
export async function ask<T>({devtools}: Visit, expression: string): Promise<T> {
  const {result, exceptionDetails} = await devtools.send('Runtime.evaluate', {
    expression,
    returnByValue: true,
  });
  if (exceptionDetails) {
    throw new Error(`${expression}: ${exceptionDetails.text}`);
  }
  return result.value as T;
}

/** Returns the milliseconds from a click to its response; Infinity if there is no response. */
export async function timed(visit: Visit, aim: Aim, touch: () => Promise<unknown>): Promise<number> {
  await ask(visit, `window.benchAim('${aim}')`);
  await touch();
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    // Evaluation fails during a navigation.
    const time = await ask<number>(
      visit,
      'sessionStorage.benchEnd ? sessionStorage.benchEnd - sessionStorage.benchStart : -1',
    ).catch(() => -1);
    if (time >= 0) {
      return time;
    }
    await visit.page.waitForTimeout(100);
  }
  return Infinity;
}

/** Returns the centre of the first visible match, in CSS pixels relative to the window. */
async function middleOf(visit: Visit, selector: string): Promise<{x: number; y: number}> {
  const found = await ask<{x: number; y: number} | null>(
    visit,
    `(() => {
      const target = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility());
      target?.scrollIntoView({block: 'nearest', behavior: 'instant'});
      const box = target?.getBoundingClientRect();
      return box ? {x: box.x + box.width / 2, y: box.y + box.height / 2} : null;
    })()`,
  );
  if (!found) {
    throw new Error(
      `${visit.page.url()} has no visible element that matches ${selector}. Correct the selector in bench/perf.`,
    );
  }
  return found;
}

/**
 * Clicks an element, with or without moving the pointer there first. Sends each event on time, even if a
 * busy page has not yet handled the previous event, like a real pointer.
 * @param duration milliseconds until the click
 */
export async function click(
  visit: Visit,
  selector: string,
  withWarning: boolean,
  duration = moving,
): Promise<void> {
  const {x, y} = await middleOf(visit, selector);
  const from = {x: 900, y: 500};
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: {x: number; y: number}) =>
    void visit.devtools
      .send('Input.dispatchMouseEvent', {
        type,
        ...at,
        ...(type !== 'mouseMoved' && {button: 'left', clickCount: 1}),
      })
      // Ignores the error that occurs if another page has already replaced this one.
      .catch(() => undefined);
  for (let step = 1; step <= steps; step += 1) {
    if (withWarning) {
      mouse('mouseMoved', {
        x: from.x + ((x - from.x) * step) / steps,
        y: from.y + ((y - from.y) * step) / steps,
      });
    }
    await visit.page.waitForTimeout(duration / steps);
  }
  if (!withWarning) {
    mouse('mouseMoved', {x, y});
  }
  mouse('mousePressed', {x, y});
  mouse('mouseReleased', {x, y});
}

export const linkTo = (route: string) => `a[href="${route}"], a[href="${route}/"]`;

/**
 * Opens the first page in a new context and waits until it is time to click.
 * @param url URL of the first page
 * @param pause milliseconds after the first paint
 */
export async function arrive(context: BrowserContext, url: string, pause: number): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.goto(url, {waitUntil: 'commit'});
  const paint = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.timeOrigin + paint.startTime;
  });
  const since = Date.now() - ((await paint.jsonValue()) as number);
  await page.waitForTimeout(Math.max(0, pause - since));
  return {page, devtools};
}
