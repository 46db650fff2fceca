/**
 * Upstream hash: sha256 c72557b2f23dfa9b89274741abfb80870040af49ddb8c081942812805e6d6c1c
 * Why: upstream adds the whole dialog to the bundle of every page, makes every browser connect to the search
 *   service, and supports neither another engine nor a custom screen without results.
 */
export {default} from '@site/src/search/ui/SearchBar';
