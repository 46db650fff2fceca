/** The browser that measures. */
import {chromium} from '@playwright/test';
import type {Browser} from '@playwright/test';
import {browserFlags, findBrowser} from '../../src/cli/browser';
import {freePort} from '../../src/cli/server';

/** Starts the browser for as long as `use` runs. Lighthouse talks to it over the port. */
export async function withBrowser<T>(use: (browser: Browser, port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // Playwright turns it off; readers have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    return await use(browser, port);
  } finally {
    await browser.close();
  }
}
