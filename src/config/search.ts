/** Search settings. `src/search/README.md` describes the two engines. */

/** Search settings for the browser (`themeConfig.algolia`). */
export interface SearchThemeConfig {
  /**
   * `embedded`: an index that is built with the site. `hosted`: the search service selected by `appId` and
   * `apiKey`.
   */
  engine: 'embedded' | 'hosted';
  appId: string;
  /** Search-only API key. */
  apiKey: string;
  /** Name of the index; also part of the storage keys for recent and favourite searches. */
  indexName: string;
  /** Whether to limit results to the current language and docs version. */
  contextualSearch: boolean;
  maxResultsPerGroup: number;
  /**
   * Whether to report opened results to the search service ('Item Selected'), which loads a script from the
   * service. Nothing is sent if the reader's browser sends the Global Privacy Control signal.
   */
  insights: boolean;
  searchPagePath: string;
}

/** Environment variables for the hosted engine; set all three or none. */
const hostedVariables = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/** Longest query in characters. DocSearch's dialog hard-codes the same limit. */
export const maxQueryLength = 64;

/**
 * Reads the search settings from environment variables.
 * @param env environment variables; `ALGOLIA_INSIGHTS=true` enables click events for the hosted engine
 * @returns settings for the hosted engine if all of `hostedVariables` are set, or for the embedded engine if none is
 * @throws Error if only some of them are set, or if ALGOLIA_INSIGHTS is neither true nor false
 */
export function searchConfig(env: Record<string, string | undefined> = process.env): SearchThemeConfig {
  const behaviour = {contextualSearch: true, maxResultsPerGroup: 5, searchPagePath: 'search'};
  const [appId, apiKey, indexName] = hostedVariables.map((name) => env[name]?.trim() ?? '');
  if (appId && apiKey && indexName) {
    return {
      ...behaviour,
      engine: 'hosted',
      appId,
      apiKey,
      indexName,
      insights: readInsights(env.ALGOLIA_INSIGHTS),
    };
  }
  if (appId || apiKey || indexName) {
    const missing = hostedVariables.filter((name) => !env[name]?.trim());
    throw new Error(
      `Hosted search needs ${hostedVariables.join(', ')}; not set: ${missing.join(', ')}. ` +
        'Set all three, or unset all three to use the index that is built with the site.',
    );
  }
  // The theme's schema requires these keys although the embedded engine does not use them.
  return {
    ...behaviour,
    engine: 'embedded',
    appId: 'embedded',
    apiKey: 'none',
    indexName: 'docs',
    insights: false,
  };
}

function readInsights(value = ''): boolean {
  const setting = value.trim();
  if (!['', 'true', 'false'].includes(setting)) {
    throw new Error(
      `ALGOLIA_INSIGHTS is "${setting}". Write true to report which results were opened, or false.`,
    );
  }
  return setting === 'true';
}
