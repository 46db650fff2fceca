/**
 * Does a page with 300 rows of drops stay light, and does its filter keep up with typing on a slow phone?
 * Builds the page, weighs its HTML, types into the filter in a browser whose processor is four times slower, and fails
 * when a budget is missed.
 */
import {existsSync, readFileSync} from 'node:fs';
import {loadavg} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync, constants} from 'node:zlib';
import {chromium, type Browser} from '@playwright/test';
import {browserFlags, findBrowser} from '../../src/cli/browser';
import {runNode} from '../../src/cli/process';
import {cacheFolder, commandScript, root} from '../../src/cli/project';
import {createSiteServer, listen} from '../../src/cli/server';
import {failWith, isMain} from '../../src/cli/terminal';
import {watchTasks, type Tasks} from '../main-thread';
import {machine, median, table, writeSection} from '../results';

const rows = 300;
const slowdown = 4;
/** Bytes of HTML as sent, and milliseconds of the longest task while somebody types. */
const budgets = {html: 60_000, task: 50};

const devices = {
  phone: {viewport: {width: 412, height: 915}, isMobile: true, hasTouch: true},
  desktop: {viewport: {width: 1280, height: 900}},
};
type Device = keyof typeof devices;

/** Words from much found to nothing found; each is typed and taken back letter by letter. */
const words = ['gold scrap', 'ender pearls', 'sand', 'xyz'];
const keyDelay = 120;

const scratch = join(cacheFolder, 'bench-drop-table');
const site = join(scratch, 'site');

/** Compiles the page under test, with a frame of its own size around it. */
async function build(): Promise<number> {
  const {code} = await runNode(
    commandScript('@docusaurus/core', 'docusaurus'),
    ['build', root, '--config', join(__dirname, 'docusaurus.config.ts'), '--out-dir', site],
    {
      cwd: root,
      env: {
        NODE_ENV: 'production',
        BABEL_ENV: 'production',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/bench-drop-table/generated',
      },
    },
  );
  return code;
}

/** Bytes of a built page: as it lies there, and as a host compresses it while it sends it (brotli, quality 5). */
function weigh(file: string): {plain: number; brotli: number} {
  const html = readFileSync(file);
  const {length: brotli} = brotliCompressSync(html, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}});
  return {plain: html.length, brotli};
}

interface Visit {
  typing: Tasks;
  /** The same keys with the table taken out of sight: what the page and the machine cost in any case. */
  without: Tasks;
  sorting: Tasks;
}

/** One visit to the page: typing, then sorting. */
async function visit(browser: Browser, address: string, device: Device): Promise<Visit> {
  const context = await browser.newContext(devices[device]);
  const page = await context.newPage();
  try {
    await page.goto(address);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    const field = page.getByRole('searchbox', {name: 'Find an item or a block'});
    const drawn = await page.locator('tr[id]').count();
    if (drawn !== rows) {
      throw new Error(`The page shows ${drawn} rows; ${rows} were asked for.`);
    }
    const devtools = await context.newCDPSession(page);
    // Not by mouse: its pointer would lie over the rows, which a phone does not have.
    await field.focus();
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.waitForTimeout(1000);

    const type = async () => {
      for (const word of words) {
        await page.keyboard.type(word, {delay: keyDelay});
        for (let letter = 0; letter < word.length; letter += 1) {
          await page.keyboard.press('Backspace', {delay: keyDelay});
        }
      }
      // The address is written after a pause.
      await page.waitForTimeout(600);
    };
    const typing = await watchTasks(browser, page, type);
    const sorting = await watchTasks(browser, page, async () => {
      for (const column of ['Emerald', 'Item', 'Item']) {
        await page.getByRole('button', {name: column, exact: true}).click();
        await page.waitForTimeout(600);
      }
    });
    await page.addStyleTag({content: 'tbody {display: none !important}'});
    await field.focus();
    await page.waitForTimeout(1000);
    const without = await watchTasks(browser, page, type);
    return {typing, without, sorting};
  } finally {
    await context.close();
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = (time: number) => `${time.toFixed(1)} ms`;

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {runs: {type: 'string', default: '7'}, built: {type: 'boolean', default: false}},
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs is "${values.runs}". Write a whole number from 1, e.g. --runs 7.`);
  }
  const code = values.built && existsSync(site) ? 0 : await build();
  if (code !== 0) {
    return code;
  }

  const load = loadavg()[0]?.toFixed(1);
  const html = weigh(join(site, 'index.html'));
  const server = createSiteServer({folder: site});
  const port = await listen(server, 0);
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserFlags});
  const visits: Record<Device, Visit[]> = {phone: [], desktop: []};
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const device of Object.keys(visits) as Device[]) {
        const seen = await visit(browser, `http://127.0.0.1:${port}/`, device);
        visits[device].push(seen);
        console.log(
          `Visit ${run} of ${runs}, ${device}: typing ${milliseconds(seen.typing.work)}, sorting ${milliseconds(seen.sorting.work)}`,
        );
      }
    }
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }

  const measured = (what: string, values: number[], budget = '') => [
    what,
    milliseconds(median(values)),
    `${milliseconds(Math.min(...values))} to ${milliseconds(Math.max(...values))}`,
    budget,
  ];
  const keys = words.join('').length * 2;
  const result = table(
    ['Measured', 'Median', 'Lowest to highest', 'Budget'],
    [
      ['HTML, brotli (quality 5)', kilobytes(html.brotli), '', `under ${kilobytes(budgets.html)}`],
      ['HTML, uncompressed', kilobytes(html.plain), '', ''],
      ...(Object.keys(visits) as Device[]).flatMap((device) => {
        const of = visits[device];
        return [
          measured(
            `Longest task while typing, ${device}: work`,
            of.map(({typing}) => typing.work),
            `at most ${budgets.task} ms`,
          ),
          measured(
            `… time that passed`,
            of.map(({typing}) => typing.passed),
          ),
          measured(
            `… the same with the table taken out`,
            of.map(({without}) => without.work),
          ),
          [
            `… tasks of more than 50 ms, per visit of ${keys} keys`,
            String(median(of.map(({typing}) => typing.long.length))),
            '',
            '',
          ],
          measured(
            `Longest task while sorting, ${device}: work`,
            of.map(({sorting}) => sorting.work),
          ),
        ];
      }),
    ],
  );
  console.log(`\n${result}\n`);
  writeSection(
    'Drop table',
    [
      `${rows} rows of five chances, drawn by the real component; processor ${slowdown} times slower, ${runs} visits.`,
      '"Work" is the time the processor spent on a task; "time that passed" also holds what other programs took meanwhile.',
      `Measured on ${machine()}, Chromium ${browser.version()}; load of the machine ${load}.`,
      '',
      result,
    ].join('\n'),
  );

  const misses = [
    ...(html.brotli < budgets.html ? [] : ['The HTML is too heavy.']),
    ...(Object.keys(visits) as Device[])
      .filter((device) => median(visits[device].map(({typing}) => typing.work)) > budgets.task)
      .map((device) => `The filter does not keep up with typing on a ${device}.`),
  ];
  misses.forEach((miss) => console.error(miss));
  return misses.length > 0 ? 1 : 0;
}

if (isMain(__filename)) {
  void failWith(main);
}
