/** Makes a page from a template: where it goes, what stands in it, and whether its address is free. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {resolveRedirect} from '../config/redirects';
import {sections} from '../config/sections';
import {readContent} from '../content';
import type {ContentModel} from '../content';
import {docRoute} from '../content/routes';
import {allowedFor, frontMatterSchema} from '../content/schemas';
import {nearest} from '../content/suggest';

/** What a writer decides. */
export interface PageOptions {
  /** Folder below `docs`, with `/`: `support/Troubleshooting`. */
  folder: string;
  /** Name of a template: `guide`. */
  kind: string;
  title: string;
  description: string;
  /** Name of the file without ending; from the title when left out. */
  name?: string;
}

/** A page that can be written. */
export interface NewPage {
  /** Path in the repository, with `/`. */
  file: string;
  text: string;
  route: string;
}

const templatesFolder = 'src/templates';

/** Kinds of page there is a template for, sorted. */
export function kindsOf(root: string): string[] {
  return readdirSync(join(root, templatesFolder))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => basename(file, '.mdx'))
    .sort();
}

/** Folders of `docs` a page may go into: those that have pages or sub-folders already, sorted. */
export function foldersOf({pages}: ContentModel): string[] {
  const folders = pages.flatMap(({folder}) =>
    folder.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/')),
  );
  return [...new Set(folders)].filter((folder) => folder !== '').sort();
}

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

function oneOf(what: string, value: string, allowed: readonly string[]): void {
  if (!allowed.includes(value)) {
    const meant = nearest(value, allowed);
    throw new Error(
      `${what} "${value}" does not exist${meant === undefined ? '' : ` — did you mean "${meant}"?`} Allowed: ${allowed.join(', ')}.`,
    );
  }
}

/** The next free place in a folder's sidebar: ten behind the last page or sub-folder. */
function nextPosition({pages, categories}: ContentModel, folder: string): number {
  const parentOf = (path: string) => path.split('/').slice(0, -1).join('/');
  const isIndex = (file: string) => /\/(?:index|readme)\.mdx?$/i.test(file);
  const positions = [
    ...pages
      // An index page takes its place among the neighbours of its folder.
      .filter(({file, folder: own}) => (isIndex(file) ? parentOf(own) === folder : own === folder))
      .map(({frontMatter}) => frontMatter.data.sidebar_position),
    ...categories
      .filter(({folder: own}) => parentOf(own) === folder)
      .map(({content}) => content.data.position),
  ].filter((position) => typeof position === 'number');
  return (Math.floor(Math.max(0, ...positions) / 10) + 1) * 10;
}

/** A text as a YAML value: plain where that is safe, in quotes where YAML would read more into it. */
export function yamlText(text: string): string {
  return /^[A-Za-z][^:#"'\\{}[\],]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text);
}

/**
 * Turns a writer's answers into a page. Writes nothing.
 * @param root absolute path of the repository
 * @param recipe id of the recipe that the page shows, where the template asks for one
 * @throws what is wrong with them: unknown folder or kind, a title without letters, a description of the wrong
 * length, an address that is taken, or was, and leads elsewhere now
 */
export function planPage(root: string, options: PageOptions, recipe?: string): NewPage {
  const content = readContent(root);
  const title = options.title.trim();
  const description = options.description.trim();
  oneOf('The folder', options.folder, foldersOf(content));
  oneOf('The kind', options.kind, kindsOf(root));
  if (!frontMatterSchema.shape.description.safeParse(description).success) {
    throw new Error(
      `The description has ${[...description].length} characters. Allowed: ${allowedFor(frontMatterSchema, 'description')}; it is the sentence search engines show.`,
    );
  }
  const name = options.name?.trim() || nameFrom(title);
  if (!/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u.test(name)) {
    throw new Error(
      `"${name}" cannot name a file. Allowed: letters, digits, - and _; the name becomes the end of the address.`,
    );
  }
  const source = `${options.folder}/${name}.mdx`;
  const file = `docs/${source}`;
  const route = docRoute(source, undefined);
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
  const frontMatter = [
    '---',
    `title: ${yamlText(title)}`,
    `description: ${yamlText(description)}`,
    `sidebar_position: ${nextPosition(content, options.folder)}`,
    '---',
  ].join('\n');
  const template = readFileSync(join(root, templatesFolder, `${options.kind}.mdx`), 'utf8');
  const body =
    recipe === undefined
      ? template
      : template.replace(/\{\/\* Write: the recipe.*\*\/\}/, `<Recipe id="${recipe}" />`);
  return {file, route, text: `${frontMatter}\n\n${body}`};
}

/** The section's name as readers see it, for a folder of `docs`. */
export function sectionLabel(folder: string): string {
  return sections.find(({id}) => id === folder.split('/')[0])?.label ?? folder;
}
