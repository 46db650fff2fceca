import path from 'node:path';
import type {BuilderEntry} from '@site/src/data/schema/market';
import {loadData} from '@site/src/data/model/read';

/** The tool builder's own data, for tests. */
export const tinkers = loadData(path.resolve(__dirname, '../..'))
  .get('builders')
  ?.get('tinkers') as BuilderEntry;
