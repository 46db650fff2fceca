import {encodePath, fileToPath, normalizeUrl} from '@docusaurus/utils';
import {isCategoryIndex, toCategoryIndexMatcherParam} from '@docusaurus/plugin-content-docs/lib/docs.js';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import path from 'node:path';

/** Where the docs plugin puts its pages; the plugin's own defaults, which docusaurus.config.ts keeps. */
const docsBase = '/docs';
export const tagsBase = `${docsBase}/tags`;

/** With `trailingSlash: false` no address but the home page ends with a slash. */
export function withoutTrailingSlash(route: string): string {
  return route.replace(/\/+$/, '') || '/';
}

/**
 * Whether Docusaurus's docs plugin reads a file below `docs` as a page.
 * @param file path relative to `docs`
 */
export function isPageFile(file: string): boolean {
  return (
    /\.mdx?$/.test(file) &&
    !file.split('/').some((segment) => segment.startsWith('_') || segment === '__tests__')
  );
}

/**
 * Address of a page, computed by the docs plugin's own functions.
 * @param source path relative to `docs`, with `/`
 * @param slug the page's `slug`, if any: absolute (below /docs) or relative to its folder
 * @throws Error when the result is no valid path
 */
export function docRoute(source: string, slug: string | undefined): string {
  const docSlug = getSlug({
    baseID: path.posix.parse(source).name,
    source,
    sourceDirName: path.posix.dirname(source),
    // The site keeps numbers in names: `numberPrefixParser: false`.
    stripDirNumberPrefixes: false,
    ...(slug !== undefined && {frontMatterSlug: slug}),
  });
  return withoutTrailingSlash(normalizeUrl([docsBase, docSlug]));
}

/** Whether a page opens its folder (`index`, `readme`, or the folder's own name). */
export function isFolderIndex(source: string): boolean {
  return isCategoryIndex(toCategoryIndexMatcherParam({source, sourceDirName: path.posix.dirname(source)}));
}

/**
 * Address of a file in `src/pages`.
 * @param file path relative to `src/pages`
 * @returns undefined for files that make no page (styles, tests, `_` names)
 */
export function staticPageRoute(file: string): string | undefined {
  const isPage = /\.(?:jsx?|tsx?|mdx?)$/.test(file) && !/\.test\.[jt]sx?$|\.d\.ts$/.test(file);
  if (!isPage || file.split('/').some((segment) => segment.startsWith('_') || segment === '__tests__')) {
    return undefined;
  }
  return withoutTrailingSlash(normalizeUrl(['/', encodePath(fileToPath(file))]));
}
