import type {DataFile} from './load';

/** One thing that a page may name: what it receives, and the file that it was made from. */
export type Named = {kind: string; id: string; entry: object; from: DataFile};
