/**
 * How long the log doctor takes in the browser, and whether the page answers meanwhile: 10 and 100 MB of a log as modded
 * games write them, given as a file to the built page. Writes the section "Log doctor" of RESULTS.md; fails above the budgets.
 */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {loadavg, tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {readdirSync, readFileSync} from 'node:fs';
import {chromium, type Page} from '@playwright/test';
import {browserFlags, findBrowser} from '../../src/cli/browser';
import {buildFolder} from '../../src/cli/project';
import {createSiteServer, listen} from '../../src/cli/server';
import {watchTasks} from '../main-thread';
import {machine, median, table, writeSection} from '../results';

const budgets = {10: 1.5, 100: 15};
const longestTask = 50;
const heaviest = 40 * 1024;
const runs = 3;
const megabyte = 2 ** 20;

/** Lines as a modded game writes them: most say nothing, some begin as lines do that matter. */
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

/** Gives the page a file and waits for the cause. */
async function diagnose(page: Page, file: string): Promise<number> {
  const again = page.getByRole('button', {name: 'Read another log'});
  if (await again.isVisible()) await again.click();
  const started = performance.now();
  await page.getByLabel('or choose files').setInputFiles(file);
  await page.getByRole('heading', {name: 'The cause', exact: true}).waitFor({timeout: 120_000});
  return (performance.now() - started) / 1000;
}

/** Bytes of worker, engine and rules as they travel. */
function weight(): number {
  const folder = path.join(buildFolder, 'assets/js');
  const name = readdirSync(folder).find((file) => file.includes('doctor_worker'));
  if (name === undefined) {
    throw new Error(`There is no worker of the log doctor in ${folder}; run "npm run build".`);
  }
  const params = {[constants.BROTLI_PARAM_QUALITY]: 11};
  return brotliCompressSync(readFileSync(path.join(folder, name)), {params}).length;
}

async function main(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'log-doctor-'));
  const server = createSiteServer({folder: buildFolder});
  const address = `http://127.0.0.1:${await listen(server, 0)}/docs/support/log-doctor`;
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserFlags});
  const rows: string[][] = [];
  let passed = true;
  const row = (what: string, value: string, budget: string, isMet: boolean) => {
    passed &&= isMet;
    rows.push([what, value, budget, isMet ? 'met' : '**missed**']);
  };
  for (const size of [10, 100] as const) {
    const file = path.join(folder, `${size}.log`);
    writeFileSync(file, modeledLog(size * megabyte));
    const page = await browser.newPage();
    await page.goto(address);
    await page.getByRole('textbox', {name: 'Paste a log'}).focus();
    await page.locator('html[data-has-hydrated=true]').waitFor();
    const times: number[] = [];
    const blocked: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const {work} = await watchTasks(browser, page, async () => void times.push(await diagnose(page, file)));
      blocked.push(work);
    }
    await page.close();
    const [time, block] = [median(times), Math.max(...blocked)];
    row(`${size} MB read`, `${time.toFixed(2)} s`, `at most ${budgets[size]} s`, time <= budgets[size]);
    row(
      '… longest task of the page meanwhile: work',
      `${block.toFixed(1)} ms`,
      `at most ${longestTask} ms`,
      block <= longestTask,
    );
  }
  const bytes = weight();
  row(
    'Worker, engine and rules, brotli',
    `${(bytes / 1024).toFixed(1)} KB`,
    'at most 40 KB',
    bytes <= heaviest,
  );
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, {recursive: true});
  writeSection(
    'Log doctor',
    [
      `A file given to the built page until its cause stands there; the median of ${runs} runs, of tasks the longest of all. Processor as it is.`,
      `Measured on ${machine()}, Chromium ${browser.version()}; load of the machine ${loadavg()[0]!.toFixed(1)}.`,
      '',
      table(['Measured', 'Value', 'Budget', ''], rows),
    ].join('\n'),
  );
  rows.forEach((cells) => console.log(cells.join(' · ')));
  return passed;
}

main().then(
  (passed) => process.exit(passed ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
