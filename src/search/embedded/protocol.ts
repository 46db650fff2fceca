/** Messages between the page and the worker. */
import type {SearchRequest, SearchResponse} from '../types';

/** Where the build puts the index, below the base path. */
export const indexFolder = 'search-index';

/** Small file with a fixed name that contains the name of the current index. */
export const manifestName = 'current.json';

export interface Manifest {
  /** Name of the index file in the same folder; it carries a hash of its content. */
  file: string;
}

export type ToWorker =
  {type: 'load'; url: string} | {type: 'search'; id: number; request: {requests: SearchRequest[]}};

export type FromWorker =
  {type: 'answer'; id: number; response: SearchResponse} | {type: 'failed'; message: string};
