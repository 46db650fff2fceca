/**
 * Upstream hash: sha256 3159b566697aeaa0b3536b3d3bfa8c714094facc35829ef2d8b21393fdaf2693
 * Why: upstream always uses and names the hosted search service, waits forever for an answer, has no landmark before there are
 *   results, and is empty without JavaScript.
 */
export {default} from '@site/src/search/ui/SearchPage';
