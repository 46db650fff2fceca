/**
 * Name of the environment variable with the write key. The build never reads this variable, so the key cannot end up
 * in a page.
 */
export const writeKeyVariable = 'ALGOLIA_WRITE_KEY';

export interface Keys {
  appId: string;
  indexName: string;
  writeKey: string;
}

/**
 * Reads the keys for an upload from the environment.
 * @returns undefined if no key is set
 * @throws Error if some keys are missing, or if the search key is also the write key
 */
export function readKeys(env: Record<string, string | undefined>): Keys | undefined {
  const needed = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', writeKeyVariable] as const;
  const [appId, indexName, writeKey] = needed.map((name) => env[name]?.trim() ?? '');
  if (!appId && !indexName && !writeKey) {
    return undefined;
  }
  if (!appId || !indexName || !writeKey) {
    const missing = needed.filter((name) => !env[name]?.trim());
    throw new Error(
      `Not set: ${missing.join(', ')}. An upload needs ${needed.join(', ')}. Copy the write key from the service's ` +
        'dashboard (API keys) and set it only for the upload.',
    );
  }
  if (writeKey === env.ALGOLIA_API_KEY?.trim()) {
    throw new Error(
      `${writeKeyVariable} and ALGOLIA_API_KEY are the same key. Every page contains ALGOLIA_API_KEY, so every reader ` +
        'could delete the index. Set ALGOLIA_API_KEY to a search-only key.',
    );
  }
  return {appId, indexName, writeKey};
}
