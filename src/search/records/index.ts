import type {Node} from '../../lib/dom';
import {writeIndex} from '../embedded/write-index';
import type {SearchRecord} from '../types';
import {recordsOf} from './page';

/** A parsed page and its path as shown in the browser. */
interface Page {
  root: Node;
  route: string;
}

/**
 * Returns the records of all pages, in page order.
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
 * @returns a step for src/build/post
 */
export function searchRecords({folder, origin}: {folder: string; origin: string}) {
  const records: SearchRecord[] = [];
  return {
    page({root, route}: Page) {
      records.push(...recordsOf(root, route, origin));
    },
    end() {
      if (records.length === 0) {
        throw new Error(
          'The build contains no document with a title, so the search index would be empty. Check that docs/ has pages.',
        );
      }
      writeIndex(records, folder);
    },
  };
}
