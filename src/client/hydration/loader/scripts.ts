/** Loads the site's scripts and styles. What has arrived is kept; a second call fetches only what is missing. */

const arrived = new Set<string>();

/** A page that was asked for begins sooner than this; milliseconds. */
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

/**
 * Asks the browser to fetch the page behind a link. One that knows speculation rules (src/build/loader has ours) goes on with
 * what is on its way when the link is pressed; for a prefetch it would wait, and ask again.
 * @returns takes it back
 */
export function hintPage(link: HTMLAnchorElement): () => void {
  if (HTMLScriptElement.supports?.('speculationrules')) {
    link.dataset.ahead = '';
    return () => delete link.dataset.ahead;
  }
  const element = hint('prefetch', link.href, 'document');
  return () => element.remove();
}

/** How often each address has failed. Another try has another address: the browser may keep what was wrong. */
const failures: Record<string, number> = {};

/** The rules of this page alone, which stand in for the whole style sheet (src/build/critical-css). */
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

function run(url: string): Promise<void> {
  if (arrived.has(url)) {
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const address = url + (failures[url] ? `?${failures[url]}` : '');
    let broken = false;
    const fail = () => {
      broken = true;
      failures[url] = (failures[url] ?? 0) + 1;
      reject(new Error(url));
    };
    // What was cut on the way, and taken for whole, does not even parse. That is said before the script counts as loaded.
    const onBroken = ({filename}: ErrorEvent) => filename.endsWith(address) && fail();
    addEventListener('error', onBroken);
    const element = (url.endsWith('.css') ? styles : script)(address);
    element.onload = () => {
      removeEventListener('error', onBroken);
      if (!broken) {
        arrived.add(url);
        resolve();
      }
    };
    element.onerror = fail;
  });
}

/** The entry's text is here, or will not come. */
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
 * Leaves the connection to the page that the reader goes to. The entry is most of what is on its way; and for a page that
 * is still being fetched ahead the browser would wait, and then ask for it once more. Without its element a hint is
 * followed no further. Should the reader be here after a while, or be back, all is asked for again; what has come is here.
 */
export function makeWay(): void {
  document.querySelectorAll('link[rel^=pre]').forEach((link) => {
    link.remove();
    setTimeout(() => document.head.append(link), patience);
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
  // All of them are waited for: one still on its way must not be fetched a second time by a retry.
  const answers = await Promise.allSettled(first.map((url) => run(url)));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
  if (wholeStyles) {
    await entryAnswer;
    // It says again what the page's own rules say, so those can go at once.
    wholeStyles.media = 'all';
    ownStyles()?.remove();
  }
  await run(entry);
}
