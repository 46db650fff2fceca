/** Loads the site's scripts and styles. A repeated call fetches only the files that have not loaded yet. */
import {painted} from '../../../lib/painted';

const arrived = new Set<string>();

/** Time in milliseconds after which a navigation counts as cancelled, because the page is still shown. */
const patience = 3000;

/**
 * Adds a resource hint, which makes the browser fetch a file immediately (`preload`) or at low priority
 * (`prefetch`).
 */
export function hint(rel: 'preload' | 'prefetch', url: string, as = 'script'): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.as = as;
  link.href = url;
  document.head.append(link);
  return link;
}

/**
 * Number of failures by URL. A retry appends this number to the URL, because the browser may have cached the
 * failure.
 */
const failures: Record<string, number> = {};

/** The critical CSS of this page (src/build/critical-css). */
const ownStyles = () => document.querySelector<HTMLElement>('style[data-whole]');

/** The full style sheet, which is not applied until the scripts have loaded. */
let wholeStyles: HTMLLinkElement | undefined;

/**
 * Fetches the full style sheet without applying it (`not all`). Applying it recalculates the styles of all
 * elements, which could delay the response to a click.
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
    // A truncated script also fires `load`, but its syntax error fires `error` on the window before that.
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

/** Resolves when a page that was restored from the back/forward cache has been painted. */
let restored: Promise<void> | undefined;
addEventListener('pageshow', ({persisted}) => {
  if (persisted) {
    restored = painted();
  }
});

/** Resolves when the preload of the entry script has loaded or failed. */
let entryAnswer: Promise<void> | undefined;

const preloadEntry = (entry: string) =>
  new Promise<void>((resolve) => {
    const link = hint('preload', entry);
    link.onload = () => resolve();
    // Count the failure, so that the script gets another URL: Chromium does not repeat a failed preload.
    link.onerror = () => {
      failures[entry] = 1;
      resolve();
    };
  });

/**
 * Cancels preloads and the full style sheet by removing their link elements, so that the next page gets the whole
 * bandwidth. Otherwise, the large entry script could slow down an unfinished prefetch of the next page, and the
 * browser would wait for that prefetch and then request the page again. If this page is still shown after a while,
 * the links are added again.
 */
export function pausePreloads(): void {
  document.querySelectorAll<HTMLLinkElement>('link[rel^=pre],link[media="not all"]').forEach((link) => {
    // Keep a style sheet that has loaded, because it replaces the critical CSS once the scripts have loaded.
    if (!link.sheet) {
      link.remove();
      setTimeout(() => document.head.append(link), patience);
    }
  });
}

/**
 * Fetches the full style sheet and all scripts of the page in parallel, and runs the entry script last. The entry
 * script starts React, which then needs no further requests.
 * @param urls URLs of the scripts, beginning with the entry script
 * @throws Error with the URL of a file that cannot be fetched or parsed; the entry script has not run in this case
 */
export async function runScripts([entry = '', ...others]: string[]): Promise<void> {
  entryAnswer ??= preloadEntry(entry);
  const whole = ownStyles()?.dataset.whole;
  const first = whole === undefined ? others : [whole, ...others];
  // Wait for all files, so that a retry does not fetch a file that is still loading.
  const answers = await Promise.allSettled(first.map((url) => run(url)));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
  await restored;
  if (wholeStyles) {
    await entryAnswer;
    // The full style sheet contains the critical CSS.
    wholeStyles.media = 'all';
    ownStyles()?.remove();
  }
  await run(entry);
}
