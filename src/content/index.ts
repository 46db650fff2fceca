/**
 * Model of the `docs` folder, read from disk without Docusaurus: pages, folders, tags and their routes.
 * Used by the checks, the build and the tests.
 */
import {normalizeUrl} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import {gallery} from '../config/gallery';
import {listFiles} from './files';
import {readBody} from './parse';
import {docRoute, isFolderIndex, isPageFile, staticPageRoute, tagsBase} from './routes';
import type {Body, Category, ContentModel, Page} from './types';
import {readFrontMatter, readYaml} from '../lib/yaml';

export type * from './types';

export interface ReadOptions {
  /**
   * Whether to parse the text below the front matter, which is slow. If false, the body of every page is empty.
   */
  bodies: boolean;
}

/**
 * Reads all content of a site.
 * @param root absolute path of the site (the folder that contains `docs` and `src`)
 * @returns the model, including invalid pages and their problems
 */
export function readContent(root: string, {bodies}: ReadOptions = {bodies: true}): ContentModel {
  const bodyOf = (raw: string) => readBody(bodies ? raw : '');
  const files = listFiles(path.join(root, 'docs'));
  const pages = files.filter(isPageFile).map((file) => readPage(root, 'doc', file, bodyOf));
  const categories = files
    .filter((file) => /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file))
    .map((file): Category => {
      const content = readYaml(fs.readFileSync(path.join(root, 'docs', file), 'utf8'));
      return {file: `docs/${file}`, folder: folderOf(file), content};
    });
  const staticFiles = listFiles(path.join(root, 'src/pages'));
  const staticPages = staticFiles
    .filter((file) => /\.mdx?$/.test(file) && staticPageRoute(file) !== undefined)
    .map((file) => readPage(root, 'static', file, bodyOf));

  const routes: ContentModel['routes'] = new Map();
  for (const file of staticFiles.filter((candidate) => /\.[jt]sx?$/.test(candidate))) {
    const route = staticPageRoute(file);
    if (route !== undefined) {
      routes.set(route, {file: `src/pages/${file}`});
    }
  }
  const published = [...staticPages, ...pages].filter(({draft, route}) => !draft && route !== gallery.route);
  published.forEach((page) => routes.set(page.route, {file: page.file, page}));
  // Docusaurus generates tag pages and the tag list only for tags that a published page uses.
  const used = new Set(published.flatMap(tagKeys));
  for (const [key, route] of tagRoutes(root)) {
    if (used.has(key)) {
      routes.set(route, {}).set(tagsBase, {});
    }
  }
  // The search page has no source file, because the theme provides it.
  routes.set('/search', {});
  return {root, pages, documents: [...pages, ...staticPages], categories, routes};
}

/**
 * Returns the tag keys in a page's front matter. The `front-matter` check reports values that are not a list
 * of strings.
 */
function tagKeys(page: Page): string[] {
  const {tags} = page.frontMatter.data;
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
}

function folderOf(file: string): string {
  const folder = path.posix.dirname(file);
  return folder === '.' ? '' : folder;
}

function readPage(root: string, kind: Page['kind'], source: string, bodyOf: (raw: string) => Body): Page {
  const file = `${kind === 'doc' ? 'docs' : 'src/pages'}/${source}`;
  const raw = fs.readFileSync(path.join(root, file), 'utf8');
  const frontMatter = readFrontMatter(raw);
  const {draft} = frontMatter.data;
  const slug = typeof frontMatter.data.slug === 'string' ? frontMatter.data.slug : undefined;
  return {
    ...{file, kind, raw, frontMatter},
    folder: folderOf(source),
    isIndex: kind === 'doc' && isFolderIndex(source),
    draft: draft === true,
    route: kind === 'doc' ? docRoute(source, slug) : (slug ?? staticPageRoute(source) ?? '/'),
    ...bodyOf(raw),
  };
}

/** Returns the route of each tag in `docs/tags.yml`, by key. */
function tagRoutes(root: string): [key: string, route: string][] {
  const file = path.join(root, 'docs/tags.yml');
  const {data} = readYaml(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
  return Object.entries(data as Record<string, {permalink?: string} | null>).map(([key, tag]) => [
    key,
    normalizeUrl([tagsBase, tag?.permalink ?? `/${key}`]),
  ]);
}
