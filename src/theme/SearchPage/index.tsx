/**
 * Upstream hash: sha256 3159b566697aeaa0b3536b3d3bfa8c714094facc35829ef2d8b21393fdaf2693
 * Why: upstream only works with the hosted search service, waits indefinitely for a response, has no landmark
 *   before results arrive, and is empty without JavaScript.
 */
export {default} from '@site/src/search/ui/SearchPage';
