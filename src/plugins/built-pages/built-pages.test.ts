import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {stop} from 'esbuild';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {bundle} from '../../cli/bundle.mjs';
import {readBuiltPages, wanted} from '.';
import {claim} from './read';
import type {Answer} from './worker';

const made = path.join(__dirname, '../../../.cache/test', `reader-${process.pid}`);
const folders = [made];

afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true, force: true})));

beforeEach(() => {
  wanted.clear();
  Reflect.deleteProperty(globalThis, 'pageReader');
});

/** A built site with a page for each title, and one that is no document. */
function site(names: string[]) {
  const outDir = mkdtempSync(path.join(tmpdir(), 'pages-'));
  folders.push(outDir);
  mkdirSync(path.join(outDir, 'docs'));
  writeFileSync(path.join(outDir, 'index.html'), '<main><p>Welcome.</p></main>');
  names.forEach((title, number) =>
    writeFileSync(
      path.join(outDir, `docs/page-${number}.html`),
      `<div class=theme-doc-markdown><h1>${title}</h1><p>About ${title}.<h2 id=more>More</h2><p>It burns.</div>`,
    ),
  );
  return {outDir, baseUrl: '/', siteConfig: {url: 'https://docs.example'}, routesPaths: [] as string[]};
}

const titles = Array.from({length: 12}, (_, number) => `Lamp ${number}`);

it('reads what is wanted of each page, and nothing else', async () => {
  wanted.add('twin').add('records');
  const pages = await readBuiltPages(site(titles));
  expect(pages.size).toBe(13);
  expect([...pages.keys()].slice(0, 2)).toEqual(['docs/page-0.html', 'docs/page-1.html']);
  const page = pages.get('docs/page-7.html');
  expect(page?.twin).toMatchObject({path: '/docs/page-7', title: 'Lamp 7'});
  expect(page?.records?.map(({url}) => url)).toContain('https://docs.example/docs/page-7#more');
  expect(page).not.toHaveProperty('image');
  expect(pages.get('index.html')).toEqual({twin: undefined, records: []});
});

it('reads the pages of a build once, and those of another anew', async () => {
  wanted.add('twin');
  const [one, other] = [site(titles.slice(0, 1)), site(titles.slice(0, 1))];
  const pages = await readBuiltPages(one);
  expect(await readBuiltPages({...one})).toBe(pages);
  expect(await readBuiltPages(other)).not.toBe(pages);
});

describe('two threads', () => {
  const reader = path.join(made, 'reader.cjs');

  beforeAll(async () => {
    await bundle({reader: path.join(__dirname, 'worker.ts')}, made);
    await stop();
  });

  it('read the same as one', async () => {
    wanted.add('twin').add('records').add('image');
    const built = site(titles);
    const alone = await readBuiltPages(built);
    const files = [...alone.keys()];
    const task = {
      folder: built.outDir,
      baseUrl: '/',
      origin: 'https://docs.example',
      names: [...wanted],
      files,
      claims: new Int32Array(new SharedArrayBuffer(4 * files.length)),
    };
    // The first page is the other thread's already.
    claim(task, 0);
    const answers: Answer[] = [];
    const worker = new Worker(reader, {workerData: task});
    worker.on('message', (answer: Answer) => answers.push(answer));
    await once(worker, 'exit');
    expect(answers.map(({number}) => number)).toEqual(
      files
        .map((_, number) => number)
        .slice(1)
        .reverse(),
    );
    for (const {number, reading} of answers) {
      const {image, ...rest} = alone.get(files[number]!)!;
      expect(reading).toEqual({...rest, image: image && Uint8Array.from(image)});
    }
    globalThis.pageReader = reader;
    const together = await readBuiltPages({...built, routesPaths: []});
    expect([...together].map(([file, {twin, records}]) => ({file, twin, records}))).toEqual(
      [...alone].map(([file, {twin, records}]) => ({file, twin, records})),
    );
  }, 20_000);

  it('say the same of a mistake, whichever finds it', async () => {
    wanted.add('image');
    const message = /^social-images: \/docs\/page-\d+: no glyph for "ß"/;
    await expect(readBuiltPages(site(['Größe', ...titles]))).rejects.toThrow(message);
    globalThis.pageReader = reader;
    await expect(readBuiltPages(site(['Größe', ...titles]))).rejects.toThrow(message);
  }, 20_000);
});
