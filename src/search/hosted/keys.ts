/** Environment variable with the key that may write. The build never reads it, so no page can carry it. */
export const writeKeyVariable = 'ALGOLIA_WRITE_KEY';

export interface Keys {
  appId: string;
  indexName: string;
  writeKey: string;
}

/**
 * Keys for an upload, from the environment.
 * @returns undefined when none is set at all
 * @throws Error that names what is missing, or when the key that pages carry is also the one that writes
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
        'dashboard under API keys, and belongs in the environment only.',
    );
  }
  if (writeKey === env.ALGOLIA_API_KEY?.trim()) {
    throw new Error(
      `${writeKeyVariable} and ALGOLIA_API_KEY are the same key. Every page carries ALGOLIA_API_KEY: whoever reads the ` +
        'site could delete the index. Use a key that may only search there.',
    );
  }
  return {appId, indexName, writeKey};
}
