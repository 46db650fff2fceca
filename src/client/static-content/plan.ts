/**
 * Which of a page's blocks are static parts, in their order, as text: `s` a static part, `i` something interactive. Each is
 * exactly one element of the page.
 */
export type Plan = string;

/** @returns the elements that a plan calls static; undefined when another number of them is there than the plan knows */
export function staticElements<E>(plan: Plan, elements: E[]): E[] | undefined {
  return elements.length === plan.length ? elements.filter((_, at) => plan[at] === 's') : undefined;
}

/** What the browser fetches to render a page reached by a link. */
export interface PartsFile {
  /** The same as in the page's script: both are of one build. */
  key: string;
  /** HTML of each static part. */
  parts: string[];
  scripts: PageScripts;
}

/** Where a page's compiled module is. */
export interface PageScripts {
  /** The number that the bundler gave it. */
  module: string | number;
  /** Names of all chunks that it needs, its own among them. */
  chunks: string[];
}

/**
 * Where it lies below the folder of the site.
 * @param page path of the page without slashes at its ends
 */
export const partsFile = (page: string): string => `parts/${page}.json`;
