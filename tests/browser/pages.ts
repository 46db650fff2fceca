/** Pages of the built site. Tests use these lists, so that they cover new pages automatically. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join, sep} from 'node:path';
import type {Page} from '@playwright/test';
import {buildFolder} from '../../src/cli/project';
import {gallery} from '../../src/config/gallery';

function htmlFiles(): string[] {
  if (!existsSync(join(buildFolder, 'index.html'))) {
    throw new Error('build/ contains no site. Run `npm test -- build` before the browser tests.');
  }
  if (!existsSync(join(buildFolder, `${gallery.route}.html`))) {
    throw new Error('build/ contains no component gallery, which some tests visit. Run `npm test -- build`.');
  }
  return readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(sep).join('/'));
}

function routeOf(file: string): string {
  const path = `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '');
  return encodeURI(path) || '/';
}

/** Percent-encoded routes of all built pages except the not-found page, in alphabetical order. */
export const pages: string[] = htmlFiles()
  .filter((file) => file !== '404.html')
  .map(routeOf)
  .sort();

/** Routes of the documents, excluding tag pages. */
export const documents = pages.filter((route) => /^\/docs\/(?!tags(\/|$))./.test(route));

/** Routes of the tag pages; empty if no page has a tag. */
export const tagPages = pages.filter((route) => route.startsWith('/docs/tags/'));

/** Returns the HTML of a built page. */
export function builtHtml(route: string): string {
  const path = decodeURI(route);
  const candidates = path === '/' ? ['index.html'] : [`${path}.html`, `${path}/index.html`];
  const file = candidates.map((candidate) => join(buildFolder, candidate)).find(existsSync);
  if (file === undefined) {
    throw new Error(`The built site has no page ${route}. Correct the route, or run \`npm test -- build\`.`);
  }
  return readFileSync(file, 'utf8');
}

/**
 * Returns the names of the scripts in a built page's HTML, without folder and extension. The entry script
 * comes first.
 */
export const scriptsOf = (route: string): string[] =>
  /data-scripts="([^"]+)"/.exec(builtHtml(route))?.[1]?.split(' ') ?? [];

/**
 * Reads values from a built page without opening it. The browser only parses the HTML.
 * @param reader any open page, which does not navigate
 * @param attribute attribute to read; defaults to the text
 * @returns one value per element that matches `selector`, in document order
 */
export function readBuilt(
  reader: Page,
  route: string,
  selector: string,
  attribute?: string,
): Promise<string[]> {
  return reader.evaluate(
    ([html = '', elements = '', name]) => {
      const found = new DOMParser().parseFromString(html, 'text/html').querySelectorAll(elements);
      return Array.from(found, (element) =>
        name ? (element.getAttribute(name) ?? '') : (element.textContent ?? ''),
      );
    },
    [builtHtml(route), selector, attribute],
  );
}

/** Returns the routes in the sitemap. */
export function sitemapRoutes(): string[] {
  const xml = readFileSync(join(buildFolder, 'sitemap.xml'), 'utf8');
  const routes = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  );
  if (routes.length === 0) {
    throw new Error('build/sitemap.xml lists no page. Run `npm test -- build`.');
  }
  return routes;
}
