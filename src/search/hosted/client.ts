import {liteClient} from 'algoliasearch/lite';
import type {SearchMethodParams} from 'algoliasearch/lite';
import type {SearchClient, SearchResponse} from '../types';
import {createHostsCache} from './hosts';

interface Options {
  appId: string;
  /** The key that may only search. */
  apiKey: string;
  /** Programs and their versions, for the service's statistics. */
  agents: Record<string, string>;
}

/**
 * Creates the service's own client. It tries the next host when one is down or slow, and does not ask a failed host
 * again for two minutes. It sends the keys in headers, as the service recommends for all clients but its stock
 * browser build.
 */
export function createHostedClient({appId, apiKey, agents}: Options): SearchClient {
  const client = liteClient(appId, apiKey, {authMode: 'WithinHeaders', hostsCache: createHostsCache()});
  Object.entries(agents).forEach(([segment, version]) => client.addAlgoliaAgent(segment, version));
  return {
    search: async (request) => (await client.search(request as SearchMethodParams)) as SearchResponse,
  };
}
