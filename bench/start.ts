/**
 * How long does a writer wait? `npm start` in a copy of the project: from the command to the first page in a browser, and from
 * saving a page and a data file to seeing the change. Fails when one of them takes longer than promised.
 */
import {spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {loadavg} from 'node:os';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {cacheFolder, commandScript, root} from '../src/cli/project';
import {freePort} from '../src/cli/server';
import {failWith, isMain} from '../src/cli/terminal';
import {withBrowser} from './perf/browser';
import {writeBigSite} from './perf/copies';
import {machine, median, table, writeSection} from './results';

/** Seconds. */
const limits = {'first page': 12, 'saved page': 1.5, 'saved data file': 1.5};
type What = keyof typeof limits;

const site = join(cacheFolder, 'bench-start');
const runs = 3;

/** What is saved: a file, the page that shows it, and how a mark gets into its text. */
const edits = {
  'saved page': {
    file: 'docs/app/Guides/getting-started.mdx',
    path: '/docs/app/Guides/getting-started',
    edit: (text: string, mark: string) => `${text}\n${mark}\n`,
  },
  'saved data file': {
    file: 'src/data/config/ftb-essentials.yaml',
    path: '/docs/mods/suite/Essentials/Configuration',
    edit: (text: string, mark: string) => text.replace(/^( +does: )/m, `$1${mark} `),
  },
};

/** Starts the server of the copy; the process ends with `stop`. */
function start(port: number): {stop: () => void} {
  const child = spawn(
    process.execPath,
    [commandScript('@docusaurus/core', 'docusaurus'), 'start', '--no-open', '--port', String(port)],
    {cwd: site, stdio: 'ignore', env: {...process.env, NODE_ENV: undefined, NO_UPDATE_NOTIFIER: '1'}},
  );
  return {stop: () => void child.kill()};
}

/** Waits until the server answers with a page that React has rendered. */
async function firstPage(page: Page, address: string): Promise<void> {
  for (;;) {
    try {
      await page.goto(address);
      await page.locator('h1').first().waitFor();
      return;
    } catch (error) {
      if (!/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|interrupted by another/.test(String(error))) {
        throw error;
      }
      await page.waitForTimeout(50);
    }
  }
}

async function measureRun(times: Record<What, number[]>, run: number): Promise<void> {
  const port = await freePort();
  await withBrowser(async (browser) => {
    const page = await browser.newPage();
    page.setDefaultTimeout(180_000);
    const timed = async (what: What, wait: () => Promise<void>) => {
      const started = performance.now();
      await wait();
      times[what].push((performance.now() - started) / 1000);
      console.log(`  ${what}: ${times[what].at(-1)!.toFixed(2)} s`);
    };
    const begun = performance.now();
    const server = start(port);
    try {
      const address = `http://localhost:${port}`;
      await firstPage(page, address);
      times['first page'].push((performance.now() - begun) / 1000);
      console.log(`  first page: ${times['first page'].at(-1)!.toFixed(2)} s`);
      for (const [what, {file, path, edit}] of Object.entries(edits) as [
        keyof typeof edits,
        (typeof edits)['saved page'],
      ][]) {
        await page.goto(address + path);
        await page.locator('h1').first().waitFor();
        // The first save may find the server still busy with the page.
        await page.waitForLoadState('networkidle');
        const original = readFileSync(join(site, file), 'utf8');
        const mark = `Saved in run ${run}.`;
        await timed(what, async () => {
          writeFileSync(join(site, file), edit(original, mark));
          await page.getByText(mark).first().waitFor();
        });
        writeFileSync(join(site, file), original);
      }
    } finally {
      server.stop();
    }
  });
}

if (isMain(__filename)) {
  void failWith(async () => {
    writeBigSite(root, site, 1);
    const times: Record<What, number[]> = {'first page': [], 'saved page': [], 'saved data file': []};
    for (let run = 1; run <= runs; run += 1) {
      console.log(run === 1 ? 'Run 1, empty caches' : `Run ${run}`);
      await measureRun(times, run);
    }
    const names = Object.keys(limits) as What[];
    const rows = names.map((what) => [
      what,
      ...times[what].map((time) => `${time.toFixed(2)} s`),
      `at most ${limits[what]} s`,
    ]);
    writeSection(
      'Writing',
      `${machine()}; load ${loadavg()[0]!.toFixed(1)}. \`npm start\` in a copy of the project, three times; the first has no cache.\n\n${table(
        ['', 'Run 1', 'Run 2', 'Run 3', 'Goal (median)'],
        rows,
      )}`,
    );
    const missed = names.filter((what) => median(times[what]) > limits[what]);
    missed.forEach((what) => console.error(`${what}: slower than ${limits[what]} s`));
    return missed.length === 0 ? 0 : 1;
  });
}
