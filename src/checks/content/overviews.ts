import path from 'node:path';
import {resolveLink} from '../../content/links';
import type {Page} from '../../content';
import type {Check} from '../types';

export const overviews: Check = {
  name: 'overviews',
  why: 'A folder that the page above it does not link is found in the sidebar only.',
  items: 'first pages of folders',
  run({content}) {
    const first = new Map(
      content.pages.filter(({isIndex, draft}) => isIndex && !draft).map((page) => [page.folder, page]),
    );
    /** The first page of the nearest folder above. */
    const above = (folder: string): Page | undefined => {
      const parent = path.posix.dirname(folder);
      return parent === '.' ? undefined : (first.get(parent) ?? above(parent));
    };
    return {
      examined: first.size,
      problems: [...first.values()].flatMap(({file, folder, route}) => {
        const overview = above(folder);
        return !overview || overview.links.some(({url}) => resolveLink(url, overview, content) === route)
          ? []
          : [
              {
                file: overview.file,
                line: 1,
                found: `no link to ${file}`,
                fix: `link to "${encodeURI(route)}"`,
              },
            ];
      }),
    };
  },
};
