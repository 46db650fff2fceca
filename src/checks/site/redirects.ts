import fs from 'node:fs';
import path from 'node:path';
import {nearest, nearestRoute} from '../../content/suggest';
import {promisedFile, readRoutes} from '../route-lists';
import type {BuiltSite} from './built-site';
import type {Check, Problem} from '../types';

interface Rule {
  line: number;
  from: string;
  to: string;
}

export const redirects: Check = {
  name: 'redirects',
  why: 'A redirect to a page that is not there turns an old link into a detour to "not found".',
  items: 'redirects',
  run({root, site}) {
    const promised = new Set(readRoutes(root, promisedFile).map(({route}) => route));
    const rules = readRules(site);
    const waiting = new Set<string>();
    const problems = rules.flatMap((rule) => [
      ...checkSource(rule, site),
      ...checkTarget(rule, site, promised, waiting),
    ]);
    const notes =
      waiting.size === 0
        ? []
        : [
            `not checked: ${waiting.size} targets on pages that are promised but not published yet: ${[...new Set([...waiting].map((to) => to.split('#')[0]))].join(', ')}`,
          ];
    return {examined: rules.length, problems, notes};
  },
};

/** The lines of `_redirects`: source, target, status. */
function readRules(site: BuiltSite): Rule[] {
  if (!site.files.has('_redirects')) {
    return [];
  }
  return fs
    .readFileSync(path.join(site.folder, '_redirects'), 'utf8')
    .split('\n')
    .map((text, index) => ({line: index + 1, columns: text.trim().split(/\s+/), text}))
    .filter(({text}) => text.trim() !== '' && !text.startsWith('#'))
    .map(({line, columns}) => ({line, from: decodeURI(columns[0]!), to: decodeURI(columns[1] ?? '')}));
}

/** Hosts redirect even where a file exists, so a redirect would hide the page. */
function checkSource({line, from}: Rule, site: BuiltSite): Problem[] {
  return site.byRoute.has(from)
    ? [
        {
          file: 'build/_redirects',
          line,
          found: `${from} is redirected but also published`,
          fix: 'remove one of the two',
        },
      ]
    : [];
}

function checkTarget(
  {line, from, to}: Rule,
  site: BuiltSite,
  promised: Set<string>,
  waiting: Set<string>,
): Problem[] {
  // Where `:splat` leads depends on what was asked for.
  if (to.includes(':')) {
    return [];
  }
  const [route = '', anchor = ''] = to.split('#');
  const page = site.byRoute.get(route);
  const told = (found: string, fix: string) => [
    {file: 'build/_redirects', line, found: `${from} leads to ${to}: ${found}`, fix},
  ];
  if (page === undefined) {
    if (promised.has(route)) {
      waiting.add(to);
      return [];
    }
    const meant = nearestRoute(route, site.byRoute.keys());
    return told(
      'no page has this address',
      meant === undefined ? 'correct src/config/redirects.ts' : `did you mean ${meant}?`,
    );
  }
  if (anchor === '' || page.ids.has(anchor)) {
    return [];
  }
  const meant = nearest(anchor, page.ids);
  return told(
    `the page has no part "#${anchor}"`,
    meant === undefined
      ? 'correct src/config/redirects.ts, or give the heading the id {#…}'
      : `did you mean "#${meant}"?`,
  );
}
