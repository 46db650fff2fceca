import type {BuiltPage} from '../../build/post/page';
import {builtPages} from '../../build/post/pages';
import type {BuiltFolder, Step} from '../../build/post/pages';
import {site} from '../../config/site';
import {writeIndex} from '../embedded/write-index';
import type {SearchRecord} from '../types';
import {recordsOf} from './page';

interface Site extends BuiltFolder {
  /** Scheme and host. */
  origin: string;
}

/**
 * @param pages of a built site
 * @param origin scheme and host
 * @returns their records, page by page
 */
export function siteRecords(
  pages: Iterable<Pick<BuiltPage, 'root' | 'route'>>,
  origin: string,
): SearchRecord[] {
  return Array.from(pages, ({root, route}) => recordsOf(root, route, origin)).flat();
}

/** The records of the site that was built into a folder. */
export const recordsIn = (folder: string): SearchRecord[] =>
  siteRecords(builtPages({folder, baseUrl: site.baseUrl}), site.url);

/** Makes the site searchable without a service: gathers the records of all pages while they are built and writes the index. */
export function searchRecords({folder, origin}: Omit<Site, 'baseUrl'>): Step {
  const records: SearchRecord[] = [];
  return {
    page({root, route}) {
      records.push(...recordsOf(root, route, origin));
    },
    end() {
      if (records.length === 0) {
        throw new Error('The build has no document with a title, so there is nothing to search.');
      }
      writeIndex(records, folder);
    },
  };
}
