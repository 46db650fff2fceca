import type {Diagnosis, Input, Removed} from './engine';

/** Messages from the page to the worker. */
export type ToWorker = {type: 'diagnose'; inputs: Input[]} | {type: 'clean'};

/** Messages from the worker to the page. */
export type FromWorker =
  | {type: 'progress'; share: number}
  | {type: 'diagnosis'; diagnosis: Diagnosis}
  | ({type: 'cleaned'} & Cleaned)
  | {type: 'failed'; message: string};

/** A copy of the log without personal data, and a list of what was removed from it. */
export interface Cleaned {
  name: string;
  blob: Blob;
  removed: Removed[];
}
