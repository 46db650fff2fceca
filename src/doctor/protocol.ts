import type {Diagnosis, Input, Removed} from './engine';

/** What the page asks of the worker. */
export type ToWorker = {type: 'diagnose'; inputs: Input[]} | {type: 'clean'};

/** What the worker answers. */
export type FromWorker =
  | {type: 'progress'; share: number}
  | {type: 'diagnosis'; diagnosis: Diagnosis}
  | ({type: 'cleaned'} & Cleaned)
  | {type: 'failed'; message: string};

/** A copy without personal data, and what was removed. */
export interface Cleaned {
  name: string;
  blob: Blob;
  removed: Removed[];
}
