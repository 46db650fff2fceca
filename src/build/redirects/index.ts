import type {Plugin} from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
import {redirects} from '../../config/redirects';
import type {Redirect} from '../../config/redirects';

/** Docusaurus plugin: writes `_redirects` for Cloudflare Pages and Netlify. */
export default function redirectsPlugin(): Plugin {
  return {
    name: 'redirects',
    async postBuild({outDir, baseUrl, routesPaths}) {
      const routes = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      await fs.writeFile(path.join(outDir, '_redirects'), formatRules(hostRules(redirects, routes, baseUrl)));
    },
  };
}

/**
 * Converts the site's redirects to the syntax that Cloudflare Pages and Netlify have in common.
 * @param redirects the site's redirects
 * @param routes published routes without the base path
 * @param baseUrl base path with a leading and trailing slash
 * @returns exact rules first, because Cloudflare requires this order; among the others, the first match
 *   wins. The rules include `/page/` and similar spellings, because hosts redirect `/page/` and
 *   `/page.html` to `/page` only if the page exists, and never redirect `/page/index.html`
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 * @see https://docs.netlify.com/routing/redirects/redirect-options/
 */
export function hostRules(redirects: Redirect[], routes: string[], baseUrl: string): Redirect[] {
  const exact = redirects.filter(({from}) => !from.endsWith('/*'));
  const splats = redirects
    .filter(({from}) => from.endsWith('/*'))
    .map((redirect) => splatRules(redirect, routes));
  const moved = [...exact, ...splats.flatMap((group) => group.exact)];
  const pages = routes.filter((route) => route !== '/' && !route.endsWith('.html'));
  const rules = [
    ...moved,
    ...moved.flatMap(({from, to}) => ['/', '.html', '/index.html'].map((end) => ({from: from + end, to}))),
    ...pages.map((route) => ({from: `${route}/index.html`, to: route})),
    ...splats.flatMap((group) => group.dynamic),
  ];
  return rules.map(({from, to}) => ({from: address(from, baseUrl), to: address(to, baseUrl)}));
}

/**
 * Returns the rules for a redirect from `/old/*`. The rest of the path may begin with a version, but the
 * syntax cannot restrict a placeholder to version numbers. Therefore, any segment before a known segment
 * counts as a version.
 */
function splatRules({from, to}: Redirect, routes: string[]): {exact: Redirect[]; dynamic: Redirect[]} {
  const [oldBase, newBase] = [from, to].map((side) => side.slice(0, -2)) as [string, string];
  const places = placesBelow(newBase, routes);
  return {
    exact: ['', ...places.map((place) => `/${place}`)].map((tail) => ({
      from: oldBase + tail,
      to: newBase + tail,
    })),
    dynamic: [
      ...places.map((place) => ({from: `${oldBase}/${place}/*`, to: `${newBase}/${place}/:splat`})),
      ...places.flatMap((place) => [
        {from: `${oldBase}/:version/${place}`, to: `${newBase}/${place}`},
        {from: `${oldBase}/:version/${place}.html`, to: `${newBase}/${place}`},
        {from: `${oldBase}/:version/${place}/*`, to: `${newBase}/${place}/:splat`},
      ]),
      {from: `${oldBase}/:version`, to: newBase},
      {from: `${oldBase}/:version/`, to: newBase},
      {from: `${oldBase}/*`, to: `${newBase}/:splat`},
    ],
  };
}

/**
 * Returns the first path segments below a base path in the published routes, such as `app` and `mods` for
 * `/docs`.
 */
function placesBelow(base: string, routes: string[]): string[] {
  const below = routes.filter((route) => route.startsWith(`${base}/`));
  return [...new Set(below.map((route) => route.slice(base.length + 1).split('/')[0]!))]
    .filter(Boolean)
    .sort();
}

/** Encodes a path, because spaces separate the columns of the file. */
function address(path: string, baseUrl: string): string {
  return encodeURI(baseUrl + path.slice(1));
}

/** Formats rules as a `_redirects` file. */
export function formatRules(rules: Redirect[]): string {
  const lines = rules.map(({from, to}) => `${from}  ${to}  301`);
  return `${['# The build generates this file from src/config/redirects.ts.', ...lines].join('\n')}\n`;
}
