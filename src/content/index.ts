/**
 * What `docs` contains, read from disk without Docusaurus running: pages, folders, tags and the address of each.
 * Checks, the build guard and tests read this one model.
 */
import {normalizeUrl} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from './files';
import {readFrontMatter, readKeyedData} from './keyed-data';
import {readBody} from './parse';
import {docRoute, isFolderIndex, isPageFile, staticPageRoute, tagsBase} from './routes';
import type {Body, Category, ContentModel, Page, Tag} from './types';

export type * from './types';

/**
 * Reads the whole content of a site.
 * @param root absolute path of the site (the folder with `docs` and `src`)
 * @returns the model; faulty pages are part of it, with their problems
 */
export function readContent(root: string): ContentModel {
  const files = listFiles(path.join(root, 'docs'));
  const pages = files.filter(isPageFile).map((file) => readDoc(root, file));
  const categories = files
    .filter((file) => /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file))
    .map((file): Category => {
      const content = readKeyedData(fs.readFileSync(path.join(root, 'docs', file), 'utf8'));
      return {file: `docs/${file}`, folder: folderOf(file), content};
    });
  const tagsFile = readTagsFile(root);

  const staticFiles = listFiles(path.join(root, 'src/pages'));
  const staticPages = staticFiles
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => readStaticPage(root, file));

  const routes: ContentModel['routes'] = new Map();
  for (const file of staticFiles.filter((candidate) => /\.[jt]sx?$/.test(candidate))) {
    const route = staticPageRoute(file);
    if (route !== undefined) {
      routes.set(route, {file: `src/pages/${file}`});
    }
  }
  for (const page of [...staticPages, ...pages]) {
    if (page.route !== undefined) {
      routes.set(page.route, {file: page.file, page});
    }
  }
  // Docusaurus makes a tag's page, and the list of tags, only once a published page carries it.
  const used = pages.filter((page) => page.route !== undefined).flatMap((page) => tagKeys(page));
  for (const tag of tagsFile?.tags.values() ?? []) {
    if (used.includes(tag.key)) {
      routes.set(tag.route, {}).set(tagsBase, {});
    }
  }
  if (hasSearchPage(root)) {
    routes.set('/search', {});
  }
  return {root, pages, documents: [...pages, ...staticPages], categories, tagsFile, routes};
}

/** The search theme makes its page once `themeConfig.algolia` is set; the config itself cannot be loaded from here. */
function hasSearchPage(root: string): boolean {
  const config = path.join(root, 'docusaurus.config.ts');
  return fs.existsSync(config) && /^\s*algolia[:,]/m.test(fs.readFileSync(config, 'utf8'));
}

/** Keys in a page's `tags`. Anything but a list of strings is the front-matter check's business. */
export function tagKeys(page: Page): string[] {
  const {tags} = page.frontMatter.data;
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
}

function folderOf(file: string): string {
  const folder = path.posix.dirname(file);
  return folder === '.' ? '' : folder;
}

function readDoc(root: string, source: string): Page {
  return {
    ...readDocument(root, `docs/${source}`, (slug) => docRoute(source, slug)),
    kind: 'doc',
    folder: folderOf(source),
    isIndex: isFolderIndex(source),
  };
}

function readStaticPage(root: string, source: string): Page {
  return {
    ...readDocument(root, `src/pages/${source}`, (slug) => slug ?? staticPageRoute(source)),
    kind: 'static',
    folder: folderOf(source),
    isIndex: false,
  };
}

/** @param routeOf address for a `slug` of the front matter; may throw when it makes no valid path */
function readDocument(root: string, file: string, routeOf: (slug: string | undefined) => string | undefined) {
  const raw = fs.readFileSync(path.join(root, file), 'utf8');
  const frontMatter = readFrontMatter(raw);
  const {slug} = frontMatter.data;
  const draft = frontMatter.data.draft === true;
  let address: string | undefined;
  let routeProblem: string | undefined;
  try {
    address = routeOf(typeof slug === 'string' ? slug : undefined);
  } catch {
    routeProblem =
      slug === undefined
        ? 'the file name makes no valid address'
        : `the slug ${JSON.stringify(slug)} makes no valid address`;
  }
  return {
    file,
    raw,
    frontMatter,
    draft,
    route: draft ? undefined : address,
    draftRoute: draft ? address : undefined,
    routeProblem,
    ...parsed(path.join(root, file), raw),
  };
}

/**
 * Parses the pages one at a time, so that a server can answer in between.
 * @param root absolute path of the site
 */
export async function parseAhead(root: string): Promise<void> {
  for (const file of listFiles(path.join(root, 'docs')).filter(isPageFile)) {
    const absolute = path.join(root, 'docs', file);
    parsed(absolute, await fs.promises.readFile(absolute, 'utf8'));
  }
}

/** Parsing is nearly all the work, and under `npm start` one page changes at a time. */
const bodies = new Map<string, {raw: string; body: Body}>();

function parsed(file: string, raw: string): Body {
  const known = bodies.get(file);
  const body = known?.raw === raw ? known.body : readBody(raw);
  bodies.set(file, {raw, body});
  return body;
}

function readTagsFile(root: string): ContentModel['tagsFile'] {
  const file = 'docs/tags.yml';
  if (!fs.existsSync(path.join(root, file))) {
    return undefined;
  }
  const content = readKeyedData(fs.readFileSync(path.join(root, file), 'utf8'));
  const tags = new Map<string, Tag>();
  for (const [key, {value, line, column}] of content.entries) {
    const {label, permalink} = (value ?? {}) as {label?: unknown; permalink?: unknown};
    const route = normalizeUrl([tagsBase, typeof permalink === 'string' ? permalink : `/${key}`]);
    tags.set(key, {key, label: typeof label === 'string' ? label : key, route, value, line, column});
  }
  return {file, content, tags};
}
