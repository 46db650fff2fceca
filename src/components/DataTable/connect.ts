import type {History} from 'history';
import {minecraftEvent} from '../../client/minecraft/script';
import {filterRows, hasWords, isShown} from './filterRows';
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
  const rows = Array.from(table?.querySelectorAll<HTMLTableRowElement>('tr[id]') ?? []);
  const filter = () => {
    const left = filterRows(table, hasWords(input?.value ?? ''));
    if (status) {
      status.textContent = input?.value.trim() ? `${left} of ${rows.filter(isShown).length} left` : '';
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
  const refilter = () => input?.value && filter();
  input?.addEventListener('input', filter);
  addEventListener(minecraftEvent, refilter);
  let unmark = markRow(table, history.location.hash, clear);
  const unlisten = history.listen(({hash}) => {
    unmark?.();
    unmark = markRow(table, hash, clear);
  });
  return () => {
    input?.removeEventListener('input', filter);
    removeEventListener(minecraftEvent, refilter);
    unlisten();
    unmark?.();
  };
}
