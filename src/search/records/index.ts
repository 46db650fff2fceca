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
 * Returns the records of all pages, page by page.
 * @param pages pages of a built site
 * @param origin scheme and host
 */
export function siteRecords(pages: Iterable<Page>, origin: string): SearchRecord[] {
  return Array.from(pages, ({root, route}) => recordsOf(root, route, origin)).flat();
}

/**
 * Creates the build step that collects the records of all pages and writes the index.
 * @param folder folder of the built site
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
