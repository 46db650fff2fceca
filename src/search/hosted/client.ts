import {liteClient} from 'algoliasearch/lite';
import type {SearchMethodParams} from 'algoliasearch/lite';
import type {SearchClient, SearchResponse} from '../types';
import {createHostsCache} from './hosts';

interface Options {
  appId: string;
  /** Search-only API key. */
  apiKey: string;
  /** Names and versions of the calling programs, for the service's statistics. */
  agents: Record<string, string>;
}

/**
 * Creates the service's official client. If a host is down or slow, the client tries the next host and
 * avoids the failed one for two minutes. The keys are sent as headers, as the service recommends for every
 * client except its prebuilt browser bundle.
 */
export function createHostedClient({appId, apiKey, agents}: Options): SearchClient {
  const client = liteClient(appId, apiKey, {authMode: 'WithinHeaders', hostsCache: createHostsCache()});
  Object.entries(agents).forEach(([segment, version]) => client.addAlgoliaAgent(segment, version));
  return {
    search: async (request) => (await client.search(request as SearchMethodParams)) as SearchResponse,
  };
}
