/** Starlight: installed, given our pages and sidebars, built, and looked at. */
import {cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setAside} from './aside';
import {cacheFolder} from '../../src/cli/project';
import {sections} from '../../src/config/sections';
import {site} from '../../src/config/site';
import {builtFile} from './source';
import type {SourcePage} from './source';
import {timedRun} from './timed';

const template = join(__dirname, 'peers/starlight');

/** Where Starlight is installed and built; its pages are in there too. */
export const peerFolder = join(cacheFolder, 'bench-perf/starlight');

/** What it leaves behind to be faster next time, below its folder. */
const caches = ['.astro', 'node_modules/.astro', 'node_modules/.vite'];

/** An entry of our sidebar, as Docusaurus writes it down for its own pages. */
interface OurItem {
  label: string;
  href?: string;
  items?: OurItem[];
}

export type OurSidebars = Record<string, OurItem[]>;

/** An entry of Starlight's sidebar: a link or a group, never both. */
type StarlightItem = {label: string; link: string} | {label: string; items: StarlightItem[]};

/**
 * Reads the sidebars that the last build of ours wrote down.
 * @param generated Docusaurus's folder of generated files
 * @throws when there are none: the build went to another folder, or Docusaurus keeps them elsewhere now
 */
export function readSidebars(generated: string): OurSidebars {
  const folder = join(generated, 'docusaurus-plugin-content-docs/default/p');
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const {version} = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      version?: {docsSidebars?: OurSidebars};
    };
    if (version?.docsSidebars) {
      return version.docsSidebars;
    }
  }
  throw new Error(`No sidebars in ${folder}. Our own site has to be built first, at the same size.`);
}

function starlightItem({label, href, items}: OurItem): StarlightItem {
  // Without the slash that Docusaurus leaves behind a folder. Not encoded: Starlight does that itself.
  const link = href === undefined ? [] : [{label, link: decodeURI(href.replace(/(.)\/$/, '$1'))}];
  return items ? {label, items: [...link, ...items.map(starlightItem)]} : link[0]!;
}

/** Starlight has one sidebar for the whole site: a group per section. */
export function starlightSidebar(sidebars: OurSidebars): StarlightItem[] {
  return sections.map(({id, label}) => ({label, items: (sidebars[id] ?? []).map(starlightItem)}));
}

/** A page as Starlight wants it. */
export function peerSource({route, title, description, markdown}: SourcePage): string {
  const fields = {
    title,
    description,
    // Its own addresses would be lower case, with hyphens for spaces.
    ...(route === '/' ? {template: 'splash'} : {slug: route.slice(1)}),
  };
  // Front matter is YAML, and JSON is YAML.
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  return `---\n${lines.join('')}---\n\n${markdown}`;
}

/** Name and version, as installed. */
export function peerTitle(): string {
  const manifest = join(peerFolder, 'node_modules/@astrojs/starlight/package.json');
  return `Starlight ${(JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version}`;
}

/** Writes Starlight's own files and our pages into its folder. Pages of an earlier run go. */
export function writePeer(pages: readonly SourcePage[], sidebars: OurSidebars): void {
  cpSync(template, peerFolder, {recursive: true});
  const docs = join(peerFolder, 'src/content/docs');
  setAside(docs);
  for (const page of pages) {
    const file = join(docs, `${page.route === '/' ? 'index' : page.route}.md`);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, peerSource(page));
  }
  // Read by its configuration.
  const settings = {title: site.title, sidebar: starlightSidebar(sidebars)};
  writeFileSync(join(peerFolder, 'site.json'), JSON.stringify(settings));
}

/**
 * Builds the site from what lies in its folder, without what makes a second build faster than the first.
 * @param out where the site goes: below the folder, for what it builds looks for packages from there
 * @param withSearch whether to build the search that it brings, too
 * @param env added to the environment of the build
 * @returns seconds
 */
export function buildPeer(out: string, withSearch = true, env: Record<string, string> = {}): Promise<number> {
  setAside(out, ...caches.map((cache) => join(peerFolder, cache)));
  return timedRun(join(peerFolder, 'node_modules/astro/astro.js'), ['build'], peerFolder, {
    ...env,
    ASTRO_TELEMETRY_DISABLED: '1',
    BENCH_OUT: out,
    BENCH_SEARCH: withSearch ? 'on' : 'off',
  });
}

/**
 * What Starlight left out would be time and bytes that it did not spend.
 * @param folder the built site
 * @throws with the first pages that are not there
 */
export function checkComplete(folder: string, pages: readonly SourcePage[]): void {
  const missing = pages.map(({route}) => route).filter((route) => builtFile(folder, route) === undefined);
  if (missing.length > 0) {
    throw new Error(
      `Starlight did not build ${missing.length} of ${pages.length} pages:\n${missing.slice(0, 10).join('\n')}`,
    );
  }
}
