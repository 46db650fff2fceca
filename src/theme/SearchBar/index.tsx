/**
 * Upstream hash: sha256 c72557b2f23dfa9b89274741abfb80870040af49ddb8c081942812805e6d6c1c
 * Why: upstream puts the whole dialog into the bundle of every page, tells every browser to connect to the provider, and
 *   takes neither another engine nor a function for missing results.
 */
export {default} from '@site/src/search/ui/SearchBar';
