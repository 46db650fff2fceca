import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {drawOnce, ownChunks} from './drawn-pages.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'drawn-'))));
afterEach(() => rmSync(folder, {recursive: true}));

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
};

/** A site of two documents in a frame, and its home page. */
const chunkNames = {
  '/-1b2': {__comp: 'aaaa0000', content: 'aaaa0001'},
  '/docs-3c4': {__comp: 'ffff0000', __props: 'ffff0001'},
  '/docs/one-5d6': {__comp: 'ffff0002', content: 'cccc0001'},
  '/docs/two-7e8': {__comp: 'ffff0002', content: 'cccc0002', __context: {plugin: 'cccc0003'}},
};
const routes = [{path: '/docs', routes: [{path: '/docs/one'}, {path: '/docs/two'}]}, {path: '/'}];
const paths = ['/', '/docs/one', '/docs/two'];

interface Site {
  /** What is in the server's chunks, by name. */
  chunks?: Record<string, string>;
  /** Hashes of the browser's files, by name. */
  files?: Record<string, string>;
  /** Chunks that another needs, by its name. */
  origins?: Record<string, string[]>;
  template?: string;
  bundle?: string;
}

const hashOf = (text: string) => Buffer.from(text.padEnd(4, '.')).toString('hex').slice(0, 8);

/** Builds the site. @returns which pages were drawn, and all pages */
async function build({
  chunks = {},
  files = {},
  origins = {main: ['styles'], cccc0001: ['tables']},
  template = '<html>',
  bundle = 'render()',
}: Site = {}) {
  rmSync(path.join(folder, 'build'), {recursive: true, force: true});
  const inServer = Object.fromEntries(
    ['aaaa0001', 'cccc0001', 'cccc0002', 'cccc0003', 'ffff0001', 'ffff0002'].map((name) => [name, name]),
  );
  const inBrowser: Record<string, string> = {
    main: '11111111',
    cccc0001: '22222222',
    cccc0002: '33333333',
    ...files,
  };
  const ofPages = hashOf(JSON.stringify(chunks));
  // A shared chunk names another file, whose name changes with any page.
  put(`build/__server/assets/js/code.${ofPages}.js`, 'code');
  put(`build/__server/assets/js/ffff0003.${ofPages}.js`, `"code" + "." + "${ofPages}"`);
  const hashes = Object.entries({...inServer, ...chunks}).map(([name, text]) => {
    put(`build/__server/assets/js/${name}.${hashOf(text)}.js`, text);
    return [name, hashOf(text)];
  });
  put('build/__server/server.bundle.js', `${bundle};${JSON.stringify(Object.fromEntries(hashes))}`);
  put('generated/routesChunkNames.json', JSON.stringify(chunkNames));
  put(
    'generated/client-manifest.json',
    JSON.stringify({
      origins,
      assets: Object.entries(inBrowser).map(([name, hash]) => ({
        file: `assets/js/${name}.${hash}.js`,
        hash: `${hash}${hash}`,
      })),
    }),
  );
  const drawn: string[] = [];
  const {collectedData} = await drawOnce(
    ({props}) => {
      drawn.push(...props.routesPaths);
      for (const page of props.routesPaths) {
        const own = page === '/docs/one' ? `cccc0001.${inBrowser.cccc0001}` : '';
        // What looks like a built file, and is none.
        const html = `${template}<body data-scripts="main.${inBrowser.main} ${own}">notes.12345678 ${page}`;
        put(`build/${page === '/' ? 'index' : page}.html`, html);
      }
      return Promise.resolve({
        collectedData: Object.fromEntries(props.routesPaths.map((page) => [page, {links: [page]}])),
      });
    },
    {
      router: 'browser',
      serverBundlePath: path.join(folder, 'build/__server/server.bundle.js'),
      clientManifestPath: path.join(folder, 'generated/client-manifest.json'),
      props: {
        siteDir: folder,
        outDir: path.join(folder, 'build'),
        baseUrl: '/',
        generatedFilesDir: path.join(folder, 'generated'),
        routesPaths: paths,
        routes,
        siteConfig: {trailingSlash: false, ssrTemplate: template},
      },
    },
    path.join(folder, 'memory'),
  );
  const page = (file: string) => readFileSync(path.join(folder, 'build', file), 'utf8');
  return {drawn, collectedData, pages: ['index.html', 'docs/one.html', 'docs/two.html'].map(page)};
}

it('knows what only one page is made of', () => {
  expect([...ownChunks(chunkNames, routes)]).toEqual([
    ['/', ['aaaa0000', 'aaaa0001']],
    ['/docs/one', ['cccc0001']],
    ['/docs/two', ['cccc0002', 'cccc0003']],
  ]);
});

it('draws a page once for as long as nothing changes', async () => {
  const first = await build();
  const second = await build();
  expect(first.drawn).toEqual(paths);
  expect(second).toEqual({...first, drawn: []});
  expect(Object.keys(second.collectedData)).toEqual(paths);
});

it('does not mind in which order the bundler lists its chunks', async () => {
  await build();
  expect((await build({origins: {cccc0001: ['tables'], main: ['styles']}})).drawn).toEqual([]);
});

it('draws the page whose text has changed, and writes the new names of files into the others', async () => {
  await build();
  const changed: Site = {
    chunks: {cccc0001: 'new'},
    files: {main: '44444444', cccc0001: '55555555'},
  };
  const warm = await build(changed);
  expect(warm.drawn).toEqual(['/docs/one']);
  rmSync(path.join(folder, 'memory'), {recursive: true});
  const cold = await build(changed);
  expect(cold.drawn).toEqual(paths);
  expect(warm.pages).toEqual(cold.pages);
  expect(warm.pages.join('')).not.toContain('11111111');
});

it.each<[string, Site]>([
  ['what draws pages', {bundle: 'other()'}],
  ['what pages share', {chunks: {ffff0002: 'new'}}],
  ['the frame of pages', {chunks: {ffff0001: 'new'}}],
  ['the template', {template: '<html lang=en>'}],
  ['which files there are', {files: {common: '66666666'}}],
  ['which files another needs', {origins: {main: ['styles'], cccc0001: ['tables', 'styles']}}],
])('draws all pages when %s changes', async (_what, site) => {
  await build();
  expect((await build(site)).drawn).toEqual(paths);
});

it('forgets what no page needs, and draws what it has lost', async () => {
  const {pages} = await build();
  const memory = path.join(folder, 'memory');
  const before = readdirSync(memory);
  expect(before).toHaveLength(3);
  await build({chunks: {cccc0001: 'new'}});
  expect(readdirSync(memory)).toHaveLength(3);
  expect(readdirSync(memory)).not.toEqual(before);
  await build();
  readdirSync(memory).forEach((file) => writeFileSync(path.join(memory, file), '{"html": "<ht'));
  expect(await build()).toMatchObject({drawn: paths, pages});
});
