/** Loads the site's scripts and styles. A second call fetches only what failed or is missing. */
import {painted} from '../../../lib/painted';

const arrived = new Set<string>();

/** A navigation has left the page before this; milliseconds. */
const patience = 3000;

/** Asks the browser to fetch something, as `rel` says: `preload` for now, `prefetch` for later. */
export function hint(rel: 'preload' | 'prefetch', url: string, as = 'script'): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.as = as;
  link.href = url;
  document.head.append(link);
  return link;
}

/** Failures by address. A retry adds their number to the address, because the browser may have cached the failure. */
const failures: Record<string, number> = {};

/** The rules of this page alone, the critical CSS in place of the whole style sheet (src/build/critical-css). */
const ownStyles = () => document.querySelector<HTMLElement>('style[data-whole]');

/** The whole style sheet, while it waits for the scripts. */
let wholeStyles: HTMLLinkElement | undefined;

/**
 * Fetches the whole style sheet, for no medium as long as the scripts are on their way: a browser that gets new rules
 * looks at every element again, and the reader may just be pressing something.
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
    // A truncated script fires `load` all the same, but before that a syntax error at the window.
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

/** Resolves once a page that the browser had kept for the way back is painted again. */
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
    // Chromium gives a script the same address as a preload that failed, and fails it without asking again.
    link.onerror = () => {
      failures[entry] = 1;
      resolve();
    };
  });

/**
 * Cancels preloads and the whole style sheet, so that the page that the reader goes to has the connection: removing the
 * element of a link stops its fetch. The entry is most of what is being fetched, and the browser would wait for an unfinished
 * prefetch of that page only to ask for it once more. After a while, if this page is still or again shown, the links are
 * added again.
 */
export function pausePreloads(): void {
  document.querySelectorAll<HTMLLinkElement>('link[rel^=pre],link[media="not all"]').forEach((link) => {
    // A style sheet that has arrived stays: the critical CSS goes as soon as the scripts are here.
    if (!link.sheet) {
      link.remove();
      setTimeout(() => document.head.append(link), patience);
    }
  });
}

/**
 * Fetches the whole style sheet and all scripts of the page side by side and runs the entry last: it starts React, which
 * then finds the page's own code in place and asks for nothing more.
 * @param urls the entry first
 * @throws Error with the address of one that cannot be fetched or read; the entry has not run then
 */
export async function runScripts([entry = '', ...others]: string[]): Promise<void> {
  entryAnswer ??= preloadEntry(entry);
  const whole = ownStyles()?.dataset.whole;
  const first = whole === undefined ? others : [whole, ...others];
  // Waits for all of them: a retry must not fetch a second time what is still loading.
  const answers = await Promise.allSettled(first.map((url) => run(url)));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
  await restored;
  if (wholeStyles) {
    await entryAnswer;
    // The whole sheet contains the critical CSS, which can be removed at once.
    wholeStyles.media = 'all';
    ownStyles()?.remove();
  }
  await run(entry);
}
