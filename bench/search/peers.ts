/** Other search engines: how they are installed, and how each makes an index of our text. */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {cacheFolder} from '../../src/cli/project';
import {toHtml} from './sections';
import type {Section} from './sections';

/** Where the peers are installed and work; nothing of it is committed. */
export const peersFolder = join(cacheFolder, 'bench-search');

const wanted = join(__dirname, 'peers');

/** Installs the peers as their lockfile has them, unless they are there. Needs the package registry. */
export function installPeers(): void {
  const lock = 'package-lock.json';
  const present = join(peersFolder, 'node_modules', '.installed');
  const asked = readFileSync(join(wanted, lock), 'utf8');
  if (existsSync(present) && readFileSync(present, 'utf8') === asked) {
    return;
  }
  cpSync(wanted, peersFolder, {recursive: true});
  console.log('Installing the other engines …');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: peersFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  writeFileSync(present, asked);
}

/** The installed version of a peer. */
export function versionOf(name: string): string {
  const manifest = join(peersFolder, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version;
}

/** Has each page's sections as they go to VitePress: it calls `_render` for the HTML of a page and indexes that. */
const vitePressConfig = `import {readFileSync} from 'node:fs';
const pages = JSON.parse(readFileSync(new URL('../pages.json', import.meta.url), 'utf8'));
export default {
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: {
    search: {provider: 'local', options: {_render: (source, {relativePath}) => pages[relativePath]}},
  },
};
`;

export interface VitePressIndex {
  /** The module as VitePress ships it. */
  module: string;
  /** What is in it: a MiniSearch, serialized. */
  index: string;
}

/**
 * Builds VitePress's own search index: its own code splits the pages, indexes them with its own options and bundles the
 * result. Only the HTML of the pages is given, so that the text is ours, word for word.
 * @param name of the folder to work in; one per index
 * @throws Error when the build ends without an index, or when pages are missing in it
 */
export function buildVitePressIndex(sections: readonly Section[], name: string): VitePressIndex {
  const folder = join(peersFolder, name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(join(folder, '.vitepress'), {recursive: true});
  writeFileSync(join(folder, '.vitepress/config.mjs'), vitePressConfig);
  const pages: Record<string, string> = {};
  for (const [route, own] of byRoute(sections)) {
    const file = `${route.slice(1)}.md`;
    pages[file] = toHtml(own);
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), '# Page\n');
  }
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
  execFileSync(
    process.execPath,
    [join(peersFolder, 'node_modules/vitepress/bin/vitepress.js'), 'build', folder],
    {stdio: ['ignore', 'ignore', 'inherit'], env: {...process.env, NODE_ENV: 'production'}},
  );
  const chunks = join(folder, '.vitepress/dist/assets/chunks');
  const file = readdirSync(chunks).find((chunk) => chunk.startsWith('@localSearchIndexroot'));
  if (file === undefined) {
    throw new Error(`VitePress built no search index in ${chunks}.`);
  }
  const module = readFileSync(join(chunks, file), 'utf8');
  return {module, index: readModule(module)};
}

function byRoute(sections: readonly Section[]): Map<string, Section[]> {
  const routes = new Map<string, Section[]>();
  for (const section of sections) {
    const own = routes.get(section.route);
    if (own) {
      own.push(section);
    } else {
      routes.set(section.route, [section]);
    }
  }
  return routes;
}

/** The text that a module `const a = "…"; export {a as default}` exports. */
function readModule(module: string): string {
  const source = module.replace(/export\s*(?:\{(\w+) as default\}|default (?=\S))/, (_, name?: string) =>
    name ? `return ${name}` : 'return ',
  );
  return (new Function(source) as () => string)();
}

/**
 * Has Pagefind index built pages.
 * @param pages HTML by route
 * @param target folder for its files
 */
export async function buildPagefind(pages: ReadonlyMap<string, string>, target: string): Promise<void> {
  const entry = join(peersFolder, 'node_modules/pagefind/lib/index.js');
  const pagefind = (await import(pathToFileURL(entry).href)) as {
    createIndex: (options: object) => Promise<{
      index: {
        addHTMLFile: (file: {url: string; content: string}) => Promise<{errors: string[]}>;
        writeFiles: (options: {outputPath: string}) => Promise<{errors: string[]}>;
      };
    }>;
    close: () => Promise<void>;
  };
  const {index} = await pagefind.createIndex({
    rootSelector: '.theme-doc-markdown',
    excludeSelectors: ['button', 'svg', '.hash-link', 'label', '[aria-hidden=true]', '[data-search=off]'],
  });
  const errors: string[] = [];
  for (const [url, content] of pages) {
    errors.push(...(await index.addHTMLFile({url, content})).errors);
  }
  rmSync(target, {recursive: true, force: true});
  errors.push(...(await index.writeFiles({outputPath: target})).errors);
  await pagefind.close();
  if (errors.length > 0) {
    throw new Error(`Pagefind could not index the pages:\n${errors.join('\n')}`);
  }
}
