import type {History} from 'history';
import styles from './styles.module.css';
import {rowFilter} from './useRowFilter';
import {markRow} from './useTargetRow';

/** What the box around a table's filter and rows is found by. */
export const boxSelector = `.${styles.box}`;

/**
 * Brings a table to life that stands in the page, whatever drew it: its filter, and the mark on the row that the address
 * names.
 * @param box what `DataTable` draws
 * @returns ends it
 */
export function connectTable(box: Element, history: Pick<History, 'location' | 'listen'>): () => void {
  const table = box.querySelector('table');
  const input = box.querySelector<HTMLInputElement>(`.${styles.filter} input`);
  const status = box.querySelector(`.${styles.left}`);
  const {apply, stop} = rowFilter(
    () => table,
    () => input,
  );
  const total = table?.querySelectorAll('tr[id]').length;
  const filter = () => {
    const left = apply();
    if (status) {
      status.textContent = left === undefined ? '' : `${left} of ${total} left`;
    }
  };
  const clear = () => {
    if (input) {
      input.value = '';
    }
    filter();
  };
  // What was typed before the page came alive counts as well.
  if (input?.value) {
    filter();
  }
  input?.addEventListener('input', filter);
  let unmark = markRow(table, history.location.hash, clear);
  const unlisten = history.listen(({hash}) => {
    unmark?.();
    unmark = markRow(table, hash, clear);
  });
  return () => {
    stop();
    input?.removeEventListener('input', filter);
    unlisten();
    unmark?.();
  };
}
