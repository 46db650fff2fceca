import type {History} from 'history';
import {filterRows, hasWords} from './filterRows';
import styles from './styles.module.css';
import {markRow} from './useTargetRow';

/** What the box around a table's filter and rows is found by. */
export const boxSelector = `.${styles.box}`;

/**
 * Attaches to a table whatever rendered it, its filter and the mark on the row that the address names.
 * @param box what `DataTable` renders
 * @returns ends it
 */
export function connectTable(box: Element, history: Pick<History, 'location' | 'listen'>): () => void {
  const table = box.querySelector('table');
  const input = box.querySelector<HTMLInputElement>(`.${styles.filter} input`);
  const status = box.querySelector(`.${styles.left}`);
  const total = table?.querySelectorAll('tr[id]').length;
  const filter = () => {
    const left = filterRows(table, hasWords(input?.value ?? ''));
    if (status) {
      status.textContent = input?.value.trim() ? `${left} of ${total} left` : '';
    }
  };
  const clear = () => {
    if (input) {
      input.value = '';
    }
    filter();
  };
  // What was typed before hydration counts as well.
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
    input?.removeEventListener('input', filter);
    unlisten();
    unmark?.();
  };
}
