import {builtPages} from '../../build/post/pages';
import type {BuiltFolder} from '../../build/post/pages';
import type {SearchRecord} from '../types';
import {recordsOf} from './page';

interface Site extends BuiltFolder {
  /** Scheme and host. */
  origin: string;
}

/** The records of a built site, page by page in the order of their files. */
export function siteRecords({origin, ...site}: Site): SearchRecord[] {
  return [...builtPages(site)].flatMap(({root, route}) => recordsOf(root, route, origin));
}
