import type {SearchThemeConfig} from '@site/src/config/search';
import {truncateQuery} from '../query-text';
import type {SearchClient} from '../types';

/** What dialog and search page are given. They do not know which engine it is. */
export interface SearchEngine extends SearchClient {
  /** Fetches early what the first question will need. */
  prepare(): void;
}

interface Context {
  config: SearchThemeConfig;
  baseUrl: string;
  docusaurusVersion: string;
}

/** The one place that knows of both engines; neither is in the bundle of a page, and only one is ever loaded. */
function loadClient({
  config,
  baseUrl,
  docusaurusVersion,
}: Context): Promise<SearchClient & {prepare?: () => void}> {
  return config.engine === 'embedded'
    ? import('../embedded/client').then(({createEmbeddedClient}) => createEmbeddedClient({baseUrl}))
    : import('../hosted/client').then(({createHostedClient}) =>
        createHostedClient({...config, agents: {docsearch: '3.9.0', docusaurus: docusaurusVersion}}),
      );
}

/** Opens the connection, once, before the first question is asked. */
function preconnect(host: string): void {
  if (document.querySelector(`link[rel=preconnect][href="${host}"]`)) {
    return;
  }
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = host;
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}

let loaded: ReturnType<typeof loadClient> | undefined;
/** The same, once it is there: a question is then passed on at once. */
let ready: SearchClient | undefined;

/** The engine that the configuration names; both interfaces share its client. */
export function createEngine(context: Context): SearchEngine {
  const client = () => {
    loaded ??= loadClient(context).then(
      (made) => {
        ready = made;
        return made;
      },
      (error: unknown) => {
        loaded = undefined;
        throw new Error('The search could not be loaded.', {cause: error});
      },
    );
    return loaded;
  };
  return {
    prepare() {
      if (context.config.engine === 'hosted') {
        preconnect(`https://${context.config.appId}-dsn.algolia.net`);
      }
      client().then(
        ({prepare}) => prepare?.(),
        // It will be tried again, and reported, with the first question.
        () => undefined,
      );
    },
    async search(request) {
      const requests = request?.requests?.map((one) => ({...one, query: truncateQuery(one.query ?? '')}));
      return (ready ?? (await client())).search({requests});
    },
  };
}
