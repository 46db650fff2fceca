/** The same site with more pages: copies of every section beside the original. */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setAside} from './aside';
import {sections} from '../../src/config/sections';
import {listFiles} from '../../src/content/files';
import type {SourcePage} from './source';

/** Folder of the copies below their section, behind everything that is there. */
const category = {label: 'Copies', position: 9000};

/** Folder of a copy below its section. The original is number 1. */
const copyFolder = (number: number) => `copies/copy-${number}`;

/** Numbers of the copies of a site that shall have so many times its pages. */
function copyNumbers(times: number): number[] {
  return Array.from({length: times - 1}, (_, index) => index + 2);
}

/**
 * Where the copy of a page goes.
 * @returns undefined for a page that belongs to no section: there is one of it, however many others there are
 */
export function copiedRoute(route: string, number: number): string | undefined {
  const section = sections.find(({path}) => route === path || route.startsWith(`${path}/`));
  return section && `${section.path}/${copyFolder(number)}${route.slice(section.path.length)}`;
}

/** Pages with their copies. Links still lead to the originals. */
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
 * The source of a document's copy.
 * @param source the document, with front matter
 * @param section the folder below docs/ that it stands in
 * @param isLanding whether it is the section's own page, which then stands beside other copies
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

/** What a build of the site needs. */
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
 * Writes a copy of the project with more pages, committed, because pages show when they were last changed.
 * @param root the project
 * @param folder where to; what is there goes
 * @param times how many times as many documents
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
  // A folder of links and not one link: the bundler keeps its cache in there.
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
