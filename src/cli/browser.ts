/** Finds the Chrome or Chromium that the browser tests run in. */
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';

const {env} = process;

/** Files that are a browser if they exist; Playwright's own download is the last. */
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
 * Finds a browser: `FTB_DOCS_BROWSER`, an installed Chrome or Chromium, or Playwright's own download.
 * @returns absolute path of the program
 * @throws when there is none; the message says what to do
 */
export function findBrowser(): string {
  const named = env.FTB_DOCS_BROWSER;
  const found = (named ? [named] : usualPlaces()).find(existsSync);
  if (!found) {
    const why = named
      ? `FTB_DOCS_BROWSER names ${named}, which does not exist. Correct the variable or unset it.`
      : 'No browser found for the browser tests.';
    throw new Error(`${why} Do one of these, then run the command again:
  - install Google Chrome or Chromium (Debian: sudo apt-get install chromium)
  - let Playwright download one: npx playwright install chromium
  - name one yourself: FTB_DOCS_BROWSER=/path/to/chrome`);
  }
  return found;
}

/**
 * How tests start the browser: no sandbox where there is nobody to protect from it (containers run as root),
 * and none of the browser's own talk with the network.
 */
export const browserFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/**
 * The same for tests by Playwright, without pages that nobody sees: two of the address bar's, and an empty one kept ready for
 * what comes next. Opening a window costs twice as much processor time with them. Measurements start the browser with all of
 * its features, as readers do.
 */
export const testFlags = [...browserFlags, `--disable-features=${unseen.join()}`];
