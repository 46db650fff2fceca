import type {DocSearchHit, StoredDocSearchHit} from '@docsearch/react';

declare global {
  interface Window {
    /** The service's click script, or the queue that it will read; exists only if click events are enabled. */
    aa?: (method: string, event: object, more: {headers: Record<string, string>}) => void;
  }

  interface Navigator {
    /** Set for readers who do not want to be tracked: https://w3c.github.io/gpc/. Not every browser has it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Returns whether clicks may be reported to the service: the site was built for it, and the reader's browser does not
 * forbid it.
 */
export const clicksAreTold = (isBuiltIn: boolean) => isBuiltIn && navigator.globalPrivacyControl !== true;

/**
 * Reports a click on the first result to the service. DocSearch 3.9.0 reports clicks on all other results, and Enter
 * on any result, but treats the index of the first, 0, as missing. If click events are disabled, results have no
 * query id and nothing is sent.
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
