import fs from 'node:fs';
import path from 'node:path';

/** File with every published address, one per line. `npm run update-routes` updates it. */
export const publishedFile = 'src/checks/routes.txt';

/** A route and its line number in the list. */
export interface ListedRoute {
  route: string;
  line: number;
}

/**
 * Reads a list of routes and skips comment lines, which begin with `#`. Returns an empty list if the file does not
 * exist.
 */
export function readRoutes(root: string, file: string): ListedRoute[] {
  if (!fs.existsSync(path.join(root, file))) {
    return [];
  }
  return fs
    .readFileSync(path.join(root, file), 'utf8')
    .split(/\r?\n/)
    .map((route, index) => ({route: route.trimEnd(), line: index + 1}))
    .filter(({route}) => route !== '' && !route.startsWith('#'));
}

/**
 * Writes the list of published routes.
 * @param routes all published routes, in any order
 * @returns the routes that were added to and removed from the list
 */
export function writeRoutes(root: string, routes: string[]): {added: string[]; removed: string[]} {
  const before = readRoutes(root, publishedFile).map(({route}) => route);
  const after = [...routes].sort();
  const header =
    '# Every published address. If a page moves, add a redirect to src/config/redirects.ts before you remove its line.\n' +
    '# Written by "npm run update-routes".\n';
  fs.mkdirSync(path.dirname(path.join(root, publishedFile)), {recursive: true});
  fs.writeFileSync(path.join(root, publishedFile), `${header}${after.join('\n')}\n`);
  return {
    added: after.filter((route) => !before.includes(route)),
    removed: before.filter((route) => !after.includes(route)),
  };
}
