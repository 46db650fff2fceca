import path from 'node:path';
import type {BuilderEntry} from '@site/src/data/schema/market';
import {loadData} from '@site/src/data/model/read';

/** Data for the tool builder. */
export const tinkers = loadData(path.resolve(__dirname, '../..'))
  .get('builders')
  ?.get('tinkers') as BuilderEntry;
