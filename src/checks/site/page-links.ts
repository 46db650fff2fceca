import {resolveRedirect} from '../../config/redirects';
import {site as settings} from '../../config/site';
import {withoutTrailingSlash} from '../../content/routes';
import {nearest, nearestRoute} from '../../content/suggest';
import {decodePart} from '../../content/uri';
import {named} from './built-site';
import type {BuiltPage, BuiltSite} from './built-site';
import type {Check, Problem} from '../types';

export const pageLinks: Check = {
  name: 'page-links',
  why: 'Links in menus, cards and tables are drawn by code; only the built page shows where they lead.',
  items: 'links of built pages',
  run({site}) {
    let examined = 0;
    const problems: Problem[] = [];
    for (const page of site.allPages) {
      // A menu repeats the same link; one line about it is enough.
      const links = new Set(named(page, 'a').flatMap(({attributes}) => attributes.href ?? []));
      for (const link of links) {
        const target = toOwnUrl(link, page);
        if (target) {
          examined += 1;
          const problem = checkTarget(target, page, site);
          problems.push(
            ...(problem
              ? [{file: page.file, found: `link to "${link}": ${problem.found}`, fix: problem.fix}]
              : []),
          );
        }
      }
    }
    return {examined, problems};
  },
};

/** The address of a link that stays on the site, or undefined. */
function toOwnUrl(link: string, page: BuiltPage): URL | undefined {
  const base = settings.url + encodeURI(page.route);
  const url = URL.canParse(link, base) ? new URL(link, base) : undefined;
  return url?.origin === settings.url ? url : undefined;
}

function checkTarget(url: URL, from: BuiltPage, site: BuiltSite): {found: string; fix: string} | undefined {
  const pathname = decodePart(url.pathname);
  const route = withoutTrailingSlash(pathname);
  const page = route === from.route ? from : site.byRoute.get(route);
  if (page === undefined) {
    // A page has its address without the ending; the file is not meant to be linked.
    if (site.files.has(pathname.slice(1)) && !pathname.endsWith('.html')) {
      return undefined;
    }
    const moved = resolveRedirect(route);
    const meant = moved ?? nearestRoute(route.replace(/\.html$/, ''), site.byRoute.keys());
    const found = moved === undefined ? 'no page has this address' : 'this address has moved';
    return {
      found,
      fix: meant === undefined ? 'remove it where it is drawn' : `did you mean "${encodeURI(meant)}"?`,
    };
  }
  const anchor = decodePart(url.hash.slice(1));
  if (anchor === '' || page.ids.has(anchor)) {
    return undefined;
  }
  const meant = nearest(anchor, page.ids);
  return {
    found: `${page.file} has no part "#${anchor}"`,
    fix: meant === undefined ? 'link to the page alone' : `did you mean "#${meant}"?`,
  };
}
