/** Loads the site's scripts and styles. What has arrived is kept; a second call fetches only what is missing. */

const arrived = new Set<string>();

/** Asks the browser to fetch something, as `rel` says: `preload` for now, `prefetch` for later. */
export function hint(rel: 'preload' | 'prefetch', url: string, as = 'script'): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.as = as;
  link.href = url;
  document.head.append(link);
  return link;
}

/** How often each address has failed. Another try has another address: the browser may keep what was wrong. */
const failures: Record<string, number> = {};

/** The rules of this page alone, which stand in for the whole style sheet (src/plugins/page-styles). */
const ownStyles = () => document.querySelector<HTMLElement>('style[data-whole]');

/** Puts the whole style sheet where the page's own rules are. It says them again, so those can go. */
function styles(url: string): HTMLLinkElement {
  const own = ownStyles();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  link.addEventListener('load', () => own?.remove());
  own?.after(link);
  return link;
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

let entryLink: HTMLLinkElement | undefined;

/**
 * Fetches the whole style sheet and all scripts of the page side by side and runs the entry last: it starts React, which
 * then finds the page's own code in place and asks for nothing more.
 * @param urls the entry first
 * @throws Error with the address of one that cannot be fetched or read; the entry has not run then
 */
export async function runScripts([entry = '', ...others]: string[]): Promise<void> {
  if (!entryLink) {
    entryLink = hint('preload', entry);
    // Chromium gives a script the same address as a preload that failed, and fails it without asking again.
    entryLink.onerror = () => {
      failures[entry] = 1;
    };
  }
  const whole = ownStyles()?.dataset.whole;
  const first = whole === undefined ? others : [whole, ...others];
  // All of them are waited for: one still on its way must not be fetched a second time by a retry.
  const answers = await Promise.allSettled(first.map((url) => run(url)));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
  await run(entry);
}
