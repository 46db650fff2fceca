import {liteClient} from 'algoliasearch/lite';
import type {SearchMethodParams} from 'algoliasearch/lite';
import type {SearchClient, SearchResponse} from '../types';
import {createHostsCache} from './hosts';

interface Options {
  appId: string;
  /** The key that may only search. */
  apiKey: string;
  /** Who asks, for the service's statistics: name and version. */
  agents: Record<string, string>;
}

/**
 * The service's own client: it tries the next host when one is down or slow and leaves a failed host alone for two
 * minutes. Its keys go into headers, as the service asks of everything but its stock browser build.
 */
export function createHostedClient({appId, apiKey, agents}: Options): SearchClient {
  const client = liteClient(appId, apiKey, {authMode: 'WithinHeaders', hostsCache: createHostsCache()});
  Object.entries(agents).forEach(([segment, version]) => client.addAlgoliaAgent(segment, version));
  return {
    search: async (request) => (await client.search(request as SearchMethodParams)) as SearchResponse,
  };
}
