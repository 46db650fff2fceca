/** Finds the Chrome or Chromium that the browser tests run in. */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join, win32} from 'node:path';
import {chromium} from '@playwright/test';

/** Variables that name a browser, in the order they are asked. */
export const browserVariables = ['FTB_DOCS_BROWSER', 'CHROME_PATH'] as const;

/** What the search sees of the machine; replaced in tests. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Record<string, string | undefined>;
  /** Whether commands run as the system's administrator. */
  isRoot: boolean;
  exists: (file: string) => boolean;
  /** Runs a program in the foreground; throws when it fails. */
  run: (program: string, args: string[]) => void;
  /** Where Playwright keeps, or would keep, its own browser. */
  playwrightBrowser: () => string;
}

const linuxCommands = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const macApplications = ['Google Chrome', 'Chromium', 'Google Chrome Canary'];
const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/** Files that are a browser if they exist, the likeliest first. */
function usualPlaces({platform, env}: Machine): string[] {
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean);
  switch (platform) {
    case 'win32':
      return windowsFolders
        .map((variable) => env[variable])
        .filter((folder) => folder !== undefined)
        .flatMap((folder) => [
          win32.join(folder, 'Google/Chrome/Application/chrome.exe'),
          win32.join(folder, 'Chromium/Application/chrome.exe'),
        ]);
    case 'darwin':
      return ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap((folder) =>
        macApplications.map((name) => join(folder, `${name}.app`, 'Contents/MacOS', name)),
      );
    default:
      return [...onPath, '/usr/bin', '/usr/local/bin', '/opt/google/chrome', '/snap/bin'].flatMap((folder) =>
        linuxCommands.map((command) => join(folder, command)),
      );
  }
}

/**
 * Finds a browser, or as root on Debian installs one.
 * Order: a variable that names one, an installed Chrome or Chromium, Playwright's own download, `apt-get`.
 * @returns absolute path of the program
 * @throws when a variable names a file that does not exist, or when no browser can be had; the message says what to do
 */
export function findBrowser(machine: Machine = thisMachine()): string {
  for (const variable of browserVariables) {
    const file = machine.env[variable];
    if (file) {
      if (!machine.exists(file)) {
        throw new Error(`${variable} names ${file}, which does not exist. Correct the variable or unset it.`);
      }
      return file;
    }
  }
  const found =
    usualPlaces(machine).find(machine.exists) ??
    [machine.playwrightBrowser()].find((file) => machine.exists(file));
  return found ?? installWithApt(machine);
}

function installWithApt(machine: Machine): string {
  let reason = '';
  if (machine.platform === 'linux' && machine.isRoot && machine.exists('/usr/bin/apt-get')) {
    try {
      machine.run('apt-get', ['update']);
      machine.run('apt-get', ['install', '-y', 'chromium']);
      const installed = usualPlaces(machine).find(machine.exists);
      if (installed !== undefined) {
        return installed;
      }
      reason = ' `apt-get install chromium` succeeded but brought no browser.';
    } catch (error) {
      reason = ` \`apt-get\` could not install one: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  throw new Error(
    `No browser found for the browser tests.${reason}\n` +
      `Do one of these, then run the command again:\n` +
      `  - install Google Chrome or Chromium (Debian: sudo apt-get install chromium)\n` +
      `  - let Playwright download one: npx playwright install chromium\n` +
      `  - name one yourself: ${browserVariables[0]}=/path/to/chrome`,
  );
}

function thisMachine(): Machine {
  return {
    platform: process.platform,
    env: process.env,
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    run: (program, args) =>
      execFileSync(program, args, {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
      }),
    playwrightBrowser: () => chromium.executablePath(),
  };
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

/**
 * What the browser does without. A command line has one list of these, the last one, so it begins with Playwright's own
 * (`disabledFeatures` in playwright-core). The two at the end are pages of the address bar's, which nobody sees: each window
 * would load them, in two processes, and opening one costs twice as much processor time with them (0.8 s, not 1.6).
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** The same for tests by Playwright. Measurements start the browser with all of its features, as readers do. */
export const testFlags = [...browserFlags, `--disable-features=${disabledFeatures.join()}`];
