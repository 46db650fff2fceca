/** Settings of the search. `src/search/README.md` explains the two engines. */

/** The search settings that the browser gets: `themeConfig.algolia`. */
export interface SearchThemeConfig {
  /** `embedded`: an index that is built with the site. `hosted`: the search service that the keys belong to. */
  engine: 'embedded' | 'hosted';
  appId: string;
  /** Search-only key. */
  apiKey: string;
  /** Name of the index, and part of the storage keys for recent and favourite searches. */
  indexName: string;
  /** Whether results are limited to the current language and docs version. */
  contextualSearch: boolean;
  maxResultsPerGroup: number;
  /**
   * Whether the service is told which result was opened ('Item Selected'). The browser then loads a script of the service.
   * Nothing is sent if the reader's browser forbids it (Global Privacy Control).
   */
  insights: boolean;
  searchPagePath: string;
}

/** Environment variables that switch to the hosted engine; all three or none. */
const hostedVariables = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/** Longest query, in characters. DocSearch's dialog has the same limit built in. */
export const maxQueryLength = 64;

/**
 * Reads the settings of the search from the environment.
 * @param env environment variables; `ALGOLIA_INSIGHTS=true` turns on click events of the hosted engine
 * @returns the embedded engine if none of `hostedVariables` is set
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
      `Hosted search needs ${hostedVariables.join(', ')}; ${missing.join(' and ')} not set. ` +
        'Set all three, or none of them to search with the index that is built with the site.',
    );
  }
  // The theme's schema requires keys, which the embedded engine does not use.
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
      `ALGOLIA_INSIGHTS is "${setting}". Write true to tell the search service which result was opened, or leave it out.`,
    );
  }
  return setting === 'true';
}
