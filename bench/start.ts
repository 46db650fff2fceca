/**
 * Measures `npm start` in a copy of the project: the time until the browser shows the first page, and the
 * time from saving a page or a data file until the browser shows the change. Fails if a limit is
 * exceeded.
 */
import {spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {cacheFolder, root} from '../src/cli/project';
import {freePort} from '../src/cli/server';
import {failWith} from '../src/cli/terminal';
import {writeBigSite} from './perf/copies';
import {withSites} from './perf/serve';
import {report} from './report';

/** Limit for each measured time, in seconds. */
const limits = {'first page': 12, 'saved page': 1.5, 'saved data file': 1.5};
type What = keyof typeof limits;
const whats = Object.keys(limits) as What[];

const site = join(cacheFolder, 'bench-start');
const docusaurus = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const runs = 3;

/** Files to edit, each with a page that shows the file and a function that inserts a marker into its content. */
const edits = [
  {
    what: 'saved page',
    file: 'docs/app/Guides/getting-started.mdx',
    path: '/docs/app/Guides/getting-started',
    edit: (text: string, mark: string) => `${text}\n${mark}\n`,
  },
  {
    what: 'saved data file',
    file: 'src/data/config/ftb-essentials.yaml',
    path: '/docs/mods/suite/Essentials/Configuration',
    edit: (text: string, mark: string) => text.replace(/^( +does: )/m, `$1${mark} `),
  },
] as const;

/** Waits until the server responds with a page that React has rendered. */
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

async function measureRun(page: Page, times: Record<What, number[]>, run: number): Promise<void> {
  const keep = (what: What, since: number) => {
    const time = (performance.now() - since) / 1000;
    times[what].push(time);
    console.log(`  ${what}: ${time.toFixed(2)} s`);
  };
  const port = await freePort();
  const begun = performance.now();
  const server = spawn(process.execPath, [docusaurus, 'start', '--no-open', '--port', String(port)], {
    cwd: site,
    stdio: 'ignore',
    env: {...process.env, NODE_ENV: undefined, NO_UPDATE_NOTIFIER: '1'},
  });
  try {
    const address = `http://localhost:${port}`;
    await firstPage(page, address);
    keep('first page', begun);
    for (const {what, file, path, edit} of edits) {
      await page.goto(address + path);
      await page.locator('h1').first().waitFor();
      // Otherwise, the server might still be compiling the page at the first save.
      await page.waitForLoadState('networkidle');
      const original = readFileSync(join(site, file), 'utf8');
      const mark = `Saved in run ${run}.`;
      const saved = performance.now();
      writeFileSync(join(site, file), edit(original, mark));
      await page.getByText(mark).first().waitFor();
      keep(what, saved);
      writeFileSync(join(site, file), original);
    }
  } finally {
    server.kill();
  }
}

void failWith(async () => {
  writeBigSite(root, site, 1);
  const times: Record<What, number[]> = {'first page': [], 'saved page': [], 'saved data file': []};
  for (let run = 1; run <= runs; run += 1) {
    console.log(run === 1 ? 'Run 1, empty caches' : `Run ${run}`);
    await withSites([], async ({browser}) => {
      const page = await browser.newPage();
      page.setDefaultTimeout(180_000);
      await measureRun(page, times, run);
    });
  }
  const unit = (time: number) => `${time.toFixed(2)} s`;
  const missed = report(
    'Writing',
    [`\`npm start\` in a copy of the project, ${runs} times; the first has no cache.`],
    [{name: 'ours', label: 'Median (lowest to highest)'}],
    [{lines: whats.map((name) => ({name, unit, values: {ours: times[name]}, limit: limits[name]}))}],
  );
  return missed.length > 0 ? 1 : 0;
});
