/** The browser that measures. */
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {chromium} from '@playwright/test';
import type {Browser} from '@playwright/test';
import {browserFlags, findBrowser} from '../../src/cli/browser';

/** A port that was free a moment ago: Lighthouse talks to the browser over one of its own. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Starts the browser for as long as `use` runs. */
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
