import {gallery} from '../../config/gallery';
import {publishedFile, readRoutes} from '../route-lists';
import {nearestRoute} from '../../lib/suggest';
import type {Check, Problem} from '../types';

const update = 'run "npm run update-routes"';

export const routeList: Check = {
  name: 'route-list',
  why: 'Removing an address breaks every link to it in forums, chats and search engines.',
  items: 'addresses',
  run({root, site}) {
    const listed = readRoutes(root, publishedFile);
    const known = new Set(listed.map(({route}) => route));
    const vanished = listed
      .filter(({route}) => !site.byRoute.has(route))
      .map(({route, line}): Problem => {
        const found = `${route} is no longer published`;
        const meant = nearestRoute(
          route,
          [...site.byRoute.keys()].filter((other) => !known.has(other)),
        );
        const fix = `restore the page, or add a redirect${meant === undefined ? '' : ` to ${meant}`} in src/config/redirects.ts and ${update}`;
        return {file: publishedFile, line, found, fix};
      });
    const unlisted = site.pages
      // The component gallery is not published; only the build of `npm test` contains it.
      .filter(({route}) => !known.has(route) && route !== gallery.route)
      .map(({route}): Problem => ({
        file: publishedFile,
        found: `${route} is published but not listed`,
        fix: update,
      }));
    return {examined: site.pages.length, problems: [...vanished, ...unlisted]};
  },
};
