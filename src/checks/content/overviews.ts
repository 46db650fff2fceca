import path from 'node:path';
import {resolveLink} from '../../content/links';
import type {Page} from '../../content';
import type {Check} from '../types';

export const overviews: Check = {
  name: 'overviews',
  why: 'If the parent page does not link to a folder, readers can find it only in the sidebar.',
  items: 'index pages of folders',
  run({content}) {
    const indexPages = new Map(
      content.pages.filter(({isIndex, draft}) => isIndex && !draft).map((page) => [page.folder, page]),
    );
    /** Returns the index page of the nearest parent folder. */
    const above = (folder: string): Page | undefined => {
      const parent = path.posix.dirname(folder);
      return parent === '.' ? undefined : (indexPages.get(parent) ?? above(parent));
    };
    return {
      examined: indexPages.size,
      problems: [...indexPages.values()].flatMap(({file, folder, route}) => {
        const overview = above(folder);
        if (!overview || overview.links.some(({url}) => resolveLink(url, overview, content) === route)) {
          return [];
        }
        const fix = `add a link to "${encodeURI(route)}"`;
        return [{file: overview.file, line: 1, found: `no link to ${file}`, fix}];
      }),
    };
  },
};
