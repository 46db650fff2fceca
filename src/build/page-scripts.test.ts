import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import pageScripts from './page-scripts';

interface Rspack {
  rspack: (options: object, done: (error: Error | null) => void) => void;
}
/** The bundler that `docusaurus build` uses. */
const {rspack} = createRequire(createRequire(__filename).resolve('@docusaurus/faster'))(
  '@rspack/core',
) as Rspack;

let site: string;
const inSite = (...names: string[]) => path.join(site, ...names);

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'page-scripts-'));
});
afterEach(() => {
  rmSync(site, {recursive: true});
  vi.unstubAllEnvs();
});

it('adds the chunks of each lazily imported module to the manifest', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  mkdirSync(inSite('generated'));
  writeFileSync(
    inSite('generated/client-manifest.json'),
    '{"entrypoints":["main"],"origins":{"guide":[1]},"assets":{}}',
  );
  writeFileSync(inSite('entry.js'), 'export default [() => import("./guide"), () => import("./table")];');
  writeFileSync(inSite('guide.js'), 'import "./shared"; export default "guide";');
  writeFileSync(inSite('table.js'), 'import "./shared"; export default "table";');
  writeFileSync(inSite('shared.js'), 'console.log("shared");');
  const plugin = pageScripts({generatedFilesDir: inSite('generated')} as LoadContext);
  const {plugins} = plugin.configureWebpack!({}, false, {} as never, undefined) as {plugins: object[]};
  await new Promise<void>((resolve, reject) =>
    rspack(
      {
        mode: 'production',
        context: site,
        entry: './entry.js',
        output: {path: inSite('out')},
        optimization: {
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {shared: {name: 'shared', test: /shared/, chunks: 'async', enforce: true}},
          },
        },
        plugins,
      },
      (error) => (error ? reject(error) : resolve()),
    ),
  );
  const manifest = JSON.parse(readFileSync(inSite('generated/client-manifest.json'), 'utf8')) as {
    origins: Record<string, string[]>;
  };
  const {'./guide': guide, './table': table} = manifest.origins;
  expect(manifest.origins).toMatchObject({guide: [1]});
  expect(guide).toHaveLength(2);
  expect(guide!.filter((chunk) => table!.includes(chunk))).toEqual(['shared']);
});
