/**
 * Where the static parts of a page are, below the folder of the site.
 * @param page path of the page without slashes at its ends
 */
export const partsFile = (page: string): string => `parts/${page}.json`;
