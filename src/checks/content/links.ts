import {site} from '../../config/site';
import {resolveRedirect} from '../../config/redirects';
import {resolveLink} from '../../content/links';
import {ancestor, nearestRoute} from '../../lib/suggest';
import type {ContentModel, Page} from '../../content';
import type {Check} from '../types';

/** Checks links in Markdown. The build checks anchors and links in components. */
export const links: Check = {
  name: 'links',
  why: 'A broken link stops the build.',
  items: 'links',
  run({content}) {
    const all = content.documents.flatMap((page) => page.links.map((link) => ({page, ...link})));
    return {
      examined: all.length,
      problems: all.flatMap(({page, url, line, column}) => {
        const [found, fix] = mistakeIn(url, page, content) ?? [];
        return fix === undefined
          ? []
          : [{file: page.file, line, column, found: `link to "${url}": ${found}`, fix}];
      }),
    };
  },
};

/** Returns the mistake in a link and its fix, or undefined if the link is correct. */
function mistakeIn(url: string, page: Page, content: ContentModel): [found: string, fix: string] | undefined {
  if (url.trim() === '') {
    return ['the address is empty', 'add the address, or turn the link into plain text'];
  }
  if (url.startsWith(`${site.url}/`)) {
    const fix = `write "${url.slice(site.url.length)}", so that the link is checked and works in previews`;
    return ['a link within this site must not contain the domain', fix];
  }
  const {pages, routes} = content;
  const route = resolveLink(url, page, content);
  if (route === undefined || routes.has(route)) {
    return undefined;
  }
  const draft = pages.find((candidate) => candidate.draft && candidate.route === route);
  if (draft) {
    return [`${draft.file} is a draft and is not published`, 'publish that page or remove the link'];
  }
  const moved = resolveRedirect(route);
  if (moved !== undefined) {
    return ['the page has moved', `link to "${moved}"`];
  }
  const above = ancestor(route, routes.keys());
  const instead = `link to ${above === undefined ? 'a page that exists' : `"${encodeURI(above)}"`}`;
  const meant = nearestRoute(route, routes.keys());
  const hash = /#.+/.exec(url)?.[0] ?? '';
  const fix = meant ? `did you mean "${encodeURI(meant)}${hash}"?` : `${instead}, or add the page`;
  return ['no page has this address', fix];
}
