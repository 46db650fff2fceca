/** Environment variable with the key that may write. The build never reads it, so it cannot get into a page. */
export const writeKeyVariable = 'ALGOLIA_WRITE_KEY';

export interface Keys {
  appId: string;
  indexName: string;
  writeKey: string;
}

/**
 * Reads the keys for an upload from the environment.
 * @returns undefined if none is set
 * @throws Error that names the missing keys, or if the key for searching is also the write key
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
      `${missing.join(' and ')} not set. An upload needs ${needed.join(', ')}; the write key is in the service's ` +
        'dashboard under API keys; set it only in the environment of the upload.',
    );
  }
  if (writeKey === env.ALGOLIA_API_KEY?.trim()) {
    throw new Error(
      `${writeKeyVariable} and ALGOLIA_API_KEY are the same key. Every page contains ALGOLIA_API_KEY, so any reader ` +
        'could delete the index. Set ALGOLIA_API_KEY to a key that may only search.',
    );
  }
  return {appId, indexName, writeKey};
}
