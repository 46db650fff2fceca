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

function run(url: string, suffix = ''): Promise<void> {
  if (arrived.has(url)) {
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url + suffix;
    script.onload = () => {
      arrived.add(url);
      resolve();
    };
    script.onerror = () => reject(new Error(url));
    document.head.append(script);
  });
}

let entryLink: HTMLLinkElement | undefined;
let entrySuffix = '';

/**
 * Fetches all scripts of the page side by side and runs the entry last: it starts React, which then finds the page's
 * own code in place and asks for nothing more.
 * @param urls the entry first
 * @throws Error with the address of one that cannot be fetched; the entry has not run then
 */
export async function runScripts([entry = '', ...others]: string[]): Promise<void> {
  if (!entryLink) {
    entryLink = hint('preload', entry);
    // Chromium gives a script the same address as a preload that failed, and fails it without asking again.
    entryLink.onerror = () => {
      entrySuffix = '?again';
    };
  }
  // All of them are waited for: one still on its way must not be fetched a second time by a retry.
  const answers = await Promise.allSettled(others.map((url) => run(url)));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
  await run(entry, entrySuffix);
}
