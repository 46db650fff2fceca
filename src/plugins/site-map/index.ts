import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import {loadersOf} from '../lean-scripts';
import {readRows, takeApart} from './rows';
import type {Leaf} from './rows';
import {moduleIds, putFiles, takeFiles, withOwnPage} from './scripts';
import {docsByAddress, readDocs, withoutDocs} from './docs';
import type {GlobalData} from './docs';
import type {AllPages, ChunkNames, OwnPage} from './types';

export const pluginName = 'site-map';

/** Name of the chunk that knows all pages; `src/navigation/site-map/index.ts` asks for it. */
const chunkName = 'site-map';

/** What the browser's modules are asked for by, and who answers. */
const replaced: Record<string, string> = {
  '@generated/routes': 'routes',
  '@generated/routesChunkNames': 'chunk-names',
  '@generated/registry': 'registry',
  '@generated/globalData': 'global-data',
  '@docusaurus/renderRoutes': 'render-routes',
};

/**
 * Keeps out of the scripts that a page needs whatever grows with the number of pages: every route, the code and the file
 * of every chunk, every document's id and path. A page's own script says what the page needs of them; the rest is one
 * chunk, which comes when another page may be asked for (src/navigation/site-map). Under `npm start` and on the
 * server everything stays as Docusaurus has it.
 */
export default function siteMap({generatedFilesDir, siteDir, siteConfig}: LoadContext): Plugin {
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const browser = path.join(siteDir, 'src/navigation/site-map');
  const folder = path.join(generatedFilesDir, pluginName);
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  return {
    name: pluginName,
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const chunkNames = JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkNames>;
      const rows = readRows(read('routes.js'), chunkNames);
      const {frames, leaves} = takeApart(rows);
      const registry = loadersOf(read('registry.js'));
      const globalData = JSON.parse(read('globalData.json')) as GlobalData;
      const docs = readDocs(globalData);
      const docsAt = docsByAddress(docs);
      const own = new Set(leaves.flatMap((leaf) => leaf.own));

      mkdirSync(folder, {recursive: true});
      write('home.json', JSON.stringify(homeOf(leaves, siteConfig.baseUrl)));
      write('frames.json', JSON.stringify(frames));
      write(
        'frame-registry.js',
        registryOf(registry, (name) => !own.has(name)),
      );
      write(
        'page-registry.js',
        registryOf(registry, (name) => own.has(name)),
      );
      write('global-data.json', JSON.stringify(withoutDocs(globalData, siteConfig.themeConfig.navbar)));
      write('all-pages.json', JSON.stringify({routes: rows, docs} satisfies AllPages));

      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replacements = Object.entries(replaced).map(
        ([asked, file]) =>
          new NormalModuleReplacementPlugin(new RegExp(`^${asked}$`), (request) => {
            // The theme's breadcrumbs look through all routes for the home page, and for nothing else.
            const forHome = asked === '@generated/routes' && isThemeCommon.test(request.context);
            request.request = forHome ? path.join(folder, 'home.json') : path.join(browser, file);
          }),
      );
      const finish = (compilation: Compilation) => {
        const file = (chunk: string) =>
          [...(compilation.namedChunks.get(chunk)?.files ?? [])].find((name) => name.endsWith('.js'));
        const change = (name: string | undefined, by: (text: string) => string) => {
          if (name === undefined) {
            throw new Error(`src/plugins/site-map misses a script that it has to change.`);
          }
          compilation.updateAsset(name, (source) => new RawSource(by(String(source.source()))));
        };
        const {RawSource} = currentBundler.instance.sources;
        let files: Record<string, string> = {};
        change(file('runtime~main'), (runtime) => {
          const taken = takeFiles(runtime, (chunk) => own.has(chunk));
          files = taken.files;
          return taken.runtime;
        });
        let ids: OwnPage['modules'] = {};
        change(file(chunkName), (script) => {
          ids = moduleIds(script, [...own]);
          return putFiles(script, files);
        });
        for (const leaf of leaves) {
          const modules = Object.fromEntries(leaf.own.map((name) => [name, ids[name]!]));
          const page: OwnPage = {row: leaf.row, modules, docs: docsAt(leaf.row.path)};
          change(leaf.own.map(file).find(Boolean), (script) => withOwnPage(script, page));
        }
      };
      return {
        plugins: [
          ...replacements,
          new NormalModuleReplacementPlugin(/^\.\/docusaurus$/, (request) => {
            if (/@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(request.context)) {
              request.request = path.join(browser, 'docusaurus.ts');
            }
          }),
          {
            apply(compiler: Compiler) {
              compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
                // Before the scripts are made smaller, and named by what is in them.
                const stage = currentBundler.instance.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
                compilation.hooks.processAssets.tap({name: pluginName, stage}, () => finish(compilation));
              });
            },
          },
        ],
      };
    },
  };
}

const isThemeCommon = /@docusaurus[\\/]theme-common[\\/]lib[\\/]utils$/;

/** @returns as much of the home page's route as tells that there is one */
const homeOf = (leaves: Leaf[], baseUrl: string) =>
  leaves
    .filter(({row}) => row.exact && row.path === baseUrl)
    .map(({row: {path: home}}) => ({path: home, exact: true}));

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;

/** @returns a registry with some of the chunks */
function registryOf(registry: string, isWanted: (chunk: string) => boolean): string {
  const lines = registry
    .split('\n')
    .filter((line) => isWanted(/^ {2}"([^"]+)":/.exec(line)?.[1] ?? ''))
    .map((line) => line.replace(/\};$/, ''));
  return `export default {\n${lines.filter((line) => line.startsWith('  "')).join('\n')}\n};\n`;
}
