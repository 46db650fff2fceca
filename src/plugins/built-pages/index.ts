/**
 * The built pages, read once for all plugins that copy something out of them: their Markdown, the search records, the
 * title on a picture. Reading takes longer than anything else behind a build, so two threads share it.
 */
import {Worker} from 'node:worker_threads';
import type {Props} from '@docusaurus/types';
import {listFiles} from '../../content/files';
import {claim, readPage} from './read';
import type {ReaderName, Reading, Task} from './read';
import type {Answer} from './worker';

declare global {
  /** `worker.ts` as plain JavaScript, from src/cli/compile.mjs. Without it one thread reads all pages. */
  var pageReader: string | undefined;
}

/** What the plugins of this site want. Each says so when it is made, before the first asks for it. */
export const wanted = new Set<ReaderName>();

/** Readings by the page's file below the folder of the site, with `/`, in the order of those. */
export type Readings = ReadonlyMap<string, Reading>;

/** By something that all plugins get of one build, and no other build has. */
const known = new WeakMap<readonly string[], Promise<Readings>>();

/**
 * @param props what Docusaurus gives a plugin behind a build
 * @returns what was read of all pages; the same for every plugin of a build
 * @throws what a reader throws
 */
export function readBuiltPages(
  props: Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths'> & {siteConfig: {url: string}},
): Promise<Readings> {
  const {outDir, baseUrl, routesPaths, siteConfig} = props;
  const reading =
    known.get(routesPaths) ??
    readAll({folder: outDir, baseUrl, origin: new URL(siteConfig.url).origin, names: [...wanted]});
  known.set(routesPaths, reading);
  return reading;
}

async function readAll(site: Omit<Task, 'files' | 'claims'>): Promise<Readings> {
  const files = listFiles(site.folder).filter((file) => file.endsWith('.html'));
  const claims = new Int32Array(new SharedArrayBuffer(4 * files.length));
  const task = {...site, files, claims};
  const readings: Reading[] = [];
  const theirs = readElsewhere(task, ({number, reading}) => {
    readings[number] = reading;
  });
  await readHere(task, readings);
  await theirs;
  // All are here, unless the other thread was ended from outside.
  return new Map(files.map((file, number) => [file, readings[number] ?? readPage(task, file)]));
}

async function readHere(task: Task, readings: Reading[]): Promise<void> {
  for (const [number, file] of task.files.entries()) {
    if (claim(task, number)) {
      readings[number] = readPage(task, file);
      // Other plugins, and the answers of the other thread, have their turn.
      await new Promise((done) => setImmediate(done));
    }
  }
}

/** @returns a promise that is kept when the other thread has ended, and all its answers are here */
function readElsewhere(task: Task, take: (answer: Answer) => void): Promise<void> {
  const file = globalThis.pageReader;
  if (file === undefined) {
    return Promise.resolve();
  }
  const ended = new Promise<void>((resolve, reject) => {
    const worker = new Worker(file, {workerData: task});
    worker.on('message', take);
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
  // Whoever waits for it hears of a failure.
  ended.catch(() => undefined);
  return ended;
}
