import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import {preconnect} from 'react-dom';
import type {SearchThemeConfig} from '@site/src/config/search';
import {truncateQuery} from '../query-text';
import type {SearchClient} from '../types';

/** Interface of both engines, used by the dialog and the search page. */
export interface SearchEngine extends SearchClient {
  /** Preloads everything that the first query needs. */
  prepare(): void;
}

type LoadClient = () => Promise<SearchClient & {prepare?: () => void}>;

let loaded: ReturnType<LoadClient> | undefined;
/** The loaded client, kept so that queries can be passed on synchronously. */
let ready: SearchClient | undefined;

/**
 * Creates the client that the dialog and the search page share. If loading fails, the next query tries again.
 */
function createEngine(load: LoadClient): SearchEngine {
  const client = () =>
    (loaded ??= load().then(
      (made) => (ready = made),
      (error: unknown) => {
        loaded = undefined;
        throw error;
      },
    ));
  return {
    // The first query reports the error.
    prepare: () =>
      void client().then(
        ({prepare}) => prepare?.(),
        () => undefined,
      ),
    async search(request) {
      const requests = request?.requests?.map((one) => ({...one, query: truncateQuery(one.query ?? '')}));
      return (ready ?? (await client())).search({requests});
    },
  };
}

/**
 * Returns the search engine that the site's configuration selects. Only this module imports the engines. Both
 * imports are dynamic, so pages do not bundle either engine, and the browser loads only the selected one.
 */
export function useSearchEngine(): {config: SearchThemeConfig; engine: SearchEngine} {
  const {
    siteConfig: {themeConfig, baseUrl},
    siteMetadata: {docusaurusVersion},
  } = useDocusaurusContext();
  const config = themeConfig.algolia as SearchThemeConfig;
  const engine = useMemo(
    () =>
      createEngine(async () => {
        if (config.engine === 'embedded') {
          const {createEmbeddedClient} = await import(
            /* webpackChunkName: "search-engine" */ '../embedded/client'
          );
          return createEmbeddedClient({baseUrl});
        }
        preconnect(`https://${config.appId}-dsn.algolia.net`, {crossOrigin: 'anonymous'});
        const {createHostedClient} = await import(/* webpackChunkName: "hosted-search" */ '../hosted/client');
        return createHostedClient({...config, agents: {docsearch: '3.9.0', docusaurus: docusaurusVersion}});
      }),
    [config, baseUrl, docusaurusVersion],
  );
  return {config, engine};
}
