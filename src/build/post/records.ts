import {site} from '../../config/site';
import {siteRecords} from '../../search/records';
import type {SearchRecord} from '../../search/types';
import {builtPages} from './pages';

/** Search records of the site built into a folder. */
export const recordsIn = (folder: string): SearchRecord[] =>
  siteRecords(builtPages({folder, baseUrl: site.baseUrl}), site.url);
