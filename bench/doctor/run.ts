/**
 * Measures how long the log doctor takes in the browser, and whether the page stays responsive. Passes
 * generated logs of 10 and 100 MB to the built page. Writes the section "Log doctor" of RESULTS.md. Fails if
 * a budget is exceeded.
 */
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Browser, Page} from '@playwright/test';
import {buildFolder} from '../../src/cli/project';
import {failWith} from '../../src/cli/terminal';
import {longestTask} from './main-thread';
import {withSites} from '../perf/serve';
import {kilobytes, milliseconds, report, seconds, type Line} from '../report';

/** Limits: reading time in seconds by file size in MB, longest task in milliseconds, and weight in bytes. */
const budgets = {10: 1.5, 100: 15, task: 50, weight: 55_000};
const runs = 3;

/**
 * Generates a log like that of a modded game, in which most lines are irrelevant and some only start like relevant
 * lines.
 */
function modeledLog(bytes: number): string {
  const lines = Array.from({length: 4000}, (_, i) => {
    const time = `[12:${String(i % 60).padStart(2, '0')}:07]`;
    const kinds = [
      `${time} [main/INFO] [lampmod/]: Registered ${i} lamps of ${i * 7} in namespace lamp_${i % 90}`,
      `${time} [Worker-Main-${i % 8}/DEBUG] [mixin/]: Mixing lamp.LampMixin from lampmod.mixins.json into net.minecraft.world.entity.Entity`,
      `${time} [Server thread/WARN] [minecraft/]: Can't keep up! Is the server overloaded? Running ${i}ms behind`,
      `\tat net.minecraft.world.level.Level.tick${i}(Level.java:${i}) ~[client-1.21.1-srg.jar%23171!/:?] {re:classloading,re:mixin}`,
      `${time} [Render thread/ERROR] [lampmod/]: Failed to load model lamp:block/lamp_${i}: java.io.FileNotFoundException: lamp:models/${i}.json`,
    ];
    return kinds[i % 11] ?? kinds[i % 2];
  }).join('\n');
  const end = '\njava.lang.OutOfMemoryError: Java heap space\n';
  return (
    lines
      .concat('\n')
      .repeat(Math.ceil(bytes / lines.length))
      .slice(0, bytes - end.length) + end
  );
}

/**
 * Passes a file to the page and waits for the diagnosis.
 * @returns seconds
 */
async function diagnose(page: Page, file: string): Promise<number> {
  const again = page.getByRole('button', {name: 'Read another log'});
  if (await again.isVisible()) await again.click();
  const started = performance.now();
  await page.getByLabel('Choose files').setInputFiles(file);
  await page.getByRole('heading', {name: 'The cause', exact: true}).waitFor({timeout: 120_000});
  return (performance.now() - started) / 1000;
}

/** Returns the compressed size of worker, engine and rules in bytes. */
function weight(): number {
  const folder = path.join(buildFolder, 'assets/js');
  const name = readdirSync(folder).find((file) => file.startsWith('log-doctor.'));
  if (name === undefined) {
    throw new Error(`${folder} contains no worker of the log doctor. Run "npm run build" first.`);
  }
  return brotliCompressSync(readFileSync(path.join(folder, name))).length;
}

/** Returns for each run the seconds until the diagnosis and the longest task on the page. */
async function measure(browser: Browser, address: string, file: string) {
  const page = await browser.newPage();
  await page.goto(address);
  await page.getByRole('textbox', {name: 'Paste a log'}).focus();
  await page.locator('html[data-has-hydrated=true]').waitFor();
  const times: number[] = [];
  const tasks: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    tasks.push(await longestTask(browser, page, async () => void times.push(await diagnose(page, file))));
  }
  await page.close();
  return {times, tasks};
}

void failWith(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'log-doctor-'));
  const lines: Line[] = [];
  const version = await withSites([buildFolder], async ({browser, addresses: [address]}) => {
    for (const size of [10, 100] as const) {
      const file = path.join(folder, `${size}.log`);
      writeFileSync(file, modeledLog(size * 2 ** 20));
      const {times, tasks} = await measure(browser, `${address}/docs/support/log-doctor`, file);
      lines.push(
        {name: `${size} MB read`, values: {ours: times}, unit: seconds, limit: budgets[size]},
        {
          name: '… longest task of the page meanwhile: work',
          values: {ours: [Math.max(...tasks)]},
          unit: milliseconds,
          limit: budgets.task,
        },
      );
    }
  }).finally(() => rmSync(folder, {recursive: true}));
  lines.push({
    name: 'Worker, engine and rules, brotli',
    values: {ours: [weight()]},
    unit: kilobytes,
    limit: budgets.weight,
  });
  const about = `Time from passing a file to the built page until the page shows the cause: median of ${runs} runs. Longest task: maximum of all runs. No throttling.`;
  return report('Log doctor', [about], [{name: 'ours', label: 'Value'}], [{lines}], version).length > 0
    ? 1
    : 0;
});
