export {formatSnbt} from './format';
export {SnbtError, parseSnbt, type SnbtErrorCode} from './parse';
export type {CompoundTag, Tag} from './tags';
