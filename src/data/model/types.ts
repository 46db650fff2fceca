import type {DataFile} from './load';

/** An entry that pages may name, and the file that it was made from. */
export type Named = {kind: string; id: string; entry: object; from: DataFile};
