import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {documentChunk} from '../../client/navigation/document-chunk';
import routeManifest, {readModules} from '.';
import {browserManifest, serverManifest} from './generated';

let folder: string;
const folders: string[] = [];
afterAll(() => folders.forEach((one) => rmSync(one, {recursive: true})));

const line = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
const lines = [
  line('0123abcd', '@site/docs/a (b).mdx'),
  line('17896441', '@theme/DocItem'),
  line('4567cdef', '@theme/DocRoot'),
];
const registry = (all: string[]) => `export default {\n${all.join('\n')}};\n`;
const chunkNames = {
  '/docs-640': {__comp: '4567cdef'},
  '/docs/a (b)-c/d-a49': {__comp: '17896441', content: '0123abcd'},
};
const routes = (inside: string) => `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', '640'),
    routes: [${inside}]
  },
];
`;
const document =
  "{path: '/docs/a (b)-c/d', component: ComponentCreator('/docs/a (b)-c/d', 'a49'), exact: true}";
const tag = "{path: '/docs/tags', component: ComponentCreator('/docs/tags', '111'), exact: true}";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'manifest-'));
  folders.push(folder);
  write('registry.js', registry(lines));
  write('routesChunkNames.json', JSON.stringify(chunkNames));
  write('routes.js', routes(`${document},\n${tag}`));
});
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

it('calls the chunk of a document by its address', () => {
  expect(documentChunk('/docs/app/Guides/x')).toBe('docs_app_Guides_x');
  expect(documentChunk('/base/docs/Gadgets & Slime/')).toBe('base_docs_Gadgets___Slime');
});

describe('browsers', () => {
  it('get a registry without documents, which stand in another that it imports', () => {
    const {'registry.js': listed, 'route-manifest/documents.js': documents} = browserManifest(folder);
    const own = (name: string, chunk: string, module: string) =>
      `  "${name}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${chunk}"],`;
    expect(listed).toBe(
      `export default {\n${[
        own('17896441', '17896441', '@theme/DocItem'),
        own('4567cdef', '4567cdef', '@theme/DocRoot'),
        own('documents', 'documents', '@generated/route-manifest/documents.js'),
      ].join('\n')}\n};\n`,
    );
    expect(documents).toBe(
      `export default {\n${own('0123abcd', 'docs_a__b_-c_d', '@site/docs/a (b).mdx')}\n};\n`,
    );
  });

  it('get the names of all other chunks', () =>
    expect(JSON.parse(browserManifest(folder)['routesChunkNames.json']!)).toEqual({
      '/docs-640': {__comp: '4567cdef'},
    }));

  it('get the routes with a list of documents that begins without them', () =>
    expect(browserManifest(folder)['routes.js'])
      .toBe(`import ComponentCreator from '@docusaurus/ComponentCreator';
import {documentRoutes} from '@site/src/client/navigation/documents';
export default [{...{"path":"/docs"}, component: ComponentCreator(...["/docs","640"]), routes: documentRoutes('17896441', [{...{"path":"/docs/tags","exact":true}, component: ComponentCreator(...["/docs/tags","111"])}])}];
`));
});

it('servers get everything, by the names that the browser’s chunks have', () => {
  const {'registry.js': all, ...others} = serverManifest(folder);
  expect(others).toEqual({});
  expect(all).toContain('"@site/docs/a (b).mdx"), "docs_a__b_-c_d"],');
  expect(all!.match(/import\(/g)).toHaveLength(3);
});

describe('what the framework generates', () => {
  it.each([
    ['registry', 'registry.js', 'export default {};\n', 'genRegistry'],
    ['registry', 'registry.js', registry([...lines, '  "x": [import("@site/x")],']), 'genRegistry'],
    [
      'routesChunkNames',
      'routesChunkNames.json',
      JSON.stringify({...chunkNames, '/docs/e-1': {__comp: '17896441', content: '4567cdef'}}),
      'genRouteCode',
    ],
    ['routes', 'routes.js', 'export default {};\n', 'genRouteCode'],
    ['routes', 'routes.js', routes(tag), 'genRouteCode'],
  ])('is told where to compare when the %s look different', (name, file, text, author) => {
    write(file, text);
    expect(() => browserManifest(folder)).toThrow(new RegExp(`the ${name} that Docusaurus.+${author}`));
  });
});

describe('the plugin', () => {
  class ChunkAssetPlugin {}
  class OtherPlugin {}
  interface Result {
    plugins: {apply: (compiler: object) => void}[];
    output: {chunkFilename: string};
  }
  const configure = (plugins: object[], isServer = false) =>
    routeManifest({siteDir: '/site', generatedFilesDir: folder} as LoadContext).configureWebpack!(
      {plugins} as never,
      isServer,
      {} as never,
      undefined,
    ) as unknown as Result;
  /** Has the plugin see a bundle whose modules have these files and numbers. */
  const emit = (modules: [file: string | null, id: number | null][]) => {
    const all = modules.map(([file, id]) => ({nameForCondition: () => file, id}));
    const chunkGraph = {getModuleId: ({id}: {id: number | null}) => id};
    const hooks = {
      emit: {tap: (_name: string, see: (compilation: object) => void) => see({modules: all, chunkGraph})},
    };
    configure([new ChunkAssetPlugin()]).plugins.at(-1)!.apply({hooks});
  };

  beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
  afterEach(() => void vi.unstubAllEnvs());

  it('takes the list of all chunks out of the browser’s bundle, and hashes out of the names', () => {
    const other = new OtherPlugin();
    const {plugins, output} = configure([new ChunkAssetPlugin(), other]);
    expect(plugins).toHaveLength(2);
    expect(plugins[0]).toBe(other);
    expect(output.chunkFilename).not.toContain('contenthash');
    expect(configure([other], true)).toEqual({});
  });

  it('says so when there is no such list any more', () =>
    expect(() => configure([new OtherPlugin()])).toThrow('finds no ChunkAssetPlugin'));

  it('notes the number of each document’s module', () => {
    emit([
      [null, 1],
      [path.join('/site', 'docs/a (b).mdx'), null],
      [path.join('/site', 'docs/a (b).mdx'), 7],
      [path.join('/site', 'src/x.ts'), 8],
    ]);
    expect([...readModules(folder)]).toEqual([['/docs/a (b)-c/d', 7]]);
  });

  it('names a document that is in no chunk', () =>
    expect(() => emit([[path.join('/site', 'src/x.ts'), 8]])).toThrow(
      '@site/docs/a (b).mdx, which is read at /docs/a (b)-c/d, is in no chunk',
    ));
});
