import fs from 'node:fs';
import path from 'node:path';
import {nearest, nearestRoute} from '../../lib/suggest';
import type {BuiltSite} from './built-site';
import type {Check, Problem} from '../types';

const file = 'build/_redirects';

export const redirects: Check = {
  name: 'redirects',
  why: 'A redirect to a missing page ends at the not-found page.',
  items: 'redirects',
  run({site}) {
    const rules = readRules(site);
    return {
      examined: rules.length,
      problems: rules.flatMap(({line, from, to}): Problem[] => [
        // Hosts redirect even if the file exists, so a page at this address would be unreachable.
        ...(site.byRoute.has(from)
          ? [
              {
                file,
                line,
                found: `${from} is redirected but also published`,
                fix: 'remove the redirect from src/config/redirects.ts, or remove the page',
              },
            ]
          : []),
        ...checkTarget(to, site).map(({found, fix}) => ({
          file,
          line,
          found: `${from} leads to ${to}: ${found}`,
          fix,
        })),
      ]),
    };
  },
};

/** Parses `_redirects`. Each line contains source, target and status. */
function readRules(site: BuiltSite): {line: number; from: string; to: string}[] {
  if (!site.files.has('_redirects')) {
    return [];
  }
  const lines = fs.readFileSync(path.join(site.folder, '_redirects'), 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    const [from = '', to = ''] = text.trim().split(/\s+/);
    return from === '' || from.startsWith('#')
      ? []
      : [{line: index + 1, from: decodeURI(from), to: decodeURI(to)}];
  });
}

function checkTarget(to: string, {byRoute}: BuiltSite): {found: string; fix: string}[] {
  const [route = '', anchor = ''] = to.split('#');
  const page = byRoute.get(route);
  // A target with a placeholder, such as `:splat`, depends on the request and cannot be checked.
  if (to.includes(':')) {
    return [];
  }
  const suggest = (meant: string | undefined, otherwise: string) =>
    meant === undefined ? otherwise : `did you mean ${meant}?`;
  if (page === undefined) {
    const meant = nearestRoute(route, byRoute.keys());
    return [{found: 'no page has this address', fix: suggest(meant, 'correct src/config/redirects.ts')}];
  }
  if (anchor === '' || page.ids.has(anchor)) {
    return [];
  }
  const meant = nearest(anchor, page.ids);
  const otherwise = 'correct src/config/redirects.ts, or give the heading the id {#…}';
  return [{found: `the page has no anchor "#${anchor}"`, fix: suggest(meant && `"#${meant}"`, otherwise)}];
}
