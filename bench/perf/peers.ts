/** The peers: writes our pages as each wants them, installs it, builds it, looks at what came out. */
import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setAside} from './aside';
import {cacheFolder} from '../../src/cli/project';
import {site} from '../../src/config/site';
import {hasClass} from '../../src/build/post/dom';
import type {Element} from '../../src/build/post/dom';
import {outlineOf, outlineOfHtml} from './source';
import type {SourcePage} from './source';
import {starlightSidebar, vitePressSidebar} from './sidebar';
import type {OurSidebars} from './sidebar';

export type PeerName = 'starlight' | 'vitepress';

export interface Peer {
  name: PeerName;
  label: string;
  /** The package whose version is told. */
  packageName: string;
  /** The command that builds it: script below node_modules, arguments. */
  command: [string, ...string[]];
  /** What it leaves behind to be faster next time, below its folder. */
  caches: string[];
  /** Where a page is written to, below its folder. */
  file: (route: string) => string;
  /** A page as the peer wants it. */
  source: (page: SourcePage) => string;
  /** What goes into site.json, which the peer's configuration reads. */
  settings: (sidebars: OurSidebars) => object;
  /** Finds title and text in a built page. */
  isText: (element: Element) => boolean;
}

/** Front matter is YAML, and JSON is YAML. */
const frontMatter = (fields: object) =>
  `---\n${Object.entries(fields)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\n`;

const escapeText = (text: string) => text.replace(/[\\`*_[\]<>&#{}|~]/g, '\\$&');

export const peers: Record<PeerName, Peer> = {
  starlight: {
    name: 'starlight',
    label: 'Starlight',
    packageName: '@astrojs/starlight',
    command: ['astro/astro.js', 'build'],
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    file: (route) => `src/content/docs${route === '/' ? '/index' : route}.md`,
    source: ({route, title, description, markdown}) =>
      frontMatter({
        title,
        description,
        // Its own addresses would be lower case, with hyphens for spaces.
        ...(route === '/' ? {template: 'splash'} : {slug: route.slice(1)}),
      }) + markdown,
    settings: (sidebars) => ({title: site.title, sidebar: starlightSidebar(sidebars)}),
    isText: (element) => hasClass(element, 'content-panel'),
  },
  vitepress: {
    name: 'vitepress',
    label: 'VitePress',
    packageName: 'vitepress',
    command: ['vitepress/bin/vitepress.js', 'build', '.'],
    caches: ['.vitepress/cache', '.vitepress/.temp'],
    file: (route) => `content${route === '/' ? '/index' : route}.md`,
    source: ({route, title, description, markdown}) =>
      `${frontMatter({title, description, ...(route === '/' && {sidebar: false, aside: false})})}# ${escapeText(title)}\n\n${markdown}`,
    settings: (sidebars) => ({title: site.title, ...vitePressSidebar(sidebars)}),
    isText: (element) => hasClass(element, 'vp-doc'),
  },
};

const templates = join(__dirname, 'peers');

/** Where a peer is installed and built; its pages are in there too. */
export function peerFolder(name: PeerName): string {
  return join(cacheFolder, 'bench-perf', name);
}

/** Name and version, as installed. */
export function peerTitle({name, label, packageName}: Peer): string {
  const manifest = join(peerFolder(name), 'node_modules', packageName, 'package.json');
  return `${label} ${(JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version}`;
}

/** A copy of the lockfile that the installed packages were taken from. */
export function installedLock(name: PeerName): string {
  return join(peerFolder(name), 'node_modules/.bench-lock.json');
}

/** Whether the installed packages are those of the peer's lockfile. */
export function isInstalled(name: PeerName): boolean {
  const lock = installedLock(name);
  return (
    existsSync(lock) &&
    readFileSync(lock, 'utf8') === readFileSync(join(templates, name, 'package-lock.json'), 'utf8')
  );
}

/** Writes a peer's own files and our pages into its folder. Pages of an earlier run go. */
export function writePeer(peer: Peer, pages: readonly SourcePage[], sidebars: OurSidebars): void {
  const folder = peerFolder(peer.name);
  cpSync(join(templates, peer.name), folder, {recursive: true});
  setAside(join(folder, peer.file('/'), '..'));
  for (const page of pages) {
    writePage(peer, page);
  }
  writeFileSync(join(folder, 'site.json'), JSON.stringify(peer.settings(sidebars)));
}

/** Writes one page. */
export function writePage(peer: Peer, page: SourcePage): void {
  const file = join(peerFolder(peer.name), peer.file(page.route));
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, peer.source(page));
}

/** Takes away what makes a second build faster than the first. */
export function clearCaches({name, caches}: Peer): void {
  setAside(...caches.map((cache) => join(peerFolder(name), cache)));
}

/** The built file of a route, whichever of the usual names it has. */
export function builtFile(folder: string, route: string): string | undefined {
  const names = route === '/' ? ['index.html'] : [`${route}.html`, `${route}/index.html`];
  return names.map((name) => join(folder, name)).find(existsSync);
}

/**
 * Compares a peer's site with the pages it was made of: each is there, with the same number of headings, tables, rows
 * and blocks of code. What a peer left out would be time and bytes that it did not spend.
 * @param folder the built site
 * @throws with the first pages that differ
 */
export function compareWithSource(peer: Peer, folder: string, pages: readonly SourcePage[]): void {
  const differences = pages.flatMap((page) => {
    const file = builtFile(folder, page.route);
    if (file === undefined) {
      return [`${page.route}: not built`];
    }
    const [wanted, found] = [outlineOf(page), outlineOfHtml(readFileSync(file, 'utf8'), peer.isText)].map(
      (outline) => JSON.stringify(outline),
    );
    return wanted === found ? [] : [`${page.route}: ${wanted} in the source, ${found} on the page`];
  });
  if (differences.length > 0) {
    throw new Error(
      `${peer.label} does not show what it was given, on ${differences.length} of ${pages.length} pages:\n${differences.slice(0, 10).join('\n')}`,
    );
  }
}
