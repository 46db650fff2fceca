import {useLocation} from '@docusaurus/router';
import {useEffect, type RefObject} from 'react';

/**
 * Marks the row that the address names. `:target` does it on a fresh page, but not after a link inside the site: there
 * the address changes without a navigation.
 * @param table the table whose rows carry ids
 * @param reveal called when the row is hidden, to bring it back at once
 */
export function useTargetRow(table: RefObject<HTMLTableElement>, reveal: () => void): void {
  const {hash} = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    const row = id === '' ? null : document.getElementById(id);
    if (!row || !table.current?.contains(row)) {
      return undefined;
    }
    if (row.hidden) {
      reveal();
      row.scrollIntoView();
    }
    row.dataset.target = 'true';
    return () => {
      delete row.dataset.target;
    };
  }, [hash, table, reveal]);
}
