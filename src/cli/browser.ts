import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';

const {env} = process;

/** Returns the paths of browsers that may be installed. Playwright's own download comes last. */
function usualPlaces(): string[] {
  const names = ['google-chrome', 'chromium', 'chromium-browser'];
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [
    ...onPath,
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    join(env.PROGRAMFILES ?? '', 'Google/Chrome/Application/chrome.exe'),
    chromium.executablePath(),
  ];
}

/**
 * Finds a browser for the tests: `FTB_DOCS_BROWSER`, an installed Chrome or Chromium, or Playwright's own download.
 * @returns absolute path of the program
 * @throws Error if there is no browser, with installation instructions
 */
export function findBrowser(): string {
  const named = env.FTB_DOCS_BROWSER;
  const found = (named ? [named] : usualPlaces()).find(existsSync);
  if (!found) {
    const why = named
      ? `FTB_DOCS_BROWSER is ${named}, but that file does not exist.`
      : 'No browser found for the browser tests.';
    throw new Error(`${why} Do one of these, then run the command again:
  - install Google Chrome or Chromium (Debian: sudo apt-get install chromium)
  - let Playwright download one: npx playwright install chromium
  - set the path of an installed browser: FTB_DOCS_BROWSER=/path/to/chrome`);
  }
  return found;
}

/**
 * Flags that disable background requests of the browser, and the sandbox, which does not work for root in containers.
 */
export const browserFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const invisiblePages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/**
 * Flags for tests with Playwright. They also disable three invisible pages, which double the CPU time of opening a window.
 * Benchmarks use `browserFlags`, because readers' browsers open these pages as well.
 */
export const testFlags = [...browserFlags, `--disable-features=${invisiblePages.join()}`];
