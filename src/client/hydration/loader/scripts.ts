/** Loads the site's scripts and styles. A second call fetches only what failed or is missing. */
import {painted} from '../../../lib/painted';

const arrived = new Set<string>();

/** A navigation normally leaves the page within this time. Milliseconds. */
const patience = 3000;

/** Adds a link that has the browser fetch something, now (`preload`) or at low priority (`prefetch`). */
export function hint(rel: 'preload' | 'prefetch', url: string, as = 'script'): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.as = as;
  link.href = url;
  document.head.append(link);
  return link;
}

/** Number of failures by address. A retry adds it to the address, because the browser may have cached the failure. */
const failures: Record<string, number> = {};

/** The critical CSS of this page (src/build/critical-css). */
const ownStyles = () => document.querySelector<HTMLElement>('style[data-whole]');

/** The whole style sheet, not applied until the scripts have arrived. */
let wholeStyles: HTMLLinkElement | undefined;

/**
 * Fetches the whole style sheet without applying it (`not all`): applying it recalculates the style of every element, which
 * could delay the answer to a press.
 */
function styles(url: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = 'not all';
  link.fetchPriority = 'high';
  link.href = url;
  ownStyles()?.after(link);
  return (wholeStyles = link);
}

function script(url: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.src = url;
  document.head.append(element);
  return element;
}

async function run(url: string): Promise<void> {
  if (arrived.has(url)) {
    return;
  }
  const address = url + (failures[url] ? `?${failures[url]}` : '');
  const loaded = await new Promise<boolean>((resolve) => {
    // A truncated script fires `load` too, but first an `error` at the window for its syntax.
    addEventListener('error', ({filename}) => filename.endsWith(address) && resolve(false));
    const element = (url.endsWith('.css') ? styles : script)(address);
    element.onload = () => resolve(true);
    element.onerror = () => resolve(false);
  });
  if (!loaded) {
    failures[url] = (failures[url] ?? 0) + 1;
    throw new Error(url);
  }
  arrived.add(url);
}

/** Resolves once a page from the back/forward cache is painted again. */
let restored: Promise<void> | undefined;
addEventListener('pageshow', ({persisted}) => {
  if (persisted) {
    restored = painted();
  }
});

/** Resolves when the preload of the entry has loaded or failed. */
let entryAnswer: Promise<void> | undefined;

const preloadEntry = (entry: string) =>
  new Promise<void>((resolve) => {
    const link = hint('preload', entry);
    link.onload = () => resolve();
    // If a preload has failed, Chromium does not request the script again: it fails at once.
    link.onerror = () => {
      failures[entry] = 1;
      resolve();
    };
  });

/**
 * Cancels preloads and the whole style sheet, so that the page that the reader goes to gets the whole bandwidth: removing a
 * link element stops its fetch. Most of the bytes are those of the entry. If they slowed down an unfinished prefetch of that
 * page, the browser would wait for the prefetch and then request the page again. If this page is still shown after a while,
 * the links are added again.
 */
export function pausePreloads(): void {
  document.querySelectorAll<HTMLLinkElement>('link[rel^=pre],link[media="not all"]').forEach((link) => {
    // A style sheet that has arrived stays, because it replaces the critical CSS once the scripts have arrived.
    if (!link.sheet) {
      link.remove();
      setTimeout(() => document.head.append(link), patience);
    }
  });
}

/**
 * Fetches the whole style sheet and all scripts of the page in parallel, and runs the entry last: it starts React, which then
 * needs no further request.
 * @param urls the entry first
 * @throws Error with the address of a file that cannot be fetched or parsed; the entry has not run then
 */
export async function runScripts([entry = '', ...others]: string[]): Promise<void> {
  entryAnswer ??= preloadEntry(entry);
  const whole = ownStyles()?.dataset.whole;
  const first = whole === undefined ? others : [whole, ...others];
  // Waits for all, so that a retry does not fetch a file that is still loading.
  const answers = await Promise.allSettled(first.map((url) => run(url)));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
  await restored;
  if (wholeStyles) {
    await entryAnswer;
    // The whole style sheet contains the critical CSS.
    wholeStyles.media = 'all';
    ownStyles()?.remove();
  }
  await run(entry);
}
