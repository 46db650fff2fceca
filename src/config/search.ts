/** Which engine answers the search, and how the search behaves. `src/search/README.md` explains the two engines. */

/** What the browser knows of the search: `themeConfig.algolia`. */
export interface SearchThemeConfig {
  /** `embedded`: an index built with the site. `hosted`: the provider that the keys belong to. */
  engine: 'embedded' | 'hosted';
  appId: string;
  /** The key that may only search. */
  apiKey: string;
  /** Names the index, and the reader's store of recent and favourite searches. */
  indexName: string;
  /** Results of the current language and docs version only. */
  contextualSearch: boolean;
  /** Results shown of each group. */
  maxResultsPerGroup: number;
  /**
   * Tells the provider which result was opened ('Item Selected'), unless the reader's browser forbids it (Global Privacy
   * Control). It loads a script of the provider's.
   */
  insights: boolean;
  searchPagePath: string;
}

/** Environment variables that switch to the hosted engine; all three or none. */
const hostedVariables = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/** Longest query, in characters; DocSearch's dialog has the same limit built in. */
export const maxQueryLength = 64;

/**
 * The search as the environment asks for it.
 * @param env environment variables; `ALGOLIA_INSIGHTS=true` turns click events on where the hosted engine answers
 * @returns the embedded engine when none of `hostedVariables` is set
 * @throws Error when only some of them are set, or ALGOLIA_INSIGHTS is neither true nor false
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
  // The theme insists on keys; the embedded engine has none.
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
  const asked = value.trim();
  if (!['', 'true', 'false'].includes(asked)) {
    throw new Error(
      `ALGOLIA_INSIGHTS is "${asked}". Write true to tell the search service which result was opened, or leave it out.`,
    );
  }
  return asked === 'true';
}
