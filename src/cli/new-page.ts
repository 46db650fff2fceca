/** Makes a page from a template: where it goes, what stands in it, and whether its address is free. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {stringify} from 'yaml';
import {resolveRedirect} from '../config/redirects';
import {readContent} from '../content';
import type {ContentModel} from '../content';
import {docRoute} from '../content/routes';
import {descriptionLength, frontMatterSchema} from '../content/schemas';
import {nearest} from '../content/suggest';

/** What a writer has to say of a page. */
export type Field = 'folder' | 'kind' | 'title' | 'description';

/** `name` is that of the file, without ending; made from the title when left out. */
export type PageOptions = Record<Field, string> & {name?: string};

/** A page that can be written. */
export interface NewPage {
  /** Path in the repository, with `/`. */
  file: string;
  text: string;
  route: string;
}

const templatesFolder = 'src/templates';

/** Kinds of page there is a template for, sorted. */
export const kindsOf = (root: string): string[] =>
  readdirSync(join(root, templatesFolder))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => basename(file, '.mdx'))
    .sort();

/** Folders of `docs` a page may go into: those that have pages or sub-folders already, sorted. */
export function foldersOf({pages}: ContentModel): string[] {
  const folders = pages.flatMap(({folder}) =>
    folder.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/')),
  );
  return [...new Set(folders)].filter((folder) => folder !== '').sort();
}

function noneOf(what: string, value: string, allowed: readonly string[]): string | undefined {
  if (allowed.includes(value)) {
    return undefined;
  }
  const meant = nearest(value, allowed);
  return `The ${what} "${value}" does not exist${meant === undefined ? '' : ` — did you mean "${meant}"?`} Allowed: ${allowed.join(', ')}.`;
}

/** What each is, and what is wrong with a value of it. */
export const fields: Record<
  Field,
  {what: string; problem: (value: string, root: string) => string | undefined}
> = {
  folder: {
    what: 'below docs/, such as support/Troubleshooting',
    problem: (value, root) => noneOf('folder', value, foldersOf(readContent(root))),
  },
  kind: {
    what: 'of page, such as guide: a file of src/templates',
    problem: (value, root) => noneOf('kind', value, kindsOf(root)),
  },
  title: {
    what: 'what a reader would type',
    problem: (value) => (value === '' ? 'The title is empty.' : undefined),
  },
  description: {
    what: `${descriptionLength.join(' to ')} characters; the sentence search engines show`,
    problem: (value) =>
      frontMatterSchema.shape.description.safeParse(value).success
        ? undefined
        : `The description has ${[...value].length} characters. Allowed: ${descriptionLength.join(' to ')}.`,
  },
};

/** `Wrong GPU? On Windows…` → `wrong-gpu-on-windows`. */
export function nameFrom(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

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
 * @throws what is wrong with them: unknown folder or kind, a title without letters, a description of the wrong
 * length, an address that is taken, or was, and leads elsewhere now
 */
export function planPage(root: string, options: PageOptions): NewPage {
  for (const name of Object.keys(fields) as Field[]) {
    const problem = fields[name].problem(options[name].trim(), root);
    if (problem !== undefined) {
      throw new Error(problem);
    }
  }
  const {folder, kind} = options;
  const [title, description] = [options.title.trim(), options.description.trim()];
  const name = options.name?.trim() || nameFrom(title);
  if (!/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u.test(name)) {
    throw new Error(
      `"${name}" cannot name a file. Allowed: letters, digits, - and _; the name becomes the end of the address.`,
    );
  }
  const content = readContent(root);
  const file = `docs/${folder}/${name}.mdx`;
  const route = docRoute(`${folder}/${name}.mdx`, undefined);
  // Files whose names differ by case alone cannot stand side by side on Windows and macOS.
  const taken = [...content.routes].find(([known]) => known.toLowerCase() === route.toLowerCase());
  if (taken || existsSync(join(root, file))) {
    throw new Error(`${route} exists already: ${taken?.[1].file ?? file}. Choose another title or name.`);
  }
  const moved = resolveRedirect(route);
  if (moved !== undefined) {
    throw new Error(
      `${route} is an old address that leads to ${moved} (src/config/redirects.ts). Choose another title or name.`,
    );
  }
  const frontMatter = stringify(
    {title, description, sidebar_position: nextPosition(content, folder)},
    {lineWidth: 0},
  );
  const template = readFileSync(join(root, templatesFolder, `${kind}.mdx`), 'utf8');
  return {file, route, text: `---\n${frontMatter}---\n\n${template}`};
}
