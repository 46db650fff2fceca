// @ts-check
/**
 * Remembers how pages were drawn. A page is drawn by the server's bundle out of what the page has for itself: its text and
 * its place. When neither has changed, nor the template around it, it would come out the same, but for the names of
 * scripts, which it only lists. Then those are all that is written anew.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {keyFor} from './memory.mjs';

/** @type {(name: string) => any} */
const load = createRequire(import.meta.url);

/**
 * What is used of Docusaurus's description of the site.
 * @typedef {{path: string, routes?: Route[]}} Route
 * @typedef {object} Props
 * @property {string} siteDir
 * @property {string} outDir
 * @property {string} baseUrl
 * @property {string} generatedFilesDir
 * @property {string} [headTags]
 * @property {string} [preBodyTags]
 * @property {string} [postBodyTags]
 * @property {string[]} routesPaths paths of all pages
 * @property {Route[]} routes
 * @property {{ssrTemplate?: string, noIndex?: boolean, trailingSlash?: boolean}} siteConfig
 *
 * @typedef {{props: Props, serverBundlePath: string, clientManifestPath: string, router: string}} Options
 * @typedef {{collectedData: Record<string, object>}} Result what Docusaurus remembers of each page: links, anchors
 * @typedef {(options: Options) => Promise<Result>} Draw
 *
 * What is remembered: the page, the hashes of files in it by the files' names, and what Docusaurus collected.
 * @typedef {{html: string, hashes: Record<string, string>, collected: object}} Drawn
 */

const sha1 = (/** @type {string | Buffer} */ text) => createHash('sha1').update(text).digest('hex');
const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');

/** The hash in a built file's name: `main.670949ed`. */
const hashed = /\.([0-9a-f]{8})\b/g;

/**
 * A built file's name without its hash. To look for name and hash at once takes twenty times as long.
 * @param {string} text
 * @param {number} place where the hash begins
 */
const nameBefore = (text, place) => /[\w~-]*$/.exec(text.slice(Math.max(0, place - 100), place))?.[0] ?? '';

/**
 * @param {string} text
 * @param {(name: string, hash: string) => string} hashFor receives the name of each built file in the text and its hash,
 *   with the dot
 * @returns {string} the text with the hashes that it gives
 */
const withHashes = (text, hashFor) =>
  text.replace(hashed, (hash, _, place) => hashFor(nameBefore(text, place), hash));

/** @returns {[name: string, hash: string][]} built files named in a text, their hashes with the dot */
const filesIn = (/** @type {string} */ text) =>
  [...text.matchAll(hashed)].map(({0: hash, index}) => [nameBefore(text, index), hash]);

/** @returns {string[]} */
const leavesOf = (/** @type {unknown} */ value) =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leavesOf);

/** @returns {string[]} paths of the routes that others lie in */
const frames = (/** @type {Route[]} */ routes) =>
  routes.flatMap(({path, routes: inner}) => (inner ? [path, ...frames(inner)] : []));

/**
 * The chunks that only one page is made of.
 * @param {Record<string, unknown>} chunkNames of each route, as Docusaurus generates them: by path and a hash
 * @param {Route[]} routes
 * @returns {Map<string, string[]>} by the path of the page. A path that more than one route has is left out.
 */
export function ownChunks(chunkNames, routes) {
  const isFrame = new Set(frames(routes));
  const rows = Object.entries(chunkNames).map(([key, names]) => ({
    path: key.slice(0, key.lastIndexOf('-')),
    names: leavesOf(names),
  }));
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const word of rows.flatMap(({path, names}) => [path, ...new Set(names)])) {
    times.set(word, (times.get(word) ?? 0) + 1);
  }
  return new Map(
    rows
      .filter(({path}) => times.get(path) === 1 && !isFrame.has(path))
      .map(({path, names}) => [path, names.filter((name) => times.get(name) === 1).sort()]),
  );
}

/**
 * The server's bundle and chunks. They name each other by hashes, some of which change with every page: those are left out.
 * @returns {{bundle: string, chunks: {name: string, text: string}[]}} the bundle, and hashes of the chunks' texts
 */
function serverFiles(/** @type {string} */ serverBundlePath) {
  const folder = join(dirname(serverBundlePath), 'assets/js');
  const files = (existsSync(folder) ? readdirSync(folder).sort() : []).map((file) => {
    const [, name = file, hash = ''] = /^(.*)\.([0-9a-f]{8})\.js$/.exec(file) ?? [];
    return {name, hash, file: join(folder, file)};
  });
  const hashes = new Set(files.map(({hash}) => hash));
  const withoutHashes = (/** @type {string} */ file) =>
    read(file).replace(/"([0-9a-f]{8})"/g, (all, hash) => (hashes.has(hash) ? '""' : all));
  return {
    bundle: withoutHashes(serverBundlePath),
    chunks: files.map(({name, file}) => ({name, text: sha1(withoutHashes(file))})),
  };
}

/** The bundler lists the same chunks in another order now and then. */
const sorted = (/** @type {string} */ _key, /** @type {unknown} */ value) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Everything that a page is drawn with.
 * @param {Options} options
 * @returns {(path: string) => string} a key for each page, which is another one whenever the page may be
 */
export function keysOf({props, serverBundlePath, clientManifestPath}) {
  const {baseUrl, generatedFilesDir, headTags, preBodyTags, postBodyTags, routes, siteConfig, siteDir} =
    props;
  const own = ownChunks(JSON.parse(read(join(generatedFilesDir, 'routesChunkNames.json'))), routes);
  const owned = new Set([...own.values()].flat());
  const {bundle, chunks} = serverFiles(serverBundlePath);
  const texts = new Map(chunks.map(({name, text}) => [name, text]));
  // Any package may have a part in it.
  const common = keyFor(
    siteDir,
    read(fileURLToPath(import.meta.url)),
    read(fileURLToPath(new URL('minify-page.cjs', import.meta.url))),
    JSON.stringify([
      [baseUrl, headTags, preBodyTags, postBodyTags],
      [siteConfig.ssrTemplate, siteConfig.noIndex, siteConfig.trailingSlash],
      bundle,
      // The hashes of the browser's files change, too.
      JSON.stringify(JSON.parse(read(clientManifestPath)), sorted)
        .replace(/"hash":"[^"]*"/g, '')
        .replace(hashed, ''),
      chunks.filter(({name}) => !owned.has(name)).map(({name, text}) => [name, text]),
    ]),
  );
  return (path) => sha1(JSON.stringify([common, path, (own.get(path) ?? []).map((name) => texts.get(name))]));
}

/** Where Docusaurus puts a page. */
function fileOf(/** @type {string} */ path, /** @type {Props} */ {baseUrl, outDir, siteConfig}) {
  const page = path.slice(baseUrl.length);
  if (/\.html?$/.test(page)) {
    return join(outDir, page);
  }
  const isFolder = page === '' || page.endsWith('/') || siteConfig.trailingSlash !== false;
  return join(outDir, isFolder ? join(page, 'index.html') : `${page}.html`);
}

/**
 * @param {string} memo
 * @returns {Drawn | undefined} nothing also for what a killed build left half written, or another is writing
 */
function remembered(memo) {
  try {
    return JSON.parse(read(memo));
  } catch {
    return undefined;
  }
}

/**
 * Draws the pages that are not remembered, and writes those that are.
 * @param {Draw} draw Docusaurus's own
 * @param {Options} options
 * @param {string} memory folder that remembers; need not exist
 * @returns {Promise<Result>} as if all had been drawn
 */
export async function drawOnce(draw, options, memory) {
  const {props, clientManifestPath, router} = options;
  if (router === 'hash') {
    return draw(options);
  }
  const keyOf = keysOf(options);
  const hashes = new Map(filesIn(read(clientManifestPath)));
  const pages = props.routesPaths.map((path) => ({path, memo: join(memory, `${keyOf(path)}.json`)}));
  /** @type {Record<string, object>} */
  const collected = {};
  const left = pages.filter(({path, memo}) => {
    const drawn = remembered(memo);
    if (!drawn) {
      return true;
    }
    const old = new Map(Object.entries(drawn.hashes));
    const file = fileOf(path, props);
    mkdirSync(dirname(file), {recursive: true});
    const current = (/** @type {string} */ name, /** @type {string} */ hash) =>
      old.get(name) === hash ? (hashes.get(name) ?? hash) : hash;
    writeFileSync(file, withHashes(drawn.html, current));
    collected[path] = drawn.collected;
    return false;
  });
  if (left.length > 0) {
    const routesPaths = left.map(({path}) => path);
    Object.assign(collected, (await draw({...options, props: {...props, routesPaths}})).collectedData);
  }
  mkdirSync(memory, {recursive: true});
  for (const {path, memo} of left) {
    const html = read(fileOf(path, props));
    const own = filesIn(html).filter(([name, hash]) => hashes.get(name) === hash);
    /** @type {Drawn} */
    const drawn = {html, hashes: Object.fromEntries(own), collected: collected[path] ?? {}};
    writeFileSync(memo, JSON.stringify(drawn));
  }
  const kept = new Set(pages.map(({memo}) => memo));
  for (const name of readdirSync(memory)) {
    if (!kept.has(join(memory, name))) {
      rmSync(join(memory, name), {force: true});
    }
  }
  return {collectedData: Object.fromEntries(props.routesPaths.map((path) => [path, collected[path] ?? {}]))};
}

/**
 * Has Docusaurus remember how it drew pages.
 * @param {string} memory folder for it
 * @throws Error when the function to replace is not where it was
 */
export function rememberPages(memory) {
  const module = load('@docusaurus/core/lib/ssg/ssgExecutor.js');
  const {executeSSG} = module;
  if (typeof executeSSG !== 'function') {
    throw new Error(
      'src/cli/drawn-pages.mjs found no executeSSG. Compare it with @docusaurus/core/lib/ssg/ssgExecutor.js.',
    );
  }
  module.executeSSG = (/** @type {Options} */ options) => drawOnce(executeSSG, options, memory);
}
