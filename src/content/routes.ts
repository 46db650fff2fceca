import {encodePath, fileToPath, normalizeUrl} from '@docusaurus/utils';
import {isCategoryIndex, toCategoryIndexMatcherParam} from '@docusaurus/plugin-content-docs/lib/docs.js';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import path from 'node:path';

/** Default base path of the docs plugin, which docusaurus.config.ts does not change. */
const docsBase = '/docs';
export const tagsBase = `${docsBase}/tags`;

/** Removes a trailing slash as Docusaurus does with `trailingSlash: false`. The home page keeps its slash. */
export function withoutTrailingSlash(route: string): string {
  return route.replace(/\/+$/, '') || '/';
}

/**
 * Returns whether the docs plugin treats a file in `docs` as a page.
 * @param file path relative to `docs`
 */
export function isPageFile(file: string): boolean {
  return (
    /\.mdx?$/.test(file) &&
    !file.split('/').some((segment) => segment.startsWith('_') || segment === '__tests__')
  );
}

/**
 * Returns the route of a page, computed with the docs plugin's own functions.
 * @param source path relative to `docs`, with `/`
 * @param slug the page's `slug`, if any: absolute (below /docs) or relative to its folder
 * @throws Error if the result is not a valid path
 */
export function docRoute(source: string, slug: string | undefined): string {
  const docSlug = getSlug({
    baseID: path.posix.parse(source).name,
    source,
    sourceDirName: path.posix.dirname(source),
    // Matches `numberPrefixParser: false` in docusaurus.config.ts.
    stripDirNumberPrefixes: false,
    ...(slug !== undefined && {frontMatterSlug: slug}),
  });
  return withoutTrailingSlash(normalizeUrl([docsBase, docSlug]));
}

/** Returns whether a page is the index of its folder: `index`, `readme`, or a page with the folder's name. */
export function isFolderIndex(source: string): boolean {
  return isCategoryIndex(toCategoryIndexMatcherParam({source, sourceDirName: path.posix.dirname(source)}));
}

/**
 * Returns the route of a file in `src/pages`.
 * @param file path relative to `src/pages`
 * @returns undefined for files that are not pages (styles, tests, names that begin with `_`)
 */
export function staticPageRoute(file: string): string | undefined {
  const isPage = /\.(?:jsx?|tsx?|mdx?)$/.test(file) && !/\.test\.[jt]sx?$|\.d\.ts$/.test(file);
  if (!isPage || file.split('/').some((segment) => segment.startsWith('_') || segment === '__tests__')) {
    return undefined;
  }
  return withoutTrailingSlash(normalizeUrl(['/', encodePath(fileToPath(file))]));
}
