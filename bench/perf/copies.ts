/** Enlarges the site by adding copies of every section. */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setAside} from './aside';
import {sections} from '../../src/config/sections';
import {listFiles} from '../../src/content/files';
import type {SourcePage} from './source';

/** Sidebar category of the copies, at the end of each section. */
const category = {label: 'Copies', position: 9000};

/** Returns the folder of a copy within its section. Copies are numbered from 2. */
const copyFolder = (number: number) => `copies/copy-${number}`;

/** Returns the numbers of the copies that multiply a site's pages by `times`. */
function copyNumbers(times: number): number[] {
  return Array.from({length: times - 1}, (_, index) => index + 2);
}

/**
 * Returns the route of a page's copy.
 * @returns undefined for a page outside of the sections, because only sections are copied
 */
export function copiedRoute(route: string, number: number): string | undefined {
  const section = sections.find(({path}) => route === path || route.startsWith(`${path}/`));
  return section && `${section.path}/${copyFolder(number)}${route.slice(section.path.length)}`;
}

/** Returns the pages plus their copies. Links in copies point to the originals. */
export function copyPages(pages: readonly SourcePage[], times: number): SourcePage[] {
  return [
    ...pages,
    ...copyNumbers(times).flatMap((number) =>
      pages.flatMap((page) => {
        const route = copiedRoute(page.route, number);
        return route === undefined ? [] : {...page, route};
      }),
    ),
  ];
}

/**
 * Returns the source of a document's copy.
 * @param source the document, including front matter
 * @param section folder of the section in docs/
 * @param isLanding whether the document is the section's landing page
 */
export function copySource(source: string, section: string, number: number, isLanding: boolean): string {
  const moved = source.replace(`\nslug: /${section}`, `\nslug: /${section}/${copyFolder(number)}`);
  return isLanding ? moved.replace(/\nsidebar_position: .*/, `\nsidebar_position: ${number}`) : moved;
}

function copySection(docs: string, section: string, number: number): void {
  const from = join(docs, section);
  const target = join(from, copyFolder(number));
  for (const file of listFiles(from).filter((one) => !one.startsWith('copies/'))) {
    mkdirSync(dirname(join(target, file)), {recursive: true});
    if (file.endsWith('.mdx')) {
      const source = readFileSync(join(from, file), 'utf8');
      writeFileSync(join(target, file), copySource(source, section, number, file === 'index.mdx'));
    } else {
      cpSync(join(from, file), join(target, file));
    }
  }
  writeFileSync(join(dirname(target), '_category_.json'), JSON.stringify(category));
}

/** Files and folders that a build needs. */
const parts = [
  'docs',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'babel.config.js',
  'tsconfig.json',
  'package.json',
];

/**
 * Writes a copy of the project with more pages and commits it, because pages show the date of their last commit.
 * @param root root folder of the project
 * @param folder target folder; its content is replaced
 * @param times factor for the number of documents
 */
export function writeBigSite(root: string, folder: string, times: number): void {
  setAside(folder);
  mkdirSync(folder, {recursive: true});
  for (const part of parts) {
    cpSync(join(root, part), join(folder, part), {recursive: true});
  }
  for (const number of copyNumbers(times)) {
    sections.forEach(({id}) => copySection(join(folder, 'docs'), id, number));
  }
  // Links each package instead of the entire folder, because the bundler writes its cache into node_modules.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => entry !== '.cache')) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.org', ...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  git('init', '--quiet');
  git('add', 'docs');
  git('commit', '--quiet', '--message', 'Pages');
}
