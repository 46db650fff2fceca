import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {layOutInSteps} from './layOutInSteps';

/** What the filter box needs: what it last matched, and what to do when the reader types. */
export type RowFilter = {
  input: RefObject<HTMLInputElement>;
  /** Rows left, or undefined while nothing is typed. */
  left: number | undefined;
  apply: () => void;
};

/** Turns what was typed into a question about a row. */
export type RowQuestion = (query: string) => (row: HTMLTableRowElement) => boolean;

const rowsOf = (table: HTMLElement) => Array.from(table.querySelectorAll<HTMLTableRowElement>('tr[id]'));

/** Every typed word stands somewhere in the row. */
const hasWords: RowQuestion = (query) => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return (row) => {
    const text = (row.textContent ?? '').toLowerCase();
    return words.every((word) => text.includes(word));
  };
};

/**
 * Hides rows that lack a typed word. Works on the rows as they stand in the page, whatever drew them: hiding some of
 * three hundred rows then costs no rendering.
 * @param table the table; rows with an id are filtered, a `tbody` without rows left is hidden with its heading and has
 *   their number as `--rows`
 * @param question which rows stay; default: those with every typed word. Must not change between renderings
 */
export function useRowFilter(
  table: RefObject<HTMLTableElement>,
  question: RowQuestion = hasWords,
): RowFilter {
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<number>();
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const apply = useCallback(() => {
    const query = (input.current?.value ?? '').trim();
    if (!table.current) {
      return;
    }
    const stays = question(query);
    let total = 0;
    let changed = false;
    const shown: HTMLElement[] = [];
    for (const body of Array.from(table.current.tBodies)) {
      let count = 0;
      for (const row of rowsOf(body)) {
        const hidden = query !== '' && !stays(row);
        count += hidden ? 0 : 1;
        // Touched only when it changes: the browser looks again at every row whose attribute is written.
        if (row.hidden !== hidden) {
          row.hidden = hidden;
          changed = true;
        }
      }
      if (body.hidden !== (count === 0)) {
        body.hidden = count === 0;
      }
      if (body.style.getPropertyValue('--rows') !== String(count)) {
        body.style.setProperty('--rows', String(count));
      }
      if (count > 0) {
        shown.push(body);
      }
      total += count;
    }
    if (changed) {
      stop.current();
      stop.current = layOutInSteps(shown);
    }
    setLeft(query === '' ? undefined : total);
  }, [table, question]);

  // What was typed before the page came alive counts as well.
  useEffect(apply, [apply]);
  return {input, left, apply};
}
