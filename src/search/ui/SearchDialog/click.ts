import type {DocSearchHit, StoredDocSearchHit} from '@docsearch/react';

declare global {
  interface Window {
    /**
     * The service's click script, or the queue that this script will process once it has loaded; undefined
     * if click events are disabled.
     */
    aa?: (method: string, event: object, more: {headers: Record<string, string>}) => void;
  }

  interface Navigator {
    /**
     * True if the reader has opted out of tracking (https://w3c.github.io/gpc/); undefined in browsers
     * without support.
     */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Returns whether clicks may be reported to the service: only if the build enables it and the reader's
 * browser does not send the Global Privacy Control signal.
 */
export const clicksAreTold = (isBuiltIn: boolean) => isBuiltIn && navigator.globalPrivacyControl !== true;

/**
 * Reports a click on the first result to the service. DocSearch 3.9.0 reports clicks on all other results
 * (and Enter on any result), but treats index 0 as a missing index. If click events are disabled, results
 * have no query id, and nothing is sent.
 */
export function reportFirstClick(hit: DocSearchHit | StoredDocSearchHit): void {
  const {appId, apiKey} = hit.__autocomplete_algoliaCredentials ?? {};
  if (hit.__autocomplete_id !== 0 || !hit.__autocomplete_queryID || !appId || !apiKey) {
    return;
  }
  window.aa?.(
    'clickedObjectIDsAfterSearch',
    {
      eventName: 'Item Selected',
      index: hit.__autocomplete_indexName,
      queryID: hit.__autocomplete_queryID,
      objectIDs: [hit.objectID],
      positions: [1],
    },
    {headers: {'X-Algolia-Application-Id': appId, 'X-Algolia-API-Key': apiKey}},
  );
}
