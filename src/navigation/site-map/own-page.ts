import type {OwnPage} from '@site/src/plugins/site-map/types';

declare global {
  // Set by the page's own script (src/plugins/site-map); a page for every unknown address has none.
  var ftbPage: OwnPage | undefined;
}

/** What the first page says of itself. Scripts of later pages say the same of theirs, too late to be asked. */
export const ownPage = globalThis.ftbPage;
