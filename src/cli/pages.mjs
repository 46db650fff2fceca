// @ts-check
/**
 * Compiles pages in two threads. Docusaurus compiles them in its main thread, one after the other, when the bundler asks
 * for them; here a second thread (`prepare.mjs`) has begun long before, and both go on until none is left.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {MessageChannel} from 'node:worker_threads';

/** @type {(name: string) => any} */
const load = createRequire(import.meta.url);

/**
 * What Docusaurus asks a compiler of pages to do, and what it gets.
 * @typedef {{content: string, filePath: string, frontMatter: object, compilerName: string}} Job
 * @typedef {{content: string, data: Record<string, unknown>}} Compiled
 * @typedef {{process: (job: Job) => Promise<Compiled>}} Processor
 * @typedef {(given: {options: Record<string, any>}) => Promise<{mdProcessor: Processor, mdxProcessor: Processor}>} CreateProcessors
 *
 * What the other thread is asked for. `claims` has a number for each file: 1 once one of the threads has begun with it.
 * From the port `bodies` it can take what this thread has read in pages.
 * @typedef {object} Request
 * @property {string[]} files
 * @property {Int32Array} claims
 * @property {import('node:worker_threads').MessagePort} bodies
 * @property {Record<string, unknown>} options
 * @property {string[]} steps
 *
 * And what it answers: the file's place in the list, and what it made of which text; nothing where it failed.
 * @typedef {{number: number, made?: {content: string, compiled: Compiled}}} Answer
 */

/** @typedef {(...args: never[]) => unknown} Plugin */

/** @typedef {(tree: import('mdast').Root) => {tree?: unknown}} BodyOf `bodyOf` of src/content/body.ts */

/** Names of steps that a page goes through; the bundler of the configuration may add a number. */
export function namesOf(/** @type {unknown} */ steps) {
  const list = /** @type {(Plugin | [Plugin])[]} */ (steps ?? []);
  return list.map((step) => (Array.isArray(step) ? step[0] : step).name.replace(/\d+$/, ''));
}

/** Whether the compiler takes something for part of the page that the checks do not: `<!-- … -->`. */
const hasComment = (/** @type {{type: string, children?: any[]}} */ node) =>
  node.type === 'comment' || (node.children?.some(hasComment) ?? false);

/**
 * The first step of a compiler, which sees what the parser has made: the checks need not parse the page again.
 * @param {BodyOf} bodyOf
 * @param {(file: string, body: unknown) => void} know receives what is in each page, without its tree
 * @returns {() => (tree: import('mdast').Root, file: import('vfile').VFile) => void}
 */
export const reading = (bodyOf, know) => () => (tree, file) => {
  if (!hasComment(tree)) {
    know(file.path, {...bodyOf(tree), tree: undefined});
  }
};

/** Whether these are the options of the documents' compiler. */
const isForDocs = (/** @type {{dependencies?: string[]}} */ {dependencies}) =>
  dependencies?.some((file) => file.includes('docusaurus-plugin-content-docs')) ?? false;

/**
 * The options of the documents' compiler, if another thread can do the same with them.
 * @param {Record<string, unknown>} options
 * @returns {Record<string, unknown> | undefined}
 */
function forAnotherThread(options) {
  const {DEFAULT_PARSE_FRONT_MATTER} = load('@docusaurus/utils');
  const {markdownConfig} = /** @type {{markdownConfig: any}} */ (options);
  // Functions cannot be sent; those of `remarkPlugins` are known there too.
  const hasOthers = [
    'beforeDefaultRemarkPlugins',
    'beforeDefaultRehypePlugins',
    'rehypePlugins',
    'recmaPlugins',
  ].some((name) => /** @type {unknown[] | undefined} */ (options[name])?.length);
  const isPlain =
    markdownConfig.preprocessor === undefined &&
    markdownConfig.parseFrontMatter === DEFAULT_PARSE_FRONT_MATTER;
  return !hasOthers && isPlain ? JSON.parse(JSON.stringify(options)) : undefined;
}

/** @returns {string[]} absolute paths of all pages below a folder, which need not exist */
export function pagesIn(/** @type {string} */ folder) {
  return !existsSync(folder)
    ? []
    : readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.mdx?$/.test(file))
        .sort()
        .map((file) => join(folder, file));
}

/** Lets others have their turn. */
const turn = () => new Promise((done) => setImmediate(done));

/**
 * A compiler that shares its work with another thread.
 * @param {Processor} own compiles in this thread
 * @param {string[]} files all that may be compiled
 * @param {import('node:worker_threads').Worker} worker the other thread; when it ends, this one does the rest
 * @param {Int32Array} claims what has been begun with, for both threads
 * @returns {Processor}
 */
export function shared(own, files, worker, claims) {
  const numbers = new Map(files.map((file, number) => [file, number]));
  /** @type {Map<number, Answer>} */
  const answers = new Map();
  /** @type {Map<number, (answer: Answer) => void>} */
  const waiting = new Map();
  let hasEnded = false;
  worker.on('message', ({page}) => {
    if (page) {
      answers.set(page.number, page);
      waiting.get(page.number)?.(page);
    }
  });
  worker.once('exit', () => {
    hasEnded = true;
    waiting.forEach((answer, number) => answer({number}));
  });

  /** What the other thread has made of the page, or its own work where that is nothing or of another text. */
  const theirs = async (/** @type {Job} */ job, /** @type {number} */ number) => {
    /** @type {Answer} */
    const {made} =
      answers.get(number) ?? (hasEnded ? {number} : await new Promise((done) => waiting.set(number, done)));
    answers.delete(number);
    return made?.content === job.content ? made.compiled : own.process(job);
  };

  let last = Promise.resolve();
  return {
    process: (job) => {
      const number = numbers.get(job.filePath);
      return new Promise((resolve, reject) => {
        last = last.then(async () => {
          await turn();
          if (number === undefined || Atomics.exchange(claims, number, 1) === 0) {
            await own.process(job).then(resolve, reject);
          } else {
            theirs(job, number).then(resolve, reject);
          }
        });
      });
    },
  };
}

/**
 * Compiles each page once for both bundles.
 * @param {Processor} processor
 * @param {(error: unknown) => Promise<never>} fail
 * @returns {Processor}
 */
export function forEachBundle(processor, fail) {
  /** @type {Map<string, {content: string, made: Promise<Compiled>}>} */
  const begun = new Map();
  return {
    process: async (job) => {
      const {filePath, content} = job;
      const known = begun.get(filePath);
      const isSecond = known?.content === content;
      // What is made for the browser takes along the pictures of the page, which the server only names.
      const made = isSecond ? known.made : processor.process({...job, compilerName: 'client'});
      if (isSecond) {
        begun.delete(filePath);
      } else {
        begun.set(filePath, {content, made});
      }
      return made.catch(fail);
    },
  };
}

/**
 * Has Docusaurus share the pages of a folder with another thread.
 * @param {object} options
 * @param {string} options.folder where the pages are
 * @param {import('node:worker_threads').Worker} options.worker gets a `Request` as the message `pages`, sends an `Answer`
 *   as the message `page` for each that it claims
 * @param {boolean} options.isAlone whether the other thread is not asked
 * @param {BodyOf} [options.bodyOf]
 * @param {CreateProcessors} options.createProcessors Docusaurus's own, in one file
 * @param {(error: unknown) => Promise<never>} options.fail is called for a page that cannot be compiled; rejects
 * @throws Error when the function to replace is not where it was
 */
export function sharePages({folder, worker, isAlone, bodyOf, createProcessors, fail}) {
  const module = load('@docusaurus/mdx-loader/lib/processor.js');
  if (typeof module.createProcessors !== 'function') {
    throw new Error(
      'src/cli/pages.mjs found no createProcessors. Compare it with @docusaurus/mdx-loader/lib/processor.js.',
    );
  }
  module.createProcessors = async (/** @type {{options: Record<string, any>}} */ {options}) => {
    const isDocs = isForDocs(options);
    const sent = isDocs && !isAlone ? forAnotherThread(options) : undefined;
    const channel = sent && new MessageChannel();
    const know = (/** @type {string} */ file, /** @type {unknown} */ body) =>
      channel?.port1.postMessage({file, text: readFileSync(file, 'utf8'), body});
    const {mdProcessor, mdxProcessor} = await createProcessors({
      options: {
        ...options,
        beforeDefaultRemarkPlugins: [
          ...(channel && bodyOf ? [reading(bodyOf, know)] : []),
          ...(options.beforeDefaultRemarkPlugins ?? []),
        ],
      },
    });
    let processor = mdxProcessor;
    if (channel) {
      const files = pagesIn(folder);
      const claims = new Int32Array(new SharedArrayBuffer(4 * files.length));
      processor = shared(mdxProcessor, files, worker, claims);
      const steps = namesOf(options.remarkPlugins);
      const {port2: bodies} = channel;
      worker.postMessage({pages: {files, claims, bodies, options: sent, steps}}, [bodies]);
    }
    return {mdProcessor: forEachBundle(mdProcessor, fail), mdxProcessor: forEachBundle(processor, fail)};
  };
}
