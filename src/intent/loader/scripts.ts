/** Loads the site's scripts. What has arrived is kept; a second call fetches only what is missing. */

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

function run(url: string): Promise<void> {
  if (arrived.has(url)) {
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let broken = false;
    const fail = () => {
      broken = true;
      failures[url] = (failures[url] ?? 0) + 1;
      reject(new Error(url));
    };
    // What was cut on the way, and taken for whole, does not even parse. That is said before the script counts as loaded.
    const onBroken = ({filename}: ErrorEvent) => filename === script.src && fail();
    addEventListener('error', onBroken);
    script.src = url + (failures[url] ? `?${failures[url]}` : '');
    script.onload = () => {
      removeEventListener('error', onBroken);
      if (!broken) {
        arrived.add(url);
        resolve();
      }
    };
    script.onerror = fail;
    document.head.append(script);
  });
}

let entryLink: HTMLLinkElement | undefined;

/**
 * Fetches all scripts of the page side by side and runs the entry last: it starts React, which then finds the page's
 * own code in place and asks for nothing more.
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
  // All of them are waited for: one still on its way must not be fetched a second time by a retry.
  const answers = await Promise.allSettled(others.map((url) => run(url)));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
  await run(entry);
}
