import type {DocSearchHit} from '@docsearch/react';

/** A result that knows how the line is drawn that ties it to its page. */
export interface HitInTree extends DocSearchHit {
  /** Whether the line goes on to the next result. */
  goesOn?: boolean;
  /** The page among the results that it is part of. */
  __docsearch_parent?: DocSearchHit | null;
}

/**
 * Marks where the line beside the results of one page goes on and where it ends: before the page itself, and after all.
 * @param items results of one page, in the order they are shown
 */
export function markTree(items: DocSearchHit[]): HitInTree[] {
  return items.map((item, place) => {
    const next = items[place + 1];
    return {...item, goesOn: next !== undefined && next.type !== 'lvl1'};
  });
}
