import fs from 'node:fs';
import path from 'node:path';
import {site as settings} from '../../config/site';
import {positionAt, withoutCssComments} from '../source-files';
import type {BuiltPage, BuiltSite} from './built-site';
import type {Check, Problem} from '../types';

/** Attributes by which an element makes the browser fetch something. */
const fetching: Record<string, string> = {
  script: 'src',
  img: 'src',
  source: 'src',
  video: 'src',
  audio: 'src',
  iframe: 'src',
  embed: 'src',
  object: 'data',
  link: 'href',
};

/** Links that only tell something about the page. */
const informative = new Set([
  'canonical',
  'alternate',
  'search',
  'author',
  'license',
  'help',
  'next',
  'prev',
  // Names a part of the page itself.
  'expect',
]);

export const requests: Check = {
  name: 'requests',
  why: 'What comes from another host is slower, can be down or changed, and tells that host who reads what.',
  items: 'requests of built pages and styles',
  run({site}) {
    const fromPages = site.allPages.flatMap((page) =>
      requestsOf(page).map((url) => ({file: page.file, url, base: encodeURI(page.route)})),
    );
    const fromStyles = [...site.files]
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => requestsOfStyle(site, file));
    const all = [...fromPages, ...fromStyles];
    return {examined: all.length, problems: all.flatMap((request) => checkRequest(request, site))};
  },
};

interface Request {
  file: string;
  line?: number;
  column?: number;
  url: string;
  /** Path that relative addresses start from. */
  base: string;
}

function requestsOf(page: BuiltPage): string[] {
  const urls = page.elements.flatMap(({name, attributes}) => {
    const informs = attributes.rel?.split(' ').some((rel) => informative.has(rel));
    const direct = informs ? undefined : attributes[fetching[name] ?? ''];
    const candidates =
      attributes.srcset?.split(',').map((candidate) => candidate.trim().split(/\s+/)[0]!) ?? [];
    return [...(direct === undefined ? [] : [direct]), ...candidates];
  });
  return [...new Set(urls)];
}

function requestsOfStyle(site: BuiltSite, file: string): Request[] {
  const css = withoutCssComments(fs.readFileSync(path.join(site.folder, file), 'utf8'));
  const pattern =
    /url\(\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^)'"\s]*))\s*\)|@import\s+["'](?<imported>[^"']+)["']/g;
  return [...css.matchAll(pattern)].map((match) => {
    const {double, single, bare, imported} = match.groups!;
    return {
      file: `build/${file}`,
      ...positionAt(css, match.index),
      url: double ?? single ?? bare ?? imported ?? '',
      base: `/${file}`,
    };
  });
}

function checkRequest({url, base, ...place}: Request, site: BuiltSite): Problem[] {
  const resolved = URL.canParse(url, settings.url + base) ? new URL(url, settings.url + base) : undefined;
  if (resolved?.protocol === 'data:' || resolved?.protocol === 'blob:') {
    return [];
  }
  if (resolved?.protocol === 'http:') {
    return [{...place, found: `"${url}" is fetched without encryption`, fix: 'keep a copy on the site'}];
  }
  if (resolved?.origin !== settings.url) {
    return [{...place, found: `"${url}" is fetched from another host`, fix: 'keep a copy on the site'}];
  }
  const file = decodeURIComponent(resolved.pathname.slice(1));
  const exists = site.files.has(file) || site.byRoute.has(`/${file}`);
  return exists
    ? []
    : [
        {
          ...place,
          found: `"${url}" is fetched but not part of the site`,
          fix: 'add the file to static/ or correct the path',
        },
      ];
}
