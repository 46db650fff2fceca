/** Starlight: our pages as it wants them, and a look at what it made of them. */
import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setAside} from './aside';
import {cacheFolder} from '../../src/cli/project';
import {site} from '../../src/config/site';
import {hasClass} from '../../src/build/post/dom';
import {outlineOf, outlineOfHtml} from './source';
import type {SourcePage} from './source';
import {starlightSidebar} from './sidebar';
import type {OurSidebars} from './sidebar';

/** The package whose version is told. */
const packageName = '@astrojs/starlight';
/** What it leaves behind to be faster next time, below its folder. */
const caches = ['.astro', 'node_modules/.astro', 'node_modules/.vite'];

const template = join(__dirname, 'peers/starlight');

/** Where Starlight is installed and built; its pages are in there too. */
export const peerFolder = join(cacheFolder, 'bench-perf/starlight');

/** Front matter is YAML, and JSON is YAML. */
const frontMatter = (fields: object) =>
  `---\n${Object.entries(fields)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\n`;

/** A page as Starlight wants it. */
export function peerSource({route, title, description, markdown}: SourcePage): string {
  return (
    frontMatter({
      title,
      description,
      // Its own addresses would be lower case, with hyphens for spaces.
      ...(route === '/' ? {template: 'splash'} : {slug: route.slice(1)}),
    }) + markdown
  );
}

/** Name and version, as installed. */
export function peerTitle(): string {
  const manifest = join(peerFolder, 'node_modules', packageName, 'package.json');
  return `Starlight ${(JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version}`;
}

/** Writes the peer's own files and our pages into its folder. Pages of an earlier run go. */
export function writePeer(pages: readonly SourcePage[], sidebars: OurSidebars): void {
  // With the time of the lockfile: packages are installed again when it is newer than they are.
  cpSync(template, peerFolder, {recursive: true, preserveTimestamps: true});
  const docs = join(peerFolder, 'src/content/docs');
  setAside(docs);
  for (const page of pages) {
    const file = join(docs, `${page.route === '/' ? 'index' : page.route}.md`);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, peerSource(page));
  }
  // Read by the peer's configuration.
  const settings = {title: site.title, sidebar: starlightSidebar(sidebars)};
  writeFileSync(join(peerFolder, 'site.json'), JSON.stringify(settings));
}

/** Takes away what makes a second build faster than the first. */
export function clearCaches(): void {
  setAside(...caches.map((cache) => join(peerFolder, cache)));
}

/** The built file of a route, whichever of the usual names it has. */
export function builtFile(folder: string, route: string): string | undefined {
  const names = route === '/' ? ['index.html'] : [`${route}.html`, `${route}/index.html`];
  return names.map((name) => join(folder, name)).find(existsSync);
}

/**
 * Compares Starlight's site with the pages it was made of: each is there, with the same number of headings, tables, rows
 * and blocks of code. What it left out would be time and bytes that it did not spend.
 * @param folder the built site
 * @throws with the first pages that differ
 */
export function compareWithSource(folder: string, pages: readonly SourcePage[]): void {
  const differences = pages.flatMap((page) => {
    const file = builtFile(folder, page.route);
    if (file === undefined) {
      return [`${page.route}: not built`];
    }
    const html = readFileSync(file, 'utf8');
    const [wanted, found] = [
      outlineOf(page),
      outlineOfHtml(html, (element) => hasClass(element, 'content-panel')),
    ].map((outline) => JSON.stringify(outline));
    return wanted === found ? [] : [`${page.route}: ${wanted} in the source, ${found} on the page`];
  });
  if (differences.length > 0) {
    throw new Error(
      `Starlight does not show what it was given, on ${differences.length} of ${pages.length} pages:\n${differences.slice(0, 10).join('\n')}`,
    );
  }
}
