export {formatSnbt} from './format';
export {NestedTooDeeply, SnbtError, parseSnbt, type SnbtErrorCode} from './parse';
export type {CompoundTag, Tag} from './tags';
