/** Installs Starlight, writes our pages and sidebars into it, builds it, and checks the result. */
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

/** Folder in which Starlight is installed and built. */
export const peerFolder = join(cacheFolder, 'bench-perf/starlight');

/** Starlight's cache folders, relative to `peerFolder`. */
const caches = ['.astro', 'node_modules/.astro', 'node_modules/.vite'];

/** An item of our sidebar in Docusaurus's generated files. */
interface OurItem {
  label: string;
  href?: string;
  items?: OurItem[];
}

export type OurSidebars = Record<string, OurItem[]>;

/** An item of Starlight's sidebar: either a link or a group. */
type StarlightItem = {label: string; link: string} | {label: string; items: StarlightItem[]};

/**
 * Reads the sidebars that our last build generated.
 * @param generated Docusaurus's folder of generated files
 * @throws Error if there are no sidebars
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
  throw new Error(`Found no sidebars in ${folder}. Build our site first, at the same size.`);
}

function starlightItem({label, href, items}: OurItem): StarlightItem {
  // Removes the trailing slash that Docusaurus adds to folders. Decodes the link, because Starlight encodes links
  // itself.
  const link = href === undefined ? [] : [{label, link: decodeURI(href.replace(/(.)\/$/, '$1'))}];
  return items ? {label, items: [...link, ...items.map(starlightItem)]} : link[0]!;
}

/** Merges our sidebars into Starlight's single sidebar, with one group per section. */
export function starlightSidebar(sidebars: OurSidebars): StarlightItem[] {
  return sections.map(({id, label}) => ({label, items: (sidebars[id] ?? []).map(starlightItem)}));
}

/** Returns the source of a page for Starlight. */
export function peerSource({route, title, description, markdown}: SourcePage): string {
  const fields = {
    title,
    description,
    // Sets the slug explicitly, because Starlight derives lower-case slugs with hyphens by default.
    ...(route === '/' ? {template: 'splash'} : {slug: route.slice(1)}),
  };
  // Front matter is YAML, and JSON values are valid YAML.
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  return `---\n${lines.join('')}---\n\n${markdown}`;
}

/** Returns Starlight's name and installed version. */
export function peerTitle(): string {
  const manifest = join(peerFolder, 'node_modules/@astrojs/starlight/package.json');
  return `Starlight ${(JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version}`;
}

/** Writes Starlight's own files and our pages into its folder, and removes pages of earlier runs. */
export function writePeer(pages: readonly SourcePage[], sidebars: OurSidebars): void {
  cpSync(template, peerFolder, {recursive: true});
  const docs = join(peerFolder, 'src/content/docs');
  setAside(docs);
  for (const page of pages) {
    const file = join(docs, `${page.route === '/' ? 'index' : page.route}.md`);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, peerSource(page));
  }
  // astro.config.mjs reads this file.
  const settings = {title: site.title, sidebar: starlightSidebar(sidebars)};
  writeFileSync(join(peerFolder, 'site.json'), JSON.stringify(settings));
}

/**
 * Builds the site without caches of earlier builds.
 * @param out folder for the built site; must be inside Starlight's folder, so that the modules in it can
 *   resolve packages
 * @param withSearch whether to build Starlight's search index
 * @param env additional environment variables
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
 * Checks that Starlight has built every page, because missing pages would distort the comparison.
 * @param folder folder of the built site
 * @throws Error with the first missing pages
 */
export function checkComplete(folder: string, pages: readonly SourcePage[]): void {
  const missing = pages.map(({route}) => route).filter((route) => builtFile(folder, route) === undefined);
  if (missing.length > 0) {
    throw new Error(
      `Starlight did not build ${missing.length} of ${pages.length} pages. See its output above for errors in:\n${missing.slice(0, 10).join('\n')}`,
    );
  }
}
