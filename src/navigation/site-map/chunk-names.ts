/** In place of `@generated/routesChunkNames`: names of the chunks of each route. Filled in by `toRoute`. */
import type {ChunkNames} from '@site/src/plugins/site-map/types';
import type {RouteConfig} from 'react-router-config';

const chunkNames: Record<string, ChunkNames> = {};

export default chunkNames;

/** Whether a route draws a document, whose static parts are in a file of their own (src/client/static-content). */
export function isDocument({key}: RouteConfig): boolean {
  const chunks = chunkNames[String(key)];
  // A page of its own has the same content, but stands alone.
  return typeof chunks === 'object' && 'content' in chunks && !('__context' in chunks);
}
