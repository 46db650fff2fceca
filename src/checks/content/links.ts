import {site} from '../../config/site';
import type {DiagnosisFile} from '../../data/schema/diagnoses';
import {resolveRedirect} from '../../config/redirects';
import {resolveLink} from '../../content/links';
import {ancestor, nearestRoute} from '../../content/suggest';
import type {ContentModel} from '../../content';
import {promisedFile, readRoutes} from '../route-lists';
import type {Check, Problem} from '../types';

export const links: Check = {
  name: 'links',
  why: 'A link that leads nowhere stops the build.',
  items: 'links',
  run({content, data}) {
    const problems: Problem[] = [];
    let examined = 0;
    for (const {kind, file, locate, data: written} of data.files) {
      const diagnoses = kind.name === 'diagnoses' ? (written as DiagnosisFile).diagnoses : [];
      diagnoses.forEach(({page}, index) => {
        if (page === undefined) return;
        examined += 1;
        const [route = '', hash = ''] = page.split('#');
        if (!content.routes.has(decodeURI(route))) {
          const [found, fix] = missing(decodeURI(route), hash, content);
          const place = locate(['diagnoses', index, 'page']);
          problems.push({file, ...place, found: `link to "${page}": ${found}`, fix});
        }
      });
    }
    for (const page of content.documents) {
      for (const {url, line, column} of page.links) {
        examined += 1;
        const told = (found: string, fix: string) =>
          problems.push({file: page.file, line, column, found: `link to "${url}": ${found}`, fix});
        if (url.trim() === '') {
          told('the address is empty', 'write the address, or make it plain text');
          continue;
        }
        if (url.startsWith(`${site.url}/`)) {
          told(
            'our own site by its full address',
            `write "${url.slice(site.url.length)}", so that the link is checked and works in previews`,
          );
          continue;
        }
        const target = resolveLink(url, page, content);
        if (target.type === 'missing-file') {
          told(
            `there is no page file "${target.file}"`,
            'write the address of the page, such as "/docs/app"',
          );
        } else if (target.type === 'route' && !content.routes.has(target.route)) {
          told(...missing(target.route, target.hash, content));
        }
      }
    }
    return {examined, problems};
  },
};

/** Why an address has no page, and what to write instead. */
function missing(route: string, hash: string, {root, pages, routes}: ContentModel): [string, string] {
  const draft = pages.find((page) => page.draftRoute === route);
  if (draft) {
    return [`${draft.file} is a draft and has no address`, 'publish that page or remove the link'];
  }
  const moved = resolveRedirect(route);
  if (moved !== undefined) {
    return ['this address has moved', `write "${moved}"`];
  }
  const above = ancestor(route, routes.keys());
  const instead = `link to ${above === undefined ? 'a page that exists' : `"${encodeURI(above)}"`}`;
  if (readRoutes(root, promisedFile).some((listed) => listed.route === route)) {
    return ['this page is not written yet', `write it, or ${instead}`];
  }
  const meant = nearestRoute(route, routes.keys());
  const written = meant && encodeURI(meant) + (hash === '' ? '' : `#${hash}`);
  return ['no page has this address', written ? `did you mean "${written}"?` : `${instead}, or add the page`];
}
