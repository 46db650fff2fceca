import type {SearchThemeConfig} from '../../config/search';
import type {EmbeddedClient} from '../embedded/client';
import type {SearchClient} from '../types';

/** The one place that knows which engine answers; dialog and search page are given a client. */
export interface SearchEngine extends SearchClient {
  /** Fetches early what the first question will need. */
  prepare(): void;
}

let embedded: Promise<EmbeddedClient> | undefined;

/** Loads the embedded engine's client; its code is not in the first bundle. */
function loadEmbedded(baseUrl: string): Promise<EmbeddedClient> {
  embedded ??= import('../embedded/client').then(
    ({createEmbeddedClient}) => createEmbeddedClient({baseUrl}),
    (error: unknown) => {
      embedded = undefined;
      throw Object.assign(new Error('The search could not be loaded.', {cause: error}), {name: 'RetryError'});
    },
  );
  return embedded;
}

/** The embedded engine; both interfaces share one. */
export function embeddedEngine(baseUrl: string): SearchEngine {
  return {
    prepare: () =>
      void loadEmbedded(baseUrl).then(
        (client) => client.prepare(),
        () => undefined,
      ),
    search: async (request) => (await loadEmbedded(baseUrl)).search(request),
  };
}

/**
 * The engine that the configuration names, for an interface that brings no client of its own.
 * The hosted one is the provider's stock client.
 */
export function configuredEngine({engine, appId, apiKey}: SearchThemeConfig, baseUrl: string): SearchEngine {
  if (engine === 'embedded') {
    return embeddedEngine(baseUrl);
  }
  const client = () => import('algoliasearch/lite').then(({liteClient}) => liteClient(appId, apiKey));
  let loaded: ReturnType<typeof client> | undefined;
  return {
    prepare: () => undefined,
    search: async (request) => (await (loaded ??= client())).search(request as never) as never,
  };
}
