/** Messages between the page and the search worker. */
import type {SearchRequest, SearchResponse} from '../types';

/** Folder of the index, relative to the base path. */
export const indexFolder = 'search-index';

/** Name of the manifest, a small file that contains the name of the current index file. */
export const manifestName = 'current.json';

export interface Manifest {
  /** Name of the index file, including its content hash. The file is in the same folder. */
  file: string;
}

export type ToWorker =
  {type: 'load'; url: string} | {type: 'search'; id: number; request: {requests: SearchRequest[]}};

export type FromWorker =
  {type: 'answer'; id: number; response: SearchResponse} | {type: 'failed'; message: string};
