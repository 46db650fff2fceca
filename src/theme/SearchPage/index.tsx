/**
 * Upstream hash: sha256 3159b566697aeaa0b3536b3d3bfa8c714094facc35829ef2d8b21393fdaf2693
 * Why: upstream creates its own client of the provider, names the provider whoever answers, waits forever when no answer
 *   comes, has no landmark until there are results, and is an empty page without JavaScript.
 */
export {default} from '@site/src/search/ui/SearchPage';
