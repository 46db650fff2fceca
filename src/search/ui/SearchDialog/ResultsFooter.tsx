import Link from '@docusaurus/Link';
import type {DocSearchModalProps} from '@docsearch/react';
import {truncateQuery} from '../../query-text';

/** @returns what stands below the results: a link to all of them, on the search page */
export function resultsFooter(
  createSearchLink: (query: string) => string,
  onClose: () => void,
): NonNullable<DocSearchModalProps['resultsFooterComponent']> {
  return function ResultsFooter({state}) {
    return (
      <Link to={createSearchLink(truncateQuery(state.query))} onClick={onClose}>
        See all {String(state.context.nbHits)} results
      </Link>
    );
  };
}
