import {useLocation} from '@docusaurus/router';
import {useEffect, type RefObject} from 'react';

/**
 * Marks the row that the address names. `:target` does it on a fresh page, but not after a link inside the site: there
 * the address changes without a navigation.
 * @param table the table whose rows carry ids
 * @param hash of the address, with its sign
 * @param reveal called when the row is hidden, to bring it back at once
 * @returns takes the mark away; nothing when the address names no row of the table
 */
export function markRow(
  table: HTMLTableElement | null,
  hash: string,
  reveal: () => void,
): (() => void) | undefined {
  const id = decodeURIComponent(hash.slice(1));
  const row = id === '' ? null : document.getElementById(id);
  if (!row || !table?.contains(row)) {
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
}

/** The same for a component. */
export function useTargetRow(table: RefObject<HTMLTableElement | null>, reveal: () => void): void {
  const {hash} = useLocation();
  useEffect(() => markRow(table.current, hash, reveal), [hash, table, reveal]);
}
