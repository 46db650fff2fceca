import type {DataFile} from './load';

/** An entry that pages can refer to, with the file that contains its data. */
export type Named = {kind: string; id: string; entry: object; from: DataFile};
