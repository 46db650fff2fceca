/** In place of `@generated/routesChunkNames`: names of the chunks of each route. Filled in by `toRoute`. */
import type {ChunkNames} from '@site/src/plugins/site-map/types';

const chunkNames: Record<string, ChunkNames> = {};

export default chunkNames;
