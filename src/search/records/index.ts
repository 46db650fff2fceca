import type {Node} from '../../lib/dom';
import {writeIndex} from '../embedded/write-index';
import type {SearchRecord} from '../types';
import {recordsOf} from './page';

/** A built page: its tree, and its address as the browser shows it. */
interface Page {
  root: Node;
  route: string;
}

/**
 * @param pages of a built site
 * @param origin scheme and host
 * @returns their records, page by page
 */
export function siteRecords(pages: Iterable<Page>, origin: string): SearchRecord[] {
  return Array.from(pages, ({root, route}) => recordsOf(root, route, origin)).flat();
}

/**
 * Makes the site searchable without a service: gathers the records of all pages while they are built and writes the index.
 * @param folder of the built site
 * @param origin scheme and host
 * @returns a step of src/build/post
 */
export function searchRecords({folder, origin}: {folder: string; origin: string}) {
  const records: SearchRecord[] = [];
  return {
    page({root, route}: Page) {
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
