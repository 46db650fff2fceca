/** `npm run new`: makes a page from a template. */
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {parseArgs} from 'node:util';
import {stringify} from 'yaml';
import {readContent} from '../content';
import type {ContentModel} from '../content';
import {docRoute} from '../content/routes';
import {nearest} from '../content/suggest';
import {root as project} from './project';
import {failWith} from './terminal';

const needed = ['folder', 'kind', 'title', 'description'] as const;

/** What a writer has to say of a page; `name` is that of the file, made from the title when left out. */
export type PageOptions = Record<(typeof needed)[number], string> & {name?: string};

/** A page that can be written. */
export interface NewPage {
  /** Path in the repository, with `/`. */
  file: string;
  text: string;
  route: string;
}

/** Kinds of page there is a template for. */
export const kindsOf = (root: string): string[] =>
  readdirSync(join(root, 'src/templates'))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => basename(file, '.mdx'));

/** Folders of `docs` a page may go into: those that have pages or sub-folders already, sorted. */
function foldersOf({pages}: ContentModel): string[] {
  const folders = pages.flatMap(({folder}) =>
    folder.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/')),
  );
  return [...new Set(folders)].filter((folder) => folder !== '').sort();
}

function demand(what: string, value: string, allowed: readonly string[]): void {
  if (!allowed.includes(value)) {
    const meant = nearest(value, allowed);
    throw new Error(
      `The ${what} "${value}" does not exist${meant === undefined ? '' : ` — did you mean "${meant}"?`} Allowed: ${allowed.join(', ')}.`,
    );
  }
}

/** `Wrong GPU? On Windows…` → `wrong-gpu-on-windows`. */
export const nameFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\p{M}'’]+/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The next free place in a folder's sidebar: ten behind the last page or sub-folder. */
function nextPosition({pages, categories}: ContentModel, folder: string): number {
  const parentOf = (path: string) => path.split('/').slice(0, -1).join('/');
  const positions = [
    ...pages
      // An index page takes its place among the neighbours of its folder.
      .filter(({isIndex, folder: own}) => (isIndex ? parentOf(own) === folder : own === folder))
      .map(({frontMatter}) => frontMatter.data.sidebar_position),
    ...categories
      .filter(({folder: own}) => parentOf(own) === folder)
      .map(({content}) => content.data.position),
  ].filter((position) => typeof position === 'number');
  return (Math.floor(Math.max(0, ...positions) / 10) + 1) * 10;
}

/**
 * Turns a writer's answers into a page. Writes nothing.
 * @param root absolute path of the repository
 * @throws Error for a folder or kind that does not exist, a title without letters, a file that is there
 */
export function planPage(root: string, options: PageOptions): NewPage {
  const {folder, kind, title, description, name = nameFrom(title)} = options;
  const content = readContent(root);
  demand('folder', folder, foldersOf(content));
  demand('kind', kind, kindsOf(root));
  if (!/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u.test(name)) {
    throw new Error(
      `"${name}" cannot name a file. Allowed: letters, digits, - and _; the name becomes the end of the address.`,
    );
  }
  const file = `docs/${folder}/${name}.mdx`;
  if (existsSync(join(root, file))) {
    throw new Error(`${file} exists already. Choose another title or name.`);
  }
  const frontMatter = stringify(
    {title, description, sidebar_position: nextPosition(content, folder)},
    {lineWidth: 0},
  );
  const template = readFileSync(join(root, 'src/templates', `${kind}.mdx`), 'utf8');
  const route = docRoute(`${folder}/${name}.mdx`, undefined);
  return {file, route, text: `---\n${frontMatter}---\n\n${template}`};
}

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: Object.fromEntries([...needed, 'name'].map((name) => [name, {type: 'string'} as const])),
  });
  const missing = needed.filter((name) => !values[name]);
  if (missing.length > 0) {
    throw new Error(`npm run new: missing --${missing.join(', --')}

  --folder       below docs/, such as support/Troubleshooting
  --kind         ${kindsOf(project).join(', ')}
  --title        what a reader would type
  --description  the sentence search engines show, 50 to 160 characters
  --name         name of the file and end of the address; made from the title when left out`);
  }
  const {file, text, route} = planPage(project, values as unknown as PageOptions);
  writeFileSync(join(project, file), text);
  console.log(`Wrote ${file}, which is ${route}

Next:
  1. npm start                            shows the page at http://localhost:3000${encodeURI(route)}
  2. replace every {/* Write: … */}       the next command finds those left over
  3. npm run check -- content             mistakes with file, line and fix
  4. npm run check -- --update-routes     lists the new address`);
  return 0;
}

if (require.main === module) {
  void failWith(main);
}
