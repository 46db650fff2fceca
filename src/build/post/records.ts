import {site} from '../../config/site';
import {siteRecords} from '../../search/records';
import type {SearchRecord} from '../../search/types';
import {builtPages} from './pages';

/** Returns the search records of a built site. */
export const recordsIn = (folder: string): SearchRecord[] =>
  siteRecords(builtPages({folder, baseUrl: site.baseUrl}), site.url);
