import type {Step} from '../../build/post/pages';
import {writeIndex} from '../embedded/write-index';
import type {SearchRecord} from '../types';
import {recordsOf} from './page';

/**
 * Makes the site searchable without a service: gathers the records of all built pages and writes the index.
 * @param site folder of the built site, and its scheme and host
 */
export function searchRecords({folder, origin}: {folder: string; origin: string}): Step {
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
