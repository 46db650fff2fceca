/** The log doctor reads files in the browser, diagnoses them, and sends nothing. */
import {writeFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {zip} from '../unit/zip';
import {violations} from './accessibility';
import {hostileInputs} from './hostile-inputs';
import {expect, open, test, withoutPrefetch} from './site';

const route = '/docs/support/log-doctor';
const heap = 'java.lang.OutOfMemoryError: Java heap space';
const crash = `---- Minecraft Crash Report ----\n\nDescription: Rendering overlay\n\n${heap}\n\tat a.B.c(B.java:1)\n\n-- System Details --\n\tMinecraft Version: 1.21.1\n`;

const field = (page: Page) => page.getByRole('textbox', {name: 'Paste a log or crash report'});
const cause = (page: Page) => page.getByRole('heading', {name: 'The cause', exact: true});
/** The first line of the result, which states how the game ended. */
const outcome = (page: Page) => page.locator('section[aria-label="Log doctor"] h3').first();
const marked = (page: Page) => page.locator('section[aria-label="Log doctor"] mark').first();

/** Selects a file in the file picker. */
const choose = (page: Page, name: string, content: string | Buffer) =>
  page.getByLabel('Choose files').setInputFiles({name, mimeType: '', buffer: Buffer.from(content as string)});

/** Pastes or drops data on the page. */
const give = (page: Page, event: 'paste' | 'drop', data: {text?: string; file?: string}) =>
  page.evaluate(
    ({type, given}) => {
      const transfer = new DataTransfer();
      if (given.text !== undefined) transfer.setData('text/plain', given.text);
      if (given.file !== undefined) transfer.items.add(new File([given.file], 'crash-1.txt'));
      const options = {bubbles: true, cancelable: true};
      const target = type === 'paste' ? document.querySelector('textarea')! : document.querySelector('h1')!;
      target.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', {...options, clipboardData: transfer})
          : new DragEvent('drop', {...options, dataTransfer: transfer}),
      );
    },
    {type: event, given: data},
  );

test('a pasted log is read at once', async ({page}) => {
  await open(page, route);
  await give(page, 'paste', {text: crash});
  await expect(outcome(page)).toBeFocused();
  await expect(outcome(page)).toHaveText(/^The game or server stopped while it was loading/);
  await expect(outcome(page)).toBeInViewport();
  await expect(cause(page)).toBeVisible();
  await expect(marked(page)).toHaveText(/OutOfMemoryError/);
  await expect(page.getByText('Minecraft', {exact: true}).locator('..')).toContainText('1.21.1');
  expect(await violations(page)).toEqual([]);
});

test('a file dropped anywhere on the page is read at once', async ({page}) => {
  await open(page, route);
  await give(page, 'drop', {file: crash});
  await expect(cause(page)).toBeVisible();
  await expect(page.locator('figcaption').filter({hasText: 'crash-1.txt'}).first()).toBeVisible();
});

test('gzip and ZIP files are unpacked', async ({page}) => {
  await open(page, route);
  await choose(page, 'latest.log.gz', gzipSync(crash));
  await expect(marked(page)).toHaveText(/OutOfMemoryError/);
  await page.getByRole('button', {name: 'Read another log'}).click();
  await expect(cause(page)).toBeHidden();
  await choose(page, 'logs.zip', zip({'logs/latest.log': 'nothing\n', 'crash-reports/crash-2.txt': crash}));
  await expect(
    page.locator('figcaption').filter({hasText: 'crash-reports/crash-2.txt'}).first(),
  ).toBeVisible();
  await expect(page.getByText('logs/latest.log, 1 line', {exact: true})).toBeVisible();
});

test('a log of 20 MB does not block the page and can be cancelled', async ({page}, testInfo) => {
  await open(page, route);
  await page.evaluate(() => {
    const longest = {time: 0};
    Object.assign(window, {longest});
    new PerformanceObserver((list) => {
      longest.time = Math.max(longest.time, ...list.getEntries().map(({duration}) => duration));
    }).observe({type: 'longtask'});
  });
  const long = `${'[12:00:00] [main/INFO] [lamp/]: All is well, nothing happens here at all\n'.repeat(280_000)}${heap}\n`;
  // Use a file on disk, so that the browser reads the file as it does for readers.
  const file = testInfo.outputPath('debug.log');
  writeFileSync(file, long);
  const chooser = page.getByLabel('Choose files');
  await chooser.setInputFiles(file);
  // Dispatch the event directly, because the button moves and disappears within a second.
  await page.getByRole('button', {name: 'Cancel'}).dispatchEvent('click');
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(cause(page)).toBeHidden();

  await chooser.setInputFiles(file);
  await expect(cause(page)).toBeVisible({timeout: 30_000});
  await expect(page.getByText('280001', {exact: true}).first()).toBeVisible();
  expect(
    await page.evaluate(() => (window as unknown as {longest: {time: number}}).longest.time),
  ).toBeLessThan(200);
});

test('a file that is not a log is refused with an explanation', async ({page}) => {
  await open(page, route);
  await choose(page, 'holiday.log', Buffer.alloc(5000, '\u0000\u0007\u0001'));
  await expect(page.getByRole('status').filter({hasText: 'holiday.log is not a text file'})).toBeVisible();
  await choose(page, 'logs.zip', zip({'a.png': 'x'}));
  await expect(page.getByRole('status').filter({hasText: 'logs.zip contains no log'})).toBeVisible();
});

test('without a known cause it names suspects, and without suspects it offers a filled-in report', async ({
  page,
}) => {
  await open(page, route);
  await choose(
    page,
    'latest.log',
    '[main/INFO]: Setting user: Steve_07\n[main/ERROR]: Steve_07 broke it\njava.lang.IllegalStateException: lamp\n\tat TRANSFORMER/lampmod@1.0/com.lamp.Lamp.on(Lamp.java:3)\n',
  );
  await expect(page.getByRole('heading', {name: 'Worth trying', exact: true})).toBeVisible();
  await expect(page.getByText('lampmod').first()).toBeVisible();
  await page.getByRole('button', {name: 'Read another log'}).click();
  await choose(
    page,
    'latest.log',
    '[main/INFO]: Setting user: Steve_07\n[main/INFO]: C:\\Instances\\FTB StoneBlock 4\\mods\nOperating System: Windows 11\n[main/ERROR]: Steve_07 broke it\n',
  );
  await expect(page.getByRole('heading', {name: 'No known cause'})).toBeVisible();
  const report = await page.getByRole('link', {name: 'open a report that is filled in'}).getAttribute('href');
  const address = new URL(report!);
  expect(address.pathname).toBe('/FTBTeam/FTB-Modpack-Issues/issues/new');
  expect(address.searchParams.get('template')).toBe('1-crash_reports.yaml');
  expect(address.searchParams.get('ftb-modpack-dropdown')).toBe('FTB StoneBlock 4');
  expect(address.searchParams.get('logs')).toContain('where latest.log stopped');
  expect(report).not.toContain('Steve');
});

test('errors that the game continued after are collapsed, and not a cause', async ({page}) => {
  await open(page, route);
  await choose(
    page,
    'latest.log',
    `[main/INFO]: ModLauncher running: args\n[main/ERROR]: ${heap}\n[Server thread/INFO]: Done (9.1s)! For help, type "help"\n[Server thread/INFO]: Stopping server\n`,
  );
  await expect(outcome(page)).toHaveText('The game or server started and ended normally.');
  await expect(cause(page)).toBeHidden();
  const folded = page.getByText('Happened, and the game went on: 1');
  await expect(marked(page)).toBeHidden();
  await folded.click();
  await expect(marked(page)).toHaveText(/OutOfMemoryError/);
});

test('a question, an address, a picture and an empty file have specific messages', async ({page}) => {
  await open(page, route);
  for (const [text, answer] of [
    ['my game crashed', 'That describes what happened.'],
    ['https://mclo.gs/abc123', 'That is an address'],
  ] as const) {
    await field(page).fill(text);
    await page.getByRole('button', {name: 'Read the log'}).click();
    await expect(page.getByText(answer)).toBeVisible();
    await page.getByRole('button', {name: 'Read another log'}).click();
  }
  await choose(page, 'latest.log', '');
  await expect(page.getByText('latest.log is empty.')).toBeVisible();
  await choose(page, 'shot.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]));
  await expect(page.getByText('shot.png is a picture')).toBeVisible();
});

test('a file dropped before hydration is read afterwards', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (asked) => {
    await held;
    await asked.continue();
  });
  await page.goto(route);
  await give(page, 'drop', {file: crash});
  release();
  await expect(cause(page)).toBeVisible();
});

test('the home page passes a dropped file to the log doctor', async ({page}) => {
  await open(page, '/');
  await give(page, 'drop', {file: crash});
  await expect(page).toHaveURL(route);
  await expect(cause(page)).toBeVisible();
});

test('the result replaces the form by a button that shows it again', async ({page}) => {
  await open(page, route);
  await give(page, 'paste', {text: crash});
  await expect(cause(page)).toBeVisible();
  await expect(page.locator('textarea')).toBeHidden();
  await page.getByRole('button', {name: 'Read another log'}).click();
  await expect(page.locator('textarea')).toBeFocused();
});

test('the content of a log stays text', async ({page}) => {
  await open(page, route);
  const inject = hostileInputs.map(({text}) => text.replace(/[\r\n]/g, ' '));
  const log = inject.flatMap((text) => [
    `${heap} ${text}`,
    `java.lang.Error: ${text}`,
    `\tat TRANSFORMER/${text}@1/a.B.c(B.java:1) ~[${text}.jar!/:1] {}`,
    `Mod ${text} requires ${text} 1.0 or above`,
    `\tMod '${text}' (${text}) 1.0 requires any version of ${text}, which is missing!`,
    `\tMinecraft Version: ${text}`,
    `--username, ${text}`,
  ]);
  await choose(page, `${inject[2]}.log`.replace(/\//g, '-'), log.join('\n'));
  await expect(page.getByRole('heading', {name: 'Pass it on'})).toBeVisible();
  await page.getByRole('button', {name: 'Make a copy without personal data'}).click();
  await expect(page.getByRole('link', {name: 'Save as a file'})).toBeVisible();
  const injected = await page.evaluate(() => ({
    elements: Array.from(
      document.querySelectorAll(
        '[data-evil], iframe, object, embed, base, [onerror], [onload], [onclick], [href^="javascript:" i], [href^="data:" i]',
      ),
      ({outerHTML}) => outerHTML.slice(0, 80),
    ),
    ran: 'pwned' in window,
    scrolls: document.documentElement.scrollWidth > innerWidth,
  }));
  expect(injected).toEqual({elements: [], ran: false, scrolls: false});
});

test('the cleaned copy contains no personal data', async ({page}) => {
  await open(page, route);
  await choose(
    page,
    'latest.log',
    `[main/INFO]: Setting user: Steve_07\nC:\\Users\\Mara\\game 203.0.113.77:25565\n${heap}\n`,
  );
  await page.getByRole('button', {name: 'Make a copy without personal data'}).click();
  await expect(page.getByText(/^Removed: .*names of players/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Save as a file'}).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('latest-cleaned.txt');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  expect(text).not.toMatch(/Steve|Mara|203\.0/);
  expect(text).toContain(heap);
});

test('works by keyboard alone', async ({page}) => {
  await open(page, route);
  await field(page).focus();
  await page.keyboard.insertText(heap);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Read the log'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toBeFocused();
  await page.keyboard.press('Tab');
  // The quoted lines come first in the tab order, because they can scroll. Links and buttons follow.
  await expect(page.getByRole('region', {name: /^Lines of/}).first()).toBeFocused();
});

test('sends nothing, and needs no network after loading', async ({page, context, siteAddress}) => {
  const requests: string[] = [];
  // Without prefetching, the pages that a result links to cause no requests.
  await withoutPrefetch(page);
  await open(page, route);
  await field(page).focus();
  // The first interaction loads the engine and the rules.
  await expect.poll(() => page.workers().length).toBe(1);
  await page.waitForLoadState('networkidle');
  context.on('request', (request) => requests.push(request.url()));
  await context.setOffline(true);
  await choose(page, 'latest.log', crash);
  await expect(cause(page)).toBeVisible();
  await page.getByRole('button', {name: 'Make a copy without personal data'}).click();
  await expect(page.getByRole('link', {name: 'Save as a file'})).toBeVisible();
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
  await context.setOffline(false);
  const policy = (await page.request.get(siteAddress + route)).headers()['content-security-policy'];
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("worker-src 'self';");
});

test('a text from another page is read on arrival', async ({page}) => {
  await page.addInitScript((text) => sessionStorage.setItem('ftb-docs.log-doctor.text', text), crash);
  await open(page, route);
  await expect(cause(page)).toBeVisible();
});

test('without scripts, the page lists the same causes for reading a log by hand', async ({
  browser,
  siteAddress,
}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(siteAddress + route);
  await expect(page.getByText('This needs JavaScript.')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Read the log'})).toBeHidden();
  await expect(
    page.getByRole('row').filter({hasText: 'OutOfMemoryError: Java heap space'}).first(),
  ).toBeVisible();
  await page.close();
});
