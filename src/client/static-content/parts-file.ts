/** What the browser fetches to render a page reached by a link. */
export interface PartsFile {
  /** The same as in the page's script: both are of one build. */
  key: string;
  /** HTML of each static part. */
  parts: string[];
}

/**
 * Where it lies below the folder of the site.
 * @param page path of the page without slashes at its ends
 */
export const partsFile = (page: string): string => `parts/${page}.json`;
